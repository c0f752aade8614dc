#ifndef CRESOURCES_H
#define CRESOURCES_H

#include <stddef.h>

/*
 * Files that are built into the program as they stand: what every site holds, and what the program writes for others.
 * As object data they cost the compiler nothing.
 */

/* The bytes of a file, which live as long as the program. */
typedef struct {
    const unsigned char *bytes;
    size_t count;
} CResource;

/* Style sheets and scripts of a site, from Sources/Render/Assets. */
CResource cresource_style_css(void);
CResource cresource_graph_css(void);
CResource cresource_tools_css(void);
CResource cresource_simulator_css(void);
CResource cresource_diff_css(void);
CResource cresource_single_file_css(void);
CResource cresource_preview_css(void);
CResource cresource_theme_js(void);
CResource cresource_search_js(void);
CResource cresource_sidebar_js(void);
CResource cresource_copy_js(void);
CResource cresource_tables_js(void);
CResource cresource_graph_view_js(void);
CResource cresource_graph_trace_js(void);
CResource cresource_graph_walk_js(void);
CResource cresource_graph_filter_js(void);
CResource cresource_graph_tools_js(void);
CResource cresource_graph_fold_js(void);
CResource cresource_single_file_js(void);
CResource cresource_preview_js(void);
CResource cresource_simulator_state_js(void);
CResource cresource_simulator_app_js(void);
CResource cresource_simulator_screen_js(void);
CResource cresource_simulator_engine_js(void);
CResource cresource_simulator_scaffolding_stacks_js(void);
CResource cresource_simulator_scaffolding_js(void);
CResource cresource_simulator_routes_js(void);
CResource cresource_simulator_stinsen_js(void);
CResource cresource_simulator_swiftui_js(void);
CResource cresource_simulator_calls_js(void);
CResource cresource_simulator_steps_js(void);
CResource cresource_simulator_elements_js(void);
CResource cresource_simulator_phone_js(void);
CResource cresource_simulator_panels_js(void);
CResource cresource_simulator_code_js(void);
CResource cresource_simulator_page_js(void);

/* What shells complete command lines by, and what `navdocs init` starts from, from Sources/navdocs. */
CResource cresource_navdocs_bash(void);
CResource cresource_navdocs_zsh(void);
CResource cresource_navdocs_fish(void);
CResource cresource_github_workflow_yml(void);
CResource cresource_gitlab_ci_yml(void);

#endif
