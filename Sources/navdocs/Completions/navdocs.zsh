#compdef navdocs
# Completions of navdocs for zsh: put this file into a folder of $fpath, named _navdocs.
# What there is to offer, navdocs itself says: a line with the kind of file names, then a word a line.

_navdocs() {
    local answer line word
    local -a lines whole partial
    answer=$("${words[1]}" complete zsh -- "${(@Q)words[2,CURRENT]}" 2>/dev/null) || return
    lines=("${(@f)answer}")
    for line in "${(@)lines[2,-1]}"; do
        word=${line%%$'\t'*}
        line=${word//:/\\:}:${line#*$'\t'}
        case $word in
            *=) partial+=("$line") ;;
            *) whole+=("$line") ;;
        esac
    done
    if (( $#whole )); then _describe -t words navdocs whole; fi
    if (( $#partial )); then _describe -t words navdocs partial -S ''; fi
    if [[ $PREFIX == --*=* ]]; then compset -P '*='; fi
    case $lines[1] in
        files) _files ;;
        folders) _files -/ ;;
    esac
}

if [ "$funcstack[1]" = _navdocs ]; then
    _navdocs "$@"
else
    compdef _navdocs navdocs
fi
