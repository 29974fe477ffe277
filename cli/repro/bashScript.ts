import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { keyPlaceholder, redactor } from '../../harness/redaction/redactor.ts';
import { type CurlConnection, quoted } from '../../harness/stored/curlConnection.ts';
import { curlLine } from '../../harness/stored/curlLine.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { awkReaders } from './awkReaders.ts';
import { introduction } from './introduction.ts';
import { ownershipProofsOf } from './ownershipProofs.ts';
import type { Condition, OwnershipProof, Reproduction, Taking } from './Reproduction.ts';
import { scriptFunctions, shownAwk } from './scriptFunctions.ts';
import { inComment, oneLine, standInPattern } from './scriptText.ts';

/**
 * A reproduction as a script for bash, curl and some standard tools. It ends with 0 if the breach is not seen, 1 if it is, 2 if it lacks
 * something to start with, and 3 if it can't tell.
 */
export function bashScript(made: Reproduction, connection: CurlConnection): string {
  const { steps, variables, check, removals, target } = made;
  const proofs = ownershipProofsOf(made);
  const given = variables.filter(({ kind }) => kind === 'given' || kind === 'header');
  const marks = variables.filter(({ kind }) => kind === 'mark');
  const names = new Map(variables.map(({ standIn, name }) => [standIn, name]));
  const command: Command = (name, request, keyAs) => commandOf(name, request, { names, keyAs, connection });
  const formats = [
    ...new Set(
      [...steps, ...removals, ...proofs.flatMap(({ read }) => read ?? [])].map(({ format }) => format),
    ),
  ];
  return [
    '#!/usr/bin/env bash',
    ...introduction(made).map(comment),
    '#',
    `# It needs bash, curl and the standard tools ${tools}. Start it with bash.`,
    '# It ends with 0 if the breach is not seen, 1 if it is seen, 2 if something is missing to start with, 3 if it can not tell.',
    '',
    'set -u',
    'export LC_ALL=C',
    `TARGET=\${TARGET:-${quoted(target)}}`,
    `while [[ $TARGET == */ ]]; do TARGET=\${TARGET%/}; done`,
    ...wanted('ASSAY_API_KEY', 'the key of the target'),
    ...given.flatMap(({ name, sentence, value }) => [
      comment(`${name}: ${sentence}.`),
      ...(value === undefined ? wanted(name, sentence) : [`${name}=\${${name}:-${quoted(value)}}`]),
    ]),
    // It begins with a letter: nothing may take a mark for a number.
    ...marks.map(({ name }) => `${name}=a$(od -An -N5 -tx1 /dev/urandom | tr -d ' \\n' | tail -c 9)`),
    // An id from the environment must never be taken for one of the script's own.
    ...variables.flatMap(({ name, kind }) => (kind === 'taken' ? [`${name}=`] : [])),
    'proven=',
    '',
    `work=$(mktemp -d) || exit 2`,
    '',
    'reproduce() {',
    ...steps.flatMap((_, index) => stepLines(steps, index, command)),
    ...checkLines(check, names),
    '}',
    '',
    '# What follows reads the answers into lines: <path>=<value>, decoded, and <path>:<raw>, as it stands.',
    ...formats.flatMap((format) => [`cat > "$work/${format}.awk" <<'AWK'`, awkReaders[format], 'AWK']),
    `cat > "$work/shown.awk" <<'AWK'`,
    shownAwk,
    'AWK',
    scriptFunctions,
    ...proofs.flatMap((proof) => ownLines(proof, command)),
    '',
    ...cleanUp(made, command),
    '',
    'reproduce',
    '',
  ].join('\n');
}

/** How a script looks at its answers, and says what it saw. */
function checkLines(check: Reproduction['check'], names: ReadonlyMap<string, string>): readonly string[] {
  if (check === null) return ['look'];
  return [
    ...check.onlyIf.map(
      (one) =>
        `${testOf(one, names)} || cannot_tell 'the answer to call ${one.call + 1} does not show what is looked at'`,
    ),
    `${check.seenIf ? '' : '! '}${testOf(check.condition, names)} && seen`,
    'not_seen',
  ];
}

/** Writes the command that sends a request, and keeps the answer under a name. */
type Command = (name: string, request: Exchange['request'], keyAs?: MangledKey) => string;

/** One call of a script: what must be proven before it, the call, and what is taken from its answer. */
function stepLines(steps: Reproduction['steps'], index: number, command: Command): readonly string[] {
  const step = steps[index];
  if (step === undefined) return [];
  const { operation, format, request, keyAs, writes, takes, proofs: before, mustSucceed } = step;
  return [
    `# Call ${index + 1} of ${steps.length}: ${operation}, answered in ${format}.`,
    ...(writes === undefined ? [] : [comment(`This call changes data: ${writes}.`)]),
    ...before.map(
      ({ variable: { name } }) =>
        `own_${name} || cannot_tell "no answer shows that $${name} is the record of this script, so call ${index + 1} may change another one"`,
    ),
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
  ];
}

