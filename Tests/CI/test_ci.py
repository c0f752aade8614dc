"""Runs every shell step of the CI recipes, on a repository of its own, with the services' variables and programs faked.

The program is the one NAVDOCS names, .build/release/navdocs without it.
"""

import hashlib
import json
import os
import platform
import re
import shutil
import subprocess
import tarfile
from pathlib import Path

import pytest
import yaml
from program import NAVDOCS, ROOT

ACTION = yaml.safe_load((ROOT / "action.yml").read_text())
MARKER = "<!-- navdocs-diff -->"


@pytest.fixture
def repository(tmp_path):
    """Planets in a commit, and a second one that drops a way to a screen."""
    folder = tmp_path / "repository"
    shutil.copytree(ROOT / "Examples/Planets", folder)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    commit(folder)
    file = folder / "Sources/Settings/SettingsView.swift"
    text = file.read_text()
    assert "coordinator.route(to: .about)" in text
    file.write_text(text.replace("coordinator.route(to: .about)", "print()"))
    commit(folder)
    return folder


def git(folder, *words):
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    run = subprocess.run(["git", *identity, *words], cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.strip()


def commit(folder):
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "change")


def fake(folder, name, script):
    """A program of ours on PATH that stands in for another."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)


def environment(tmp_path, **variables):
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    return os.environ | {"PATH": path, "GIT_CONFIG_GLOBAL": "/dev/null"} | variables


def shell(script, folder, variables, arguments=("bash", "--noprofile", "--norc", "-eo", "pipefail", "-c")):
    return subprocess.run([*arguments, script], cwd=folder, env=variables, capture_output=True, text=True)


# GitHub Actions


class Job:
    """The steps of action.yml, run one by one with the values of `${{ … }}` told by the test."""

    def __init__(self, tmp_path, folder):
        self.tmp_path, self.folder = tmp_path, folder
        self.outputs = {}
        self.action = ROOT
        self.variables = {"GITHUB_REF": "refs/heads/main", "GITHUB_SHA": git(folder, "rev-parse", "HEAD")}
        self.summary = tmp_path / "summary"
        self.values = {
            "inputs.path": ".",
            "inputs.navdocs": str(NAVDOCS),
            "inputs.base-path": "",
            "inputs.version": "",
            "inputs.sha256": "",
            "inputs.download": "",
            "inputs.token": "secret",
            "inputs.base": "",
            "github.event.before": git(folder, "rev-parse", "HEAD~1"),
            "github.event.pull_request.number": "7",
            "steps.artifact.outputs.artifact-url": "https://example.org/artifact",
        }

    def value(self, expression):
        text = expression.group(1).strip()
        if text in self.values:
            return self.values[text]
        step, _, name = text.removeprefix("steps.").partition(".outputs.")
        return self.outputs.get(step, {})[name]

    def find(self):
        """The steps that find a navdocs where none has to be built."""
        run = self.run("Find or download navdocs")
        return run if run.returncode else self.run("Show the version of navdocs")

    def run(self, name):
        step = next(step for step in ACTION["runs"]["steps"] if step["name"] == name)
        assert step["shell"] == "bash"
        variables = {
            key: re.sub(r"\$\{\{(.*?)\}\}", self.value, value) for key, value in step.get("env", {}).items()
        }
        assert "${{" not in step["run"], "what others wrote must reach a shell as a variable"
        output = self.tmp_path / "output"
        output.write_text("")
        files = {
            "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(self.summary), "RUNNER_TEMP": str(self.tmp_path),
            "GITHUB_ACTION_PATH": str(self.action), "GITHUB_REPOSITORY": "owner/app", "GITHUB_SERVER_URL": "https://github.com",
        }
        run = shell(step["run"], self.folder, environment(self.tmp_path, **files, **self.variables, **variables))
        self.outputs[step.get("id", name)] = dict(line.split("=", 1) for line in output.read_text().splitlines())
        return run


def test_action_says_what_changed(tmp_path, repository):
    job = Job(tmp_path, repository)
    run = job.find()
    assert run.returncode == 0, run.stderr
    assert job.outputs["program"]["program"] == str(NAVDOCS)
    run = job.run("Compare the navigation")
    assert run.returncode == 0, run.stderr
    outputs = job.outputs["diff"]
    assert outputs["different"] == "true"
    assert outputs["headline"] == "1 screen can no longer be reached"
    assert job.summary.read_text().startswith(f"{MARKER}\n### 1 screen can no longer be reached\n")
    assert len(job.summary.read_bytes()) < 1 << 20
    assert Path(outputs["page"]).read_text().startswith("<!DOCTYPE html>")
    assert Path(outputs["comment"]).read_text().startswith(MARKER)


VERSION = subprocess.run([NAVDOCS, "--version"], capture_output=True, text=True).stdout.split()[1]
ARCHIVE = f"navdocs-{VERSION}-linux-{platform.machine()}"


@pytest.fixture
def releases(tmp_path):
    """A folder of releases, which a faked curl downloads from: in it is one that runs the navdocs of the tests."""
    folder = tmp_path / "releases" / f"v{VERSION}"
    fake(tmp_path / ARCHIVE / "bin", "navdocs", f'exec {NAVDOCS} "$@"')
    folder.mkdir(parents=True)
    with tarfile.open(folder / f"{ARCHIVE}.tar.gz", "w:gz") as archive:
        archive.add(tmp_path / ARCHIVE, ARCHIVE)
    digest = hashlib.sha256((folder / f"{ARCHIVE}.tar.gz").read_bytes()).hexdigest()
    (folder / "SHA256SUMS").write_text(f"{'0' * 64}  another.tar.gz\n{digest}  {ARCHIVE}.tar.gz\n")
    fake(
        tmp_path / "bin", "curl",
        f'while [ "$1" != --output ]; do shift; done\necho "$3" >> {tmp_path}/downloads\ncp "{tmp_path}/releases/${{3#*/download/}}" "$2"',
    )
    return folder


def released(tmp_path, repository, ref="v1"):
    """A job that uses the action at some revision."""
    job = Job(tmp_path, repository)
    job.values["inputs.navdocs"] = ""
    job.action = tmp_path / "_actions/owner/navdocs" / ref
    job.action.parent.mkdir(parents=True)
    job.action.symlink_to(ROOT)
    return job


needs_none = pytest.mark.skipif(shutil.which("navdocs") is not None, reason="navdocs is installed here")


@needs_none
@pytest.mark.parametrize("ref", ["v1", "v0.1.0", "4f2c91a" + "0" * 33])
def test_action_downloads_the_release_that_belongs_to_it(tmp_path, repository, releases, ref):
    job = released(tmp_path, repository, ref)
    run = job.find()
    assert run.returncode == 0 and run.stdout == f"navdocs {VERSION}\n", run.stderr
    assert job.outputs["program"]["program"] == str(tmp_path / "navdocs" / ARCHIVE / "bin/navdocs")
    address = f"https://github.com/owner/navdocs/releases/download/v{VERSION}"
    assert (tmp_path / "downloads").read_text() == f"{address}/{ARCHIVE}.tar.gz\n{address}/SHA256SUMS\n"
    # What was downloaded once is used again.
    assert job.find().returncode == 0
    assert len((tmp_path / "downloads").read_text().splitlines()) == 2


@needs_none
@pytest.mark.parametrize("pinned", [False, True])
def test_action_uses_nothing_with_another_checksum(tmp_path, repository, releases, pinned):
    job = released(tmp_path, repository)
    if pinned:
        job.values["inputs.sha256"] = "0" * 64
    else:
        (releases / "SHA256SUMS").write_text(f"{'0' * 64}  {ARCHIVE}.tar.gz\n")
    run = job.run("Find or download navdocs")
    assert run.returncode == 2
    assert run.stderr == f"{ARCHIVE}.tar.gz isn't used, because its checksum isn't the expected one: {'0' * 64}\n"
    assert list((tmp_path / "navdocs").iterdir()) == []


@needs_none
@pytest.mark.parametrize("ref, version", [("main", ""), ("v1", "none"), ("v1", "99.0")])
def test_action_builds_navdocs_where_there_is_no_release(tmp_path, repository, releases, ref, version):
    fake(tmp_path / "bin", "swift", "echo Swift")
    job = released(tmp_path, repository, ref)
    job.values["inputs.version"] = version
    run = job.run("Find or download navdocs")
    assert run.returncode == 0, run.stderr
    assert job.outputs["find"]["program"] == ""
    assert re.fullmatch("navdocs-[0-9a-f]{40}", job.outputs["find"]["key"])
    steps = {step.get("id", step["name"]): step for step in ACTION["runs"]["steps"]}
    assert steps["cache"]["with"]["path"] == "${{ runner.temp }}/navdocs-built"
    assert "--bundle" in steps["Build navdocs"]["run"] and '"$RUNNER_TEMP/navdocs-built"' in steps["Build navdocs"]["run"]
    # What the cache or the build put there is what is run.

    fake(tmp_path / "navdocs-built/bin", "navdocs", f'exec {NAVDOCS} "$@"')
    assert job.run("Show the version of navdocs").stdout == f"navdocs {VERSION}\n"


def test_action_goes_on_where_the_source_was_moved(tmp_path, repository):
    git(repository, "mv", "Sources", "Code")
    commit(repository)
    job = Job(tmp_path, repository)
    job.values |= {"inputs.path": "Code", "github.event.before": git(repository, "rev-parse", "HEAD~2")}
    job.find()
    run = job.run("Compare the navigation")
    assert run.returncode == 0 and run.stdout.startswith("::notice::nothing to compare with"), run.stderr
    assert job.outputs["diff"] == {"different": "false"}
    job.values["inputs.base-path"] = "Sources"
    run = job.run("Compare the navigation")
    assert run.returncode == 0, run.stderr
    assert job.outputs["diff"]["headline"] == "1 screen can no longer be reached"


def test_action_fetches_a_base_that_is_not_there(tmp_path, repository):
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--depth", "1", repository.as_uri(), str(clone))
    git(repository, "config", "uploadpack.allowAnySHA1InWant", "true")
    job = Job(tmp_path, repository)
    job.folder = clone
    assert job.find().returncode == 0
    run = job.run("Compare the navigation")
    assert run.returncode == 0, run.stderr
    assert job.outputs["diff"]["different"] == "true"


@pytest.fixture
def merged(tmp_path, repository):
    """A pull request that renames a destination, and its merge with `main`, where a screen was lost since."""
    git(repository, "checkout", "--quiet", "-b", "topic", "HEAD~1")
    rename(repository)
    commit(repository)
    git(repository, "checkout", "--quiet", "--detach", "main")
    git(repository, "merge", "--quiet", "--no-ff", "--message", "merge", "topic")
    git(repository, "update-ref", "refs/pull/7/merge", "HEAD")
    git(repository, "config", "uploadpack.allowAnySHA1InWant", "true")
    return repository


def rename(folder):
    replace(folder / "Sources/Home/HomeCoordinator.swift", "func gallery(", "func photos(")
    replace(folder / "Sources/Home/PlanetView.swift", ".gallery(", ".photos(")


def replace(file, old, new):
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


@pytest.mark.parametrize("checked_out", ["refs/pull/7/merge", "topic"])
def test_action_tells_of_a_pull_request_only_what_it_changes(tmp_path, merged, checked_out):
    clone = tmp_path / "clone"
    git(tmp_path, "init", "--quiet", str(clone))
    git(clone, "remote", "add", "origin", merged.as_uri())
    git(clone, "fetch", "--quiet", "--no-tags", "--depth=1", "origin", checked_out)
    git(clone, "checkout", "--quiet", "--detach", "FETCH_HEAD")
    job = Job(tmp_path, merged)
    job.folder = clone
    # What was there before is known too where somebody pushed to the pull request.
    job.values["github.event.before"] = git(merged, "rev-parse", "topic~1")
    job.variables |= {"GITHUB_REF": "refs/pull/7/merge", "GITHUB_BASE_REF": "main"}
    assert job.find().returncode == 0
    run = job.run("Compare the navigation")
    assert run.returncode == 0, run.stderr
    comment = Path(job.outputs["diff"]["comment"]).read_text()
    assert "photos" in comment and "AboutView" not in comment
    assert job.outputs["diff"]["headline"] == "1 destination renamed"


def test_action_has_nothing_to_say_of_a_first_push(tmp_path, repository):
    job = Job(tmp_path, repository)
    job.find()
    job.values["github.event.before"] = "0" * 40
    run = job.run("Compare the navigation")
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("::notice::")
    assert job.outputs["diff"] == {"different": "false"}


@pytest.mark.parametrize("known, method", [("", "POST"), ("42", "PATCH")])
def test_action_keeps_one_comment(tmp_path, repository, known, method):
    calls = tmp_path / "calls"
    fake(tmp_path / "bin", "gh", f'printf "%s\\n" "$*" >> {calls}\ncase "$*" in *--jq*) printf "%s" "{known}" ;; esac')
    job = Job(tmp_path, repository)
    job.find()
    job.run("Compare the navigation")
    run = job.run("Update the comment")
    assert run.returncode == 0, run.stderr
    comment = job.outputs["diff"]["comment"]
    target = "repos/owner/app/issues/comments/42" if known else "repos/owner/app/issues/7/comments"
    assert calls.read_text().splitlines()[-1] == f"api --silent --method {method} {target} -F body=@{comment}"
    assert Path(comment).read_text().endswith("[Open the page](https://example.org/artifact)\n")
    assert Path(comment).stat().st_size < 65_536


def test_action_goes_on_where_it_may_not_comment(tmp_path, repository):
    fake(tmp_path / "bin", "gh", 'case "$*" in *--jq*) ;; *) exit 1 ;; esac')
    job = Job(tmp_path, repository)
    job.find()
    job.run("Compare the navigation")
    run = job.run("Update the comment")
    assert run.returncode == 0, run.stderr
    assert "::notice::no comment" in run.stdout


def test_action_checks_the_rules(tmp_path, repository):
    job = Job(tmp_path, repository)
    job.find()
    run = job.run("Check for navigation problems")
    assert run.returncode in (0, 1), run.stderr
    *annotations, count = run.stdout.splitlines()
    assert annotations and all(line.startswith("::") for line in annotations), run.stdout
    assert count.startswith(f"{len(annotations)} findings")


def test_workflow_uses_the_inputs_there_are():
    workflow = yaml.safe_load((ROOT / "docs/ci/github-workflow.yml").read_text())
    steps = workflow["jobs"]["navigation"]["steps"]
    use = next(step for step in steps if "navdocs@" in step.get("uses", ""))
    assert set(use["with"]) <= set(ACTION["inputs"])
    assert workflow["permissions"]["pull-requests"] == "write"
    for step in steps:
        if "run" in step:
            assert subprocess.run(["bash", "-n", "-c", step["run"]]).returncode == 0


# GitLab CI


GITLAB = yaml.safe_load((ROOT / "docs/ci/gitlab-ci.yml").read_text())


def gitlab(tmp_path, repository, **variables):
    known = environment(
        tmp_path, **{"CI_MERGE_REQUEST_EVENT_TYPE": "detached"} | variables, CI_MERGE_REQUEST_DIFF_BASE_SHA=git(repository, "rev-parse", "HEAD~1"), NAVDOCS_SOURCES=".",
        CI_API_V4_URL="https://gitlab.example.org/api/v4", CI_PROJECT_ID="1", CI_MERGE_REQUEST_IID="7",
    )
    fake(tmp_path / "bin", "navdocs", f'exec {NAVDOCS} "$@"')
    changes, quality = GITLAB["navigation"], GITLAB["navigation-quality"]
    for script in changes["script"] + quality["script"]:
        run = shell(script, repository, known)
        assert run.returncode == 0 or script.startswith("navdocs check") and run.returncode == 1, run.stderr
    for path in changes["artifacts"]["paths"]:
        assert (repository / path).is_file()
    reports = quality["artifacts"]["reports"]
    issues = json.loads((repository / reports["codequality"]).read_text())
    assert issues and all((repository / issue["location"]["path"]).is_file() for issue in issues)
    assert (repository / reports["junit"]).read_text().startswith("<?xml")


def test_gitlab_has_a_report_of_the_default_branch_to_compare_with():
    rules = [rule["if"] for rule in GITLAB["navigation-quality"]["rules"]]
    assert "$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH" in rules
    assert GITLAB[".navdocs"]["image"] and all(GITLAB[name]["extends"] == ".navdocs" for name in GITLAB if name != ".navdocs")


@pytest.mark.parametrize("right", [True, False])
def test_gitlab_verifies_the_release(tmp_path, repository, releases, right):
    variables = {name: str(value) for name, value in GITLAB[".navdocs"]["variables"].items()}
    if not right:
        (releases / "SHA256SUMS").write_text(f"{'0' * 64}  {ARCHIVE}.tar.gz\n")
    script = "\n".join([*GITLAB[".navdocs"]["before_script"], "command -v navdocs"])
    run = shell(script, repository, environment(tmp_path, **variables))
    if right:
        assert run.returncode == 0, run.stderr
        assert run.stdout.splitlines()[-1] == f"{repository}/.navdocs/{ARCHIVE}/bin/navdocs"
    else:
        assert run.returncode != 0 and "command" not in run.stdout


def test_gitlab_goes_on_where_the_source_was_moved(tmp_path, repository):
    git(repository, "mv", "Sources", "Code")
    commit(repository)
    fake(tmp_path / "bin", "navdocs", f'exec {NAVDOCS} "$@"')
    known = {"CI_MERGE_REQUEST_DIFF_BASE_SHA": git(repository, "rev-parse", "HEAD~2"), "NAVDOCS_SOURCES": "Code"}
    run = shell(GITLAB["navigation"]["script"][0], repository, environment(tmp_path, **known))
    assert (run.returncode, run.stdout) == (0, "Nothing to compare with: the target has no folder Code\n"), run.stderr
    run = shell(GITLAB["navigation"]["script"][0], repository, environment(tmp_path, **known, NAVDOCS_BASE_SOURCES="Sources"))
    assert run.returncode == 0, run.stderr
    assert "1 screen can no longer be reached" in (repository / "navigation-diff.md").read_text()


def test_gitlab_keeps_the_page(tmp_path, repository):
    gitlab(tmp_path, repository)
    assert (repository / "navigation-diff.html").read_text().startswith("<!DOCTYPE html>")


def test_gitlab_tells_of_merged_results_only_what_the_branch_changes(tmp_path, merged):
    gitlab(tmp_path, merged, CI_MERGE_REQUEST_EVENT_TYPE="merged_result")
    note = (merged / "navigation-diff.md").read_text()
    assert "photos" in note and "AboutView" not in note


@pytest.mark.parametrize("known, method", [([], "POST"), ([{"id": 5, "body": f"{MARKER}\nold"}], "PUT")])
def test_gitlab_keeps_one_note(tmp_path, repository, known, method):
    calls = tmp_path / "calls"
    (tmp_path / "notes.json").write_text(json.dumps([{"id": 4, "body": "another"}, *known]))
    fake(
        tmp_path / "bin", "curl",
        f'printf "%s\\n" "$*" >> {calls}\ncase "$*" in *--request*) ;; *) cat {tmp_path / "notes.json"} ;; esac',
    )
    gitlab(tmp_path, repository, NAVDOCS_TOKEN="secret")
    last = calls.read_text().splitlines()[-1]
    assert f"--request {method} " in last
    notes = "https://gitlab.example.org/api/v4/projects/1/merge_requests/7/notes"
    assert last.endswith(f"body@navigation-diff.md {notes}{'/5' if known else ''}")


# Services that fetch navdocs with docs/ci/fetch-navdocs.sh


def fetching(clone, folder="Scripts"):
    """The script where a recipe looks for it."""
    (clone / folder).mkdir(exist_ok=True)
    shutil.copy(ROOT / "docs/ci/fetch-navdocs.sh", clone / folder)


def jenkins():
    text = (ROOT / "docs/ci/Jenkinsfile").read_text()
    assert text.count("{") == text.count("}")
    steps = re.findall(r"sh '''\n(.*?)'''", text, re.DOTALL)
    assert len(steps) == 2
    # The Git plug-in, which has the credentials, fetches the target: no step does.
    assert "credentialsId: remote.credentialsId" in text and not any("git fetch" in step for step in steps)
    return steps


def test_jenkins_steps_run(tmp_path, repository, releases):
    clone = tmp_path / "clone"
    git(repository, "branch", "target", "HEAD~1")
    git(tmp_path, "clone", "--quiet", str(repository), str(clone))
    fetching(clone)
    variables = environment(tmp_path, CHANGE_TARGET="target", SOURCES=".")
    run = shell(jenkins()[0], clone, variables, ("sh", "-e", "-c"))
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("1 screen can no longer be reached\n")
    assert "1 screen can no longer be reached" in (clone / "navigation/changes.html").read_text()
    run = shell(jenkins()[1], clone, variables, ("sh", "-e", "-c"))
    assert run.returncode in (0, 1), run.stderr
    assert (clone / "navigation-check.xml").read_text().startswith("<?xml")


def test_jenkins_tells_only_what_the_branch_changes(tmp_path, merged, releases):
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--branch", "topic", str(merged), str(clone))
    fetching(clone)
    variables = environment(tmp_path, CHANGE_TARGET="main", SOURCES=".")
    run = shell(jenkins()[0], clone, variables, ("sh", "-e", "-c"))
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("1 destination renamed\n")


def test_jenkins_goes_on_where_the_source_was_moved(tmp_path, repository, releases):
    git(repository, "branch", "target", "HEAD~1")
    git(repository, "mv", "Sources", "Code")
    commit(repository)
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", str(repository), str(clone))
    fetching(clone)
    for old, said in ("", ""), ("Sources", "1 screen can no longer be reached\n"):
        variables = environment(tmp_path, CHANGE_TARGET="target", SOURCES="Code", BASE_SOURCES=old)
        run = shell(jenkins()[0], clone, variables, ("sh", "-e", "-c"))
        assert run.returncode == 0, run.stderr
        assert run.stdout.startswith(said)
        assert (clone / "navigation/index.html").exists()
        shutil.rmtree(clone / "navigation")


def test_bitrise_step_runs(tmp_path, repository, releases):
    workflow = yaml.safe_load((ROOT / "docs/ci/bitrise.yml").read_text())["workflows"]["navigation"]
    step = next(step["script@1"] for step in workflow["steps"] if "script@1" in step)
    git(repository, "branch", "target", "HEAD~1")
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", str(repository), str(clone))
    fetching(clone)
    variables = {"NAVDOCS_SOURCES": ".", "BITRISEIO_GIT_BRANCH_DEST": "target", "BITRISE_DEPLOY_DIR": str(tmp_path), "HOME": str(tmp_path)}
    run = shell(step["inputs"][0]["content"], clone, environment(tmp_path, **variables), ("bash", "-c"))
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("1 screen can no longer be reached\n")
    assert (tmp_path / "navigation-diff.html").exists()


def test_xcode_cloud_script_runs(tmp_path, repository, releases):
    fetching(repository, "ci_scripts")
    script = shutil.copy(ROOT / "docs/ci/ci_post_clone.sh", repository / "ci_scripts")
    git(repository, "remote", "add", "origin", repository.as_uri())
    git(repository, "config", "uploadpack.allowAnySHA1InWant", "true")
    variables = {
        "CI_PRIMARY_REPOSITORY_PATH": str(repository), "TMPDIR": str(tmp_path),
        "CI_PULL_REQUEST_TARGET_COMMIT": git(repository, "rev-parse", "HEAD~1"),
    }
    run = subprocess.run([script], cwd=tmp_path, env=environment(tmp_path, **variables), capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("1 screen can no longer be reached\n") and ": warning: " in run.stdout


LANE = """
require "open3"
def desc(text) end
def sh(*words)
  output, status = Open3.capture2(*words)
  puts output
  abort unless status.success?
  output
