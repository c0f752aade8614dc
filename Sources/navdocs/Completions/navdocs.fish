# Completions of navdocs for fish: put this file into ~/.config/fish/completions, named navdocs.fish.
# What there is to offer, navdocs itself says: a line with the kind of file names, then a word a line.

function __navdocs_complete
    set -l words (commandline --tokenize --cut-at-cursor --current-process)
    set -l current (commandline --current-token --cut-at-cursor)
    set -l answer ($words[1] complete fish -- $words[2..-1] $current 2>/dev/null)
    or return
    set -l start (string match --regex -- '^--[^=]*=' $current)
    set -l path (string replace --regex -- '^--[^=]*=' '' $current)
    switch "$answer[1]"
        case files
            __fish_complete_path $path | string replace --regex -- '^' "$start"
        case folders
            __fish_complete_directories $path '' | string replace --regex -- '^' "$start"
    end
    string join \n -- $answer[2..-1]
end

complete --command navdocs --no-files --arguments '(__navdocs_complete)'
