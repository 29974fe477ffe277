import type { CurlConnection } from '../../harness/exchanges/curlConnection.ts';
import { curlLine } from '../../harness/exchanges/curlLine.ts';
import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { keyPlaceholder, redactor } from '../../harness/redaction/redactor.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { awkReaders } from './awkReaders.ts';
import { introduction } from './introduction.ts';
import type { Condition, Reproduction, Taking } from './Reproduction.ts';

/**
 * A reproduction as a script for bash, curl and the standard tools awk, grep, od, sort and tr. It ends with 0 if the breach is not
 * seen, 1 if it is, 2 if it lacks something to start with, and 3 if it can't tell.
 */
export function bashScript(made: Reproduction, connection: CurlConnection): string {
  const { steps, variables, check, removals, left, target } = made;
  const given = variables.filter(({ kind }) => kind === 'given');
  const marks = variables.filter(({ kind }) => kind === 'mark');
  const names = new Map(variables.map(({ standIn, name }) => [standIn, name]));
  const command = (name: string, request: Exchange['request'], keyAs?: MangledKey): string =>
    commandOf(name, request, { names, keyAs, connection });
  const formats = [...new Set([...steps, ...removals].map(({ format }) => format))];
  return [
    '#!/usr/bin/env bash',
    ...introduction(made).map((line) => `# ${line}`.trimEnd()),
    '#',
    '# It needs bash, curl and the standard tools awk, grep, od, sed, sort and tr. Start it with: bash repro.sh',
    '# It ends with 0 if the breach is not seen, 1 if it is seen, 2 if something is missing to start with, 3 if it can not tell.',
    '',
    'set -u',
    'export LC_ALL=C',
    `TARGET=\${TARGET:-${quoted(target)}}`,
    ...wanted('ASSAY_API_KEY', 'the key of the target'),
    ...given.flatMap(({ name, sentence, value }) => [
      `# ${name}: ${sentence}.`,
      ...(value === undefined ? wanted(name, sentence) : [`${name}=\${${name}:-${quoted(value)}}`]),
    ]),
    ...marks.map(({ name }) => `${name}=$(od -An -N5 -tx1 /dev/urandom | tr -d ' \\n')`),
    '',
    `work=$(mktemp -d) || exit 2`,
    '',
    'reproduce() {',
    ...steps.flatMap(({ operation, format, request, keyAs, writes, takes, mustSucceed }, index) => [
      `# Call ${index + 1} of ${steps.length}: ${operation}, answered in ${format}.`,
      ...(writes === undefined ? [] : [`# This call changes data: ${writes}.`]),
      ...(keyAs === undefined ? [] : ['# This call sends a wrong key, made from the right one.']),
      command(`${index + 1}`, request, keyAs),
      `read_answer ${index + 1} ${format} ${quoted(operation)}`,
      ...(mustSucceed
        ? [
            `shows ${index + 1} ResponseStatus.ErrorCode 0 || cannot_tell 'call ${index + 1} was refused, and in the run it was not'`,
          ]
        : []),
      ...takes.flatMap((taking) => takingLines(taking, index + 1)),
      '',
    ]),
    ...(check === null
      ? ['look']
      : [
          ...(check.onlyIf === undefined
            ? []
            : [
                `${testOf(check.onlyIf, names)} || cannot_tell "the answer to call ${check.onlyIf.call + 1} does not show what is looked at"`,
              ]),
          `${check.seenIf ? '' : '! '}${testOf(check.condition, names)} && seen`,
          'not_seen',
        ]),
    '}',
    '',
    '# What follows reads the answers into lines: <path>=<value>, decoded, and <path>:<raw>, as it stands.',
    ...formats.flatMap((format) => [`cat > "$work/${format}.awk" <<'AWK'`, awkReaders[format], 'AWK']),
    functions,
    '',
    ...cleanUp(made, command),
    '',
    'reproduce',
    '',
  ].join('\n');

  function cleanUp({ title, expected, actual }: Reproduction, write: typeof command): readonly string[] {
    return [
      `seen() { echo ${quoted(`SEEN: ${oneLine(title)}`)}; exit 1; }`,
      `not_seen() { echo ${quoted(`NOT SEEN: ${oneLine(title)}`)}; exit 0; }`,
      'cannot_tell() { echo "CAN NOT TELL: $1"; show_answers; exit 3; }',
      ...(check === null
        ? [
            'look() {',
            '  show_answers',
            `  echo ${quoted(`LOOK: no simple comparison tells. Expected: ${oneLine(expected ?? '')}`)}`,
            `  echo ${quoted(`The run saw: ${oneLine(actual ?? '')}`)}`,
            '  exit 3',
            '}',
          ]
        : []),
      '# Removes what this script made, as far as the API can.',
      'clean_up() {',
      ...removals.flatMap(({ variable, request, format, deletedBy }, index) => [
        `  if [ -n "\${${variable.name}:-}" ]${deletedBy === undefined ? '' : ` && ! shows ${deletedBy + 1} ResponseStatus.ErrorCode 0`}; then`,
        '    # This call changes data: it deletes a company that this script made.',
        `    ${write(`removal-${index + 1}`, request)}`,
        `    read_answer removal-${index + 1} ${format} 'CompanyDelete, to clean up'`,
        '  fi',
      ]),
      ...left.map((one) => `  echo ${quoted(`Left on the target, because no call removes it: ${one}`)}`),
      '  rm -rf "$work"',
      '}',
      'trap clean_up EXIT',
    ];
  }
}