end
"""
DANGER = """
Git = Struct.new(:base_commit)
def git = Git.new("HEAD~1")
def markdown(text) = puts("MARKDOWN", text)
def warn(text, file:, line:) = puts("WARN #{file}:#{line} #{text}")
def failure(text, **place) = puts("FAIL #{text}")
"""


def ruby(tmp_path, folder, text):
    program = tmp_path / "recipe.rb"
    program.write_text(text)
    return subprocess.run(["ruby", program], cwd=folder, env=environment(tmp_path), capture_output=True, text=True)


def test_lane_of_fastlane_runs(tmp_path, repository, releases):
    fetching(repository)
    (repository / "fastlane").mkdir()
    recipe = (ROOT / "docs/ci/Fastfile").read_text().replace("lane :navigation do", "@lane = proc do")
    run = ruby(tmp_path, repository / "fastlane", f'{LANE}{recipe}\n@lane.call({{ base: "HEAD~1" }})\n')
    assert run.returncode == 0, run.stderr
    assert "1 screen can no longer be reached" in run.stdout
    assert (repository / "navigation-diff.html").exists()


def test_danger_says_what_changes_and_what_is_wrong(tmp_path, repository, releases):
    fetching(repository)
    run = ruby(tmp_path, repository, DANGER + (ROOT / "docs/ci/Dangerfile").read_text())
    assert run.returncode == 0, run.stderr
    assert f"MARKDOWN\n{MARKER}" in run.stdout
    assert re.search(r"^WARN Sources/\S+:\d+ .* \(`[a-z-]+`\)$", run.stdout, re.MULTILINE)


def test_hooks_of_pre_commit_run(tmp_path, repository):
    hooks = {hook["id"]: hook for hook in yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text())}
    config = yaml.safe_load((ROOT / "docs/ci/pre-commit-config.yaml").read_text())["repos"][0]["hooks"]
    assert [hook["id"] for hook in config] == list(hooks)
    fake(tmp_path / "bin", "navdocs", f'exec {NAVDOCS} "$@"')
    for hook in config:
        # pre-commit puts the arguments behind the entry.
        words = hooks[hook["id"]]["entry"].split() + hook["args"]
        run = subprocess.run(words, cwd=repository, env=environment(tmp_path), capture_output=True, text=True)
        assert run.returncode == 0, run.stderr


def test_recipes_name_the_version_of_the_program():
    found = []
    for file in sorted((ROOT / "docs/ci").iterdir()):
        found += re.findall(r"NAVDOCS_VERSION(?::-|: )([\d.]+\d)|rev: v([\d.]+\d)", file.read_text())
    for page in [ROOT / "README.md", *(ROOT / "docs/guide").glob("*.md")]:
        found += re.findall(r"navdocs-(?:plugin-)?(\d[\d.]*\d)()", page.read_text())
    assert len(found) > 5 and {"".join(pair) for pair in found} == {VERSION}


# Hooks of git


def hook(repository, name):
    hooks = repository / ".git/hooks"
    hooks.mkdir(exist_ok=True)
    shutil.copy(ROOT / "Integrations/git-hooks" / name, hooks / name)


def run_git(repository, tmp_path, *words, **variables):
    identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
    variables = environment(tmp_path, NAVDOCS=str(NAVDOCS), **variables)
    return subprocess.run(["git", *identity, *words], cwd=repository, env=variables, capture_output=True, text=True)


def test_pre_commit_tells_what_is_staged_and_lets_it_pass(tmp_path, repository):
    hook(repository, "pre-commit")
    file = repository / "Sources/Home/HomeCoordinator.swift"
    file.write_text(file.read_text().replace("func gallery(", "func photos("))
    git(repository, "add", "--all")
    other = repository / "Sources/Search/SearchCoordinator.swift"
    other.write_text(other.read_text().replace("func filters(", "func choices("))
    run = run_git(repository, tmp_path, "commit", "--message", "change")
    assert run.returncode == 0, run.stderr
    assert "HomeCoordinator.photos" in run.stderr
    assert "choices" not in run.stderr


def test_pre_commit_is_silent_about_other_files(tmp_path, repository):
    hook(repository, "pre-commit")
    (repository / "notes.txt").write_text("mine")
    git(repository, "add", "--all")
    run = run_git(repository, tmp_path, "commit", "--quiet", "--message", "change")
    assert (run.returncode, run.stderr) == (0, "")


def test_pre_push_stops_what_loses_a_screen(tmp_path, repository):
    remote = tmp_path / "remote.git"
    git(tmp_path, "init", "--quiet", "--bare", str(remote))
    hook(repository, "pre-push")
    head = git(repository, "rev-parse", "HEAD")
    first = run_git(repository, tmp_path, "push", str(remote), "HEAD~1:refs/heads/main")
    assert first.returncode == 0, first.stderr
    run = run_git(repository, tmp_path, "push", str(remote), "HEAD:refs/heads/main")
    assert run.returncode != 0
    assert "1 screen can no longer be reached" in run.stderr
    assert run_git(repository, tmp_path, "push", "--no-verify", str(remote), "HEAD:refs/heads/main").returncode == 0
    assert git(remote, "rev-parse", "main") == head
    # The other way round the screen comes back.
    back = run_git(repository, tmp_path, "push", "--force", str(remote), "HEAD~1:refs/heads/main")
    assert back.returncode == 0, back.stderr
    assert "1 screen newly reachable" in back.stderr


@pytest.fixture
def shared(tmp_path, repository):
    """A clone on `topic`, which the remote has too, while on the remote's `main` a screen was lost since."""
    git(repository, "branch", "topic", "HEAD~1")
    clone = tmp_path / "clone"
    git(tmp_path, "clone", "--quiet", "--branch", "topic", str(repository), str(clone))
    git(clone, "commit", "--quiet", "--allow-empty", "--message", "mine")
    git(clone, "push", "--quiet", "origin", "topic")
    hook(clone, "pre-push")
    return clone


