import { quoted } from '../../harness/stored/curlConnection.ts';
import type { CommandWords, OptionWords } from './CommandWords.ts';

/** Without a command, `assay` runs. */
const byDefault = 'run';

const names = (commands: readonly CommandWords[]): readonly string[] => commands.map(({ name }) => name);

const flags = (options: readonly OptionWords[]): string => options.map(({ flag }) => flag).join(' ');

/** The options whose values have names, each once, with the commands that take it. */
const listing = (commands: readonly CommandWords[]): readonly OptionWords[] => {
  const all = commands.flatMap(({ options }) => options.filter(({ words }) => words.length > 0));
  return [...new Map(all.map((option) => [option.flag, option])).values()];
};

/** The flags whose value is free or a file. */
const valued = (commands: readonly CommandWords[]): readonly string[] => [
  ...new Set(
    commands.flatMap(({ options }) =>
      options.flatMap(({ flag, takesValue, words }) => (takesValue && words.length === 0 ? [flag] : [])),
    ),
  ),
];

/** For bash 3.2 and newer: needs no bash-completion. Where it offers nothing, bash completes files. */
export const bashCompletion = (
  commands: readonly CommandWords[],
): string => `# bash completion of assay: eval "$(assay completion bash)"
_assay() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command= known= list= index
  # bash takes --formats=json as three words.
  if [[ $word == = ]]; then word=; elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case \${COMP_WORDS[index]} in
      ${names(commands).join('|')}) command=\${COMP_WORDS[index]}; break ;;
    esac
  done
  COMPREPLY=()
  case $before in
${listing(commands)
  .map(({ flag, words }) => `    ${flag}) known=${quoted(words.join(' '))} list=yes ;;`)
  .join('\n')}
    ${valued(commands).join('|')}) return ;;
  esac
  # An option that may stand alone can be followed by another one.
  if [[ -n $list && $word != -* ]]; then
    local start=
    if [[ $word == *,* ]]; then start=\${word%,*},; word=\${word##*,}; fi
    COMPREPLY=($(compgen -P "$start" -W "$known" -- "$word"))
    return
  fi
  case \${command:-${byDefault}} in
${commands
  .map(
    ({ name, options, words }) =>
      `    ${name}) if [[ $word == -* ]]; then known=${quoted(flags(options))}; else known=${quoted(words.join(' '))}; fi ;;`,
  )
  .join('\n')}
  esac
  if [[ -z $command && $word != -* ]]; then known=${quoted(names(commands).join(' '))}; fi
  COMPREPLY=($(compgen -W "$known" -- "$word"))
}
complete -o default -F _assay assay
`;

const describedForZsh = ({ flag, about }: { readonly flag: string; readonly about: string }): string =>
  quoted(`${flag.replaceAll(':', '\\:')}:${about}`);

export const zshCompletion = (commands: readonly CommandWords[]): string => `#compdef assay
# zsh completion of assay: eval "$(assay completion zsh)"
_assay() {
  local command= word before=\${words[CURRENT-1]}
  local -a known
  for word in \${words[2,CURRENT-1]}; do
    case $word in
      (${names(commands).join('|')}) command=$word; break ;;
    esac
  done
  if [[ \${words[CURRENT]} == --*=* ]]; then before=\${words[CURRENT]%%=*}; compset -P '*='; fi
  if [[ $PREFIX != -* ]]; then
    case $before in
${listing(commands)
  .map(({ flag, words }) => `      (${flag}) compset -P '*,'; compadd -- ${words.join(' ')}; return ;;`)
  .join('\n')}
      (${valued(commands).join('|')}) _files; return ;;
    esac
  fi
  if [[ -z $command && $PREFIX != -* ]]; then
    known=(${commands.map(({ name, about }) => describedForZsh({ flag: name, about })).join(' ')})
    _describe command known
    return
  fi
  case \${command:-${byDefault}} in
${commands
  .map(({ name, options, words }) => {
    const other = words.length === 0 ? '_files' : `compadd -- ${words.join(' ')}`;
    return `    (${name}) if [[ $PREFIX == -* ]]; then known=(${options.map(describedForZsh).join(' ')}); _describe option known; else ${other}; fi ;;`;
  })
  .join('\n')}
  esac
}
if [[ \${funcstack[1]} == _assay ]]; then _assay "$@"; else compdef _assay assay; fi
`;

/** fish reads backslashes and single quotes in such a word, and nothing else. */
const forFish = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

export function fishCompletion(commands: readonly CommandWords[]): string {
  const others = names(commands).filter((name) => name !== byDefault);
  const when = (name: string): string =>
    name === byDefault
      ? `not __fish_seen_subcommand_from ${others.join(' ')}`
      : `__fish_seen_subcommand_from ${name}`;
  const option = (name: string, { flag, about, takesValue, words }: OptionWords): string => {
    const values =
      words.length === 0
        ? ''
        : ` -f -a ${forFish(`(__fish_complete_list , 'printf "%s\\n" ${words.join(' ')}')`)}`;
    const taking = takesValue ? ' -r' : '';
    return `complete -c assay -n ${forFish(when(name))} -l ${flag.slice(2)}${taking}${values} -d ${forFish(about)}`;
  };
  return `${[
    '# fish completion of assay: assay completion fish > ~/.config/fish/completions/assay.fish',
    ...commands.flatMap(({ name, about, options, words }) => [
      `complete -c assay -n ${forFish(`not __fish_seen_subcommand_from ${names(commands).join(' ')}`)} -f -a ${name} -d ${forFish(about)}`,
      ...(words.length === 0
        ? []
        : [`complete -c assay -n ${forFish(when(name))} -f -a ${forFish(words.join(' '))}`]),
      ...options.map((one) => option(name, one)),
    ]),
  ].join('\n')}\n`;
}
