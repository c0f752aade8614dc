#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BYTES(name) static const unsigned char name##_bytes[] = {
#define FILE_END(name) };                                            \
    CResource cresource_##name(void) {                               \
        const CResource resource = {name##_bytes, sizeof name##_bytes}; \
        return resource;                                             \
    }

FILE_BYTES(style_css)
#embed "../Render/Assets/style.css"
FILE_END(style_css)

FILE_BYTES(graph_css)
#embed "../Render/Assets/graph.css"
FILE_END(graph_css)

FILE_BYTES(tools_css)
#embed "../Render/Assets/tools.css"
FILE_END(tools_css)

FILE_BYTES(simulator_css)
#embed "../Render/Assets/simulator.css"
FILE_END(simulator_css)

FILE_BYTES(diff_css)
#embed "../Render/Assets/diff.css"
FILE_END(diff_css)

FILE_BYTES(single_file_css)
#embed "../Render/Assets/single-file.css"
FILE_END(single_file_css)

FILE_BYTES(preview_css)
#embed "../Render/Assets/preview.css"
FILE_END(preview_css)

FILE_BYTES(theme_js)
#embed "../Render/Assets/Scripts/theme.js"
FILE_END(theme_js)

FILE_BYTES(search_js)
#embed "../Render/Assets/Scripts/search.js"
FILE_END(search_js)

FILE_BYTES(sidebar_js)
#embed "../Render/Assets/Scripts/sidebar.js"
FILE_END(sidebar_js)

FILE_BYTES(copy_js)
#embed "../Render/Assets/Scripts/copy.js"
FILE_END(copy_js)

FILE_BYTES(tables_js)
#embed "../Render/Assets/Scripts/tables.js"
FILE_END(tables_js)

FILE_BYTES(graph_view_js)
#embed "../Render/Assets/Scripts/graph-view.js"
FILE_END(graph_view_js)

FILE_BYTES(graph_trace_js)
#embed "../Render/Assets/Scripts/graph-trace.js"
FILE_END(graph_trace_js)

FILE_BYTES(graph_walk_js)
#embed "../Render/Assets/Scripts/graph-walk.js"
FILE_END(graph_walk_js)

FILE_BYTES(graph_filter_js)
#embed "../Render/Assets/Scripts/graph-filter.js"
FILE_END(graph_filter_js)

FILE_BYTES(graph_tools_js)
#embed "../Render/Assets/Scripts/graph-tools.js"
FILE_END(graph_tools_js)

FILE_BYTES(graph_fold_js)
#embed "../Render/Assets/Scripts/graph-fold.js"
FILE_END(graph_fold_js)

FILE_BYTES(single_file_js)
#embed "../Render/Assets/Scripts/single-file.js"
FILE_END(single_file_js)

FILE_BYTES(preview_js)
#embed "../Render/Assets/Scripts/preview.js"
FILE_END(preview_js)

FILE_BYTES(simulator_state_js)
#embed "../Render/Assets/Scripts/simulator-state.js"
FILE_END(simulator_state_js)

FILE_BYTES(simulator_app_js)
#embed "../Render/Assets/Scripts/simulator-app.js"
FILE_END(simulator_app_js)

FILE_BYTES(simulator_screen_js)
#embed "../Render/Assets/Scripts/simulator-screen.js"
FILE_END(simulator_screen_js)

FILE_BYTES(simulator_engine_js)
#embed "../Render/Assets/Scripts/simulator-engine.js"
FILE_END(simulator_engine_js)

FILE_BYTES(simulator_scaffolding_stacks_js)
#embed "../Render/Assets/Scripts/simulator-scaffolding-stacks.js"
FILE_END(simulator_scaffolding_stacks_js)

FILE_BYTES(simulator_scaffolding_js)
#embed "../Render/Assets/Scripts/simulator-scaffolding.js"
FILE_END(simulator_scaffolding_js)

FILE_BYTES(simulator_routes_js)
#embed "../Render/Assets/Scripts/simulator-routes.js"
FILE_END(simulator_routes_js)

FILE_BYTES(simulator_stinsen_js)
#embed "../Render/Assets/Scripts/simulator-stinsen.js"
FILE_END(simulator_stinsen_js)

FILE_BYTES(simulator_swiftui_js)
#embed "../Render/Assets/Scripts/simulator-swiftui.js"
FILE_END(simulator_swiftui_js)

FILE_BYTES(simulator_calls_js)
#embed "../Render/Assets/Scripts/simulator-calls.js"
FILE_END(simulator_calls_js)

FILE_BYTES(simulator_steps_js)
#embed "../Render/Assets/Scripts/simulator-steps.js"
FILE_END(simulator_steps_js)

FILE_BYTES(simulator_elements_js)
#embed "../Render/Assets/Scripts/simulator-elements.js"
FILE_END(simulator_elements_js)

FILE_BYTES(simulator_phone_js)
#embed "../Render/Assets/Scripts/simulator-phone.js"
FILE_END(simulator_phone_js)

FILE_BYTES(simulator_panels_js)
#embed "../Render/Assets/Scripts/simulator-panels.js"
FILE_END(simulator_panels_js)

FILE_BYTES(simulator_code_js)
#embed "../Render/Assets/Scripts/simulator-code.js"
FILE_END(simulator_code_js)

FILE_BYTES(simulator_page_js)
#embed "../Render/Assets/Scripts/simulator-page.js"
FILE_END(simulator_page_js)

FILE_BYTES(navdocs_bash)
#embed "../navdocs/Completions/navdocs.bash"
FILE_END(navdocs_bash)

FILE_BYTES(navdocs_zsh)
#embed "../navdocs/Completions/navdocs.zsh"
FILE_END(navdocs_zsh)

FILE_BYTES(navdocs_fish)
#embed "../navdocs/Completions/navdocs.fish"
FILE_END(navdocs_fish)

FILE_BYTES(github_workflow_yml)
#embed "../navdocs/Setup/github-workflow.yml"
FILE_END(github_workflow_yml)

FILE_BYTES(gitlab_ci_yml)
#embed "../navdocs/Setup/gitlab-ci.yml"
FILE_END(gitlab_ci_yml)
