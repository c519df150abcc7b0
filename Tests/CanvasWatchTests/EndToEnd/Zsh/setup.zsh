# Makes a zsh print what it would offer, between two lines with a NUL, and end.
PROMPT=
fpath=($COMPLETIONS $fpath)
autoload compinit
compinit -u -D
[[ -e $COMPLETIONS/sourced ]] && source $COMPLETIONS/sourced
bindkey '^I' complete-word
zstyle ':completion:*' insert-tab false
mark() { echo -E - $'\0' }
compprefuncs=(mark)
comppostfuncs=(mark exit)
compadd() {
    # With -O, -A or -D the caller only asks; with anything else it offers.
    if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
    fi
    local -a hits
    builtin compadd -A hits "$@"
    local hit
    for hit in $hits; do echo -E - $IPREFIX$hit; done
}
echo ready
