# Completions of navdocs for bash: source this file, or put it where bash-completion looks, named navdocs.
# What there is to offer, navdocs itself says: a line with the kind of file names, then a word a line.

_navdocs() {
    local kind='' line answer
    COMPREPLY=()
    answer=$("$1" complete bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null) || return
    while IFS= read -r line; do
        if [ -z "$kind" ]; then
            kind=$line
        else
            COMPREPLY+=("${line%%$'\t'*}")
        fi
    done <<<"$answer"
    case $kind in
        files)
            # What else may stand there goes with the files.
            if [ ${#COMPREPLY[@]} -gt 0 ]; then
                while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "${COMP_WORDS[COMP_CWORD]}")
            else
                compopt -o default
            fi
            ;;
        folders) compopt -o plusdirs -o filenames ;;
    esac
    # What goes on after its equals sign is followed by no space.
    case ${COMPREPLY[0]:-} in
        *=) compopt -o nospace ;;
    esac
}

complete -F _navdocs navdocs