def test_pre_push_does_not_stop_for_what_others_did(tmp_path, shared):
    rename(shared)
    commit(shared)
    git(shared, "merge", "--quiet", "--message", "merge", "origin/main")
    run = run_git(shared, tmp_path, "push", "origin", "topic")
    assert run.returncode == 0, run.stderr
    assert "1 destination renamed" in run.stderr and "AboutView" not in run.stderr


def test_pre_push_does_not_stop_a_rebased_branch_for_what_others_did(tmp_path, shared):
    rename(shared)
    commit(shared)
    git(shared, "rebase", "--quiet", "origin/main")
    run = run_git(shared, tmp_path, "push", "--force", "origin", "topic")
    assert run.returncode == 0, run.stderr
    assert "1 destination renamed" in run.stderr and "AboutView" not in run.stderr


@pytest.mark.parametrize("contradicts", [False, True])
def test_pre_push_stops_what_a_merge_loses_besides(tmp_path, shared, contradicts):
    if contradicts:
        call = "coordinator.route(to: .about)"
        replace(shared / "Sources/Settings/SettingsView.swift", call, f"{call} // !")
        commit(shared)
        git(shared, "push", "--quiet", "--no-verify", "origin", "topic")
    git(shared, "merge", "--quiet", "--strategy-option=theirs", "--message", "merge", "origin/main")
    replace(shared / "Sources/Home/PlanetView.swift", "coordinator.present(.gallery", "print(.gallery")
    commit(shared)
    run = run_git(shared, tmp_path, "push", "origin", "topic")
    assert run.returncode != 0
    assert "GalleryView can no longer be reached" in run.stderr and "AboutView" not in run.stderr, run.stderr