/** How a script ends, and what it removes then. */
function cleanUp(
  { title, expected, actual, check, removals, left }: Reproduction,
  write: Command,
): readonly string[] {
  return [
    `seen() { echo ${quoted(`SEEN: ${oneLine(title)}`)}; exit 1; }`,
    `not_seen() { echo ${quoted(`NOT SEEN: ${oneLine(title)}`)}; exit 0; }`,
    'cannot_tell() { echo "CAN NOT TELL: $1"; show_answers; exit 3; }',
    ...(check === null
      ? [
          'look() {',
          '  show_answers',
          `  echo ${quoted(`LOOK: compare the answers yourself. Expected: ${oneLine(expected ?? '')}`)}`,
          `  echo ${quoted(`The run saw: ${oneLine(actual ?? '')}`)}`,
          '  exit 3',
          '}',
        ]
      : []),
    '# Removes what this script made, as far as the API can.',
    'clean_up() {',
    ...removals.flatMap(
      (
        {
          proof: {
            variable: { name },
          },
          request,
          format,
          deletedBy,
        },
        index,
      ) => [
        `  if [ -n "$${name}" ]${deletedBy === undefined ? '' : ` && ! shows ${deletedBy + 1} ResponseStatus.ErrorCode 0`}; then`,
        `    if own_${name}; then`,
        '      # This call changes data: it deletes a company that this script made.',
        `      ${write(`removal-${index + 1}`, request)}`,
        `      read_answer removal-${index + 1} ${format} 'CompanyDelete, to clean up'`,
        `      shows removal-${index + 1} ResponseStatus.ErrorCode 0 || echo "Left on the target, because it was not deleted: company $${name}"`,
        `    else echo "Left on the target, because no answer shows that it is of this script: company $${name}"`,
        '    fi',
        '  fi',
      ],
    ),
    ...left.map(
      ({ step, record }) =>
        `  if shows ${step + 1} ResponseStatus.ErrorCode 0; then echo ${quoted(`Left on the target: ${record} that call ${step + 1} made.`)}; fi`,
    ),
    '  rm -rf "$work"',
    '}',
    'trap clean_up EXIT',
  ];
}

/** What a script calls besides bash and curl. */
const tools = 'awk, base64, basename, cat, grep, head, mktemp, od, printf, rm, sed, sort, tail, touch and tr';

const comment = (text: string): string => `# ${inComment(text)}`.trimEnd();

const wanted = (name: string, sentence: string): readonly string[] => [
  `[ -n "\${${name}:-}" ] || { echo ${quoted(`Set ${name} first: ${sentence}.`)} >&2; exit 2; }`,
];

function takingLines(
  { variable: { name, sentence }, member, pick }: Taking,
  call: number,
): readonly string[] {
  const picked = pick === 'largest' ? 'sort -n | tail -n 1' : `sed -n '${pick + 1}p'`;
  return [
    comment(`${name}: ${sentence}.`),
    `${name}=$(values ${call} ${quoted(member)} | ${picked})`,
    `[[ $${name} =~ ^-?[1-9][0-9]*$ ]] || { ${name}=; cannot_tell ${quoted(`the answer to call ${call} names no ${oneLine(member)}`)}; }`,
  ];
}

/** The function that tells whether a taken id is that of a record of this script. */
function ownLines(
  { variable: { name }, mark, member, maker, read }: OwnershipProof,
  command: (name: string, request: Exchange['request']) => string,
): readonly string[] {
  const from = read === null ? `${maker + 1}` : `read-${name}`;
  return [
    `# Whether an answer shows ${name} and ${mark.name} in one record. A server may answer with the id of another record.`,
    `own_${name}() {`,
    `  case $proven in *" ${name} "*) return 0 ;; esac`,
    ...(read === null
      ? []
      : [
          `  ${command(from, read.request)}`,
          `  read_answer ${from} ${read.format} '${read.operation}, to know its own record'`,
        ]),
    `  shows_own ${from} ${quoted(member)} "$${name}" "$${mark.name}" && proven="$proven ${name} "`,
    '}',
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

/** A call that takes longer, in seconds, is given up. */
const longestCall = 120;

/** Where the target's address stands until the shell puts it there; curlLine wants a whole URL. */
const placeOfTarget = 'http://target.invalid';

/** A curl line that keeps the answer under a name. An answer that did not come whole tells nothing. */
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
    connection: {
      ...connection,
      options: [
        `-D "$work/${name}.head" -o "$work/${name}.body" --max-time ${longestCall}`,
        ...connection.options,
      ],
    },
  });
  const called = line
    .replace(/^(?:: "\$\{\w+:\?\}" && )+/m, '')
    .replace(`'${placeOfTarget}`, `"$TARGET"'`)
    .replace(placeOfTarget, `'"$TARGET"'`);
  return `${called} || not_whole ${name}`;
}

/** A word of the shell with variables in place of stand-ins. */
function filledWord(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return quoted(text);
  const parts = text.split(standInPattern(names.keys()));
  const words = parts.flatMap((part) =>
    part === '' ? [] : [names.has(part) ? `"$${names.get(part)}"` : quoted(part)],
  );
  return words.length === 0 ? "''" : words.join('');
}