const wanted = (name: string, sentence: string): readonly string[] => [
  `[ -n "\${${name}:-}" ] || { echo ${quoted(`Set ${name} first: ${sentence}.`)} >&2; exit 2; }`,
];

/** What every script uses. An answer is kept as its head, its body and its lines, by the name of the call. */
const functions = `
# Reads the answer to call $1 in format $2: its status, its headers and each value in it become lines.
read_answer() {
  if [ ! -s "$work/$1.head" ]; then
    case $1 in removal-*) echo "Call $1, $3: no answer"; return ;; esac
    touch "$work/$1.head" "$work/$1.body"; cannot_tell "call $1 brought no answer"
  fi
  touch "$work/$1.body"
  {
    tr -d '\\r' < "$work/$1.head" | awk '
      /^HTTP\\// { out = "HTTP=" $2; next }
      index($0, ":") { out = out "\\nheader " tolower(substr($0, 1, index($0, ":") - 1)) "=" substr($0, index($0, ":") + 2) }
      END { print out }'
    awk -f "$work/$2.awk" "$work/$1.body"
  } > "$work/$1.lines"
  echo "Call $1, $3: $(head -n 1 "$work/$1.lines")"
}
# All values of the member $2 in the answer to call $1. A member is named by the end of its path.
values() {
  MEMBER=$2 awk '{
    path = substr($0, 1, index($0, "=") - 1); m = ENVIRON["MEMBER"]; rest = length(path) - length(m)
    if (path == m || (rest > 0 && substr(path, rest) == "." m)) print substr($0, index($0, "=") + 1)
  }' "$work/$1.lines"
}
# Whether the member $2 has the value $3 somewhere in the answer to call $1.
shows() { values "$1" "$2" | grep -Fxq -e "$3"; }
# Whether a line of the answer to call $1 matches.
matches() { grep -Eq -e "$2" "$work/$1.lines"; }
# Whether the body of the answer to call $1 holds a text.
holds() { grep -Fq -e "$2" "$work/$1.body"; }
# Whether a member has the same values in the answers to the calls $1 and $2.
same() { [ "$(values "$1" "$3")" = "$(values "$2" "$3")" ]; }
show_answers() {
  for head in "$work"/[0-9]*.head; do
    echo "--- the answer to call $(basename "$head" .head)"; cat "$head" "\${head%.head}.body"; echo
  done
}`.trim();

function takingLines(
  { variable: { name, sentence }, member, pick, proof }: Taking,
  call: number,
): readonly string[] {
  const picked = pick === 'largest' ? 'sort -n | tail -n 1' : `sed -n '${pick + 1}p'`;
  return [
    `# ${name}: ${sentence}.`,
    `${name}=$(values ${call} ${quoted(member)} | ${picked})`,
    `[[ $${name} =~ ^-?[1-9][0-9]*$ ]] || { ${name}=; cannot_tell "the answer to call ${call} names no ${member}"; }`,
    ...(proof === undefined
      ? []
      : [
          `holds ${call} "$${proof.name}" || { ${name}=; cannot_tell "the answer to call ${call} does not show the record that was sent, so its id may be another record's"; }`,
        ]),
  ];
}

function testOf(condition: Condition, names: ReadonlyMap<string, string>): string {
  const call = condition.call + 1;
  switch (condition.kind) {
    case 'value':
      return `shows ${call} ${quoted(condition.member)} ${filledWord(condition.value, names)}`;
    case 'line':
      return `matches ${call} ${quoted(condition.pattern)}`;
    case 'text':
      return `holds ${call} ${filledWord(condition.text, names)}`;
    case 'same':
      return `same ${call} ${condition.other + 1} ${quoted(condition.member)}`;
  }
}

interface CommandOptions {
  readonly names: ReadonlyMap<string, string>;
  readonly keyAs: MangledKey | undefined;
  readonly connection: CurlConnection;
}

/** Where the target's address stands until the shell puts it there; curlLine wants a whole URL. */
const placeOfTarget = 'http://target.invalid';

/** A curl line that keeps the answer under a name. */
function commandOf(
  name: string,
  request: Exchange['request'],
  { names, keyAs, connection }: CommandOptions,
): string {
  const url =
    request.url.startsWith('/') || request.url === '' ? `${placeOfTarget}${request.url}` : request.url;
  const line = curlLine({ ...request, url }, redactor([]), keyPlaceholder, {
    standIns: names,
    keyAs,
    connection,
  });
  return line
    .replace(/^(?:: "\$\{\w+:\?\}" && )+/m, '')
    .replace('curl -sS ', `curl -sS -D "$work/${name}.head" -o "$work/${name}.body" `)
    .replace(`'${placeOfTarget}`, `"$TARGET"'`)
    .replace(placeOfTarget, `'"$TARGET"'`);
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').slice(0, 400);

/** A word of the shell with variables in place of stand-ins. */
function filledWord(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return quoted(text);
  const parts = text.split(new RegExp(`(${[...names.keys()].join('|')})`));
  const words = parts.flatMap((part) =>
    part === '' ? [] : [names.has(part) ? `"$${names.get(part)}"` : quoted(part)],
  );
  return words.length === 0 ? "''" : words.join('');
}