def test_pre_push_compares_a_new_branch_with_what_it_left(tmp_path, shared):
    git(shared, "checkout", "--quiet", "-b", "another", "origin/main~1")
    rename(shared)
    commit(shared)
    run = run_git(shared, tmp_path, "push", "origin", "another")
    assert run.returncode == 0, run.stderr
    assert "1 destination renamed" in run.stderr


def test_pre_commit_is_silent_about_a_merge(tmp_path, shared):
    hook(shared, "pre-commit")
    git(shared, "merge", "--quiet", "--no-commit", "--no-ff", "origin/main")
    run = run_git(shared, tmp_path, "commit", "--quiet", "--message", "merge")
    assert (run.returncode, run.stderr) == (0, "")


# The guide


def test_guide_shows_a_difference_as_it_is(tmp_path):
    folder = tmp_path / "Planets"
    shutil.copytree(ROOT / "Examples/Planets", folder)
    git(folder, "init", "--quiet", "--initial-branch", "main")
    commit(folder)
    for name, old, new in [
        ("Settings/SettingsView.swift", "coordinator.route(to: .about)", "print()"),
        ("Home/HomeCoordinator+Screens.swift", "present(.settings, as: .sheet)", "route(to: .settings)"),
    ]:
        file = folder / "Sources" / name
        assert old in file.read_text()
        file.write_text(file.read_text().replace(old, new))
    run = subprocess.run([NAVDOCS, "diff", "main"], cwd=folder, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    shown = run.stdout.replace(git(folder, "rev-parse", "--short=7", "HEAD"), "4f2c91a")
    assert f"$ navdocs diff main\n{shown}```" in (ROOT / "docs/guide/comparing-versions.md").read_text()
