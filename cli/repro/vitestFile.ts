import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import { keyPlaceholder } from '../../harness/redaction/redactor.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { showsOwn } from './conditions.ts';
import { introduction } from './introduction.ts';
import { linesOf } from './linesOf.ts';
import { ownershipProofsOf } from './ownershipProofs.ts';
import type { Condition, OwnershipProof, Reproduction, ScriptCheck, Taking } from './Reproduction.ts';
import { inComment, standInPattern } from './scriptText.ts';

/**
 * A reproduction as a test that stands alone: it needs vitest and undici, and nothing of Assay. It is red as long as the breach is
 * there. Where nothing can be told, it is red too and says so; where a person has to look, it is skipped.
 */
export function vitestFile(made: Reproduction): string {
  const { steps, variables, check, removals, title, clause, target } = made;
  const proofs = ownershipProofsOf(made);
  const names = new Map(variables.map(({ standIn, name }) => [standIn, name]));
  const taken = variables.filter(({ kind }) => kind === 'taken');
  return [
    ...introduction(made).map(comment),
    '//',
    '// It needs vitest and undici, and nothing else. Red means that the breach is there.',
    '// It connects as undici does by itself, without the proxy and the certificates of the run.',
    `import { randomBytes } from 'node:crypto';`,
    `import { request } from 'undici';`,
    `import { expect, test } from 'vitest';`,
    '',
    `const target = (process.env.TARGET ?? ${literal(target)}).replace(/\\/+$/, '');`,
    `const key = wanted('ASSAY_API_KEY', 'the key of the target');`,
    ...variables.flatMap(({ name, kind, sentence, value }) =>
      kind === 'given' || kind === 'header'
        ? [
            comment(`${sentence}.`),
            value === undefined
              ? `const ${name} = wanted(${literal(name)}, ${literal(sentence)});`
              : `const ${name} = process.env.${name} ?? ${literal(value)};`,
          ]
        : [],
    ),
    '',
    `${check === null ? 'test.skip' : 'test'}(${literal(`${clause}: ${title}`)}, async () => {`,
    ...variables.flatMap(({ name, kind }) =>
      kind === 'mark' ? [`  const ${name} = 'a' + randomBytes(5).toString('hex').slice(1);`] : [],
    ),
    ...taken.map(
      ({ name, sentence }) =>
        `  ${comment(`${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`)}\n  let ${name};`,
    ),
    ...(removals.length === 0 ? [] : steps.map((_, index) => `  let answer${index + 1};`)),
    ...proofs.flatMap((proof) => ownLines(proof, names)),
    ...(removals.length === 0 ? [] : ['  try {']),
    ...steps.flatMap(
      ({ operation, format, request, keyAs, writes, takes, proofs: before, mustSucceed }, index) =>
        [
          `// Call ${index + 1} of ${steps.length}: ${operation}, answered in ${format}.`,
          ...(writes === undefined ? [] : [comment(`This call changes data: ${writes}.`)]),
          ...before.map(
            ({ variable: { name } }) =>
              `mustHold(await isOwn_${name}(), ${literal(`no answer shows that ${name} is the record of this test`)});`,
          ),
          `${removals.length === 0 ? 'const ' : ''}answer${index + 1} = ${callOf(request, format, names, keyAs)};`,
          ...(mustSucceed
            ? [
                `mustHold(values(answer${index + 1}, 'ResponseStatus.ErrorCode').includes('0'), 'call ${index + 1} was refused, and in the run it was not');`,
              ]
            : []),
          ...takes.map((taking) => takingOf(taking, index + 1)),
        ].map((line) => `${removals.length === 0 ? '  ' : '    '}${line}`),
    ),
    ...(check === null
      ? []
      : expectations(check, names).map((line) => `${removals.length === 0 ? '  ' : '    '}${line}`)),
    ...(removals.length === 0
      ? []
      : [
          '  } finally {',
          ...removals.flatMap(
            ({
              proof: {
                variable: { name },
              },
              request,
              format,
              deletedBy,
            }) => [
              `    // This call changes data: it deletes a company that this test made.`,
              `    if (${name} !== undefined && (await isOwn_${name}())${deletedBy === undefined ? '' : ` && !values(answer${deletedBy + 1}, 'ResponseStatus.ErrorCode').includes('0')`})`,
              `      await ${callOf(request, format, names, undefined).replace(/^await /, '')};`,
            ],
          ),
          '  }',
        ]),
    '}, 60_000);',
    '',
    helpers,
    linesOf.toString(),
    ...(proofs.length === 0 ? [] : [showsOwn.toString()]),
    '',
  ].join('\n');
}

const helpers = `
function wanted(name, sentence) {
  const value = process.env[name] ?? '';
  if (value === '') throw new Error(\`Set \${name} first: \${sentence}.\`);
  return value;
}

/** Makes a call. An answer is its body and its lines: the status, the headers and every single value in it. */
async function call(method, path, headers, body, format) {
  const answer = await request(target + path, { method, headers, body });
  const text = await answer.body.text();
  const heads = Object.entries(answer.headers).map(([name, value]) => \`header \${name}=\${value}\`);
  return { body: text, lines: [\`HTTP=\${answer.statusCode}\`, ...heads, ...linesOf(format, text)] };
}

/** All values of a member in an answer. A member is named by the end of its path. */
function values(answer, member) {
  return (answer?.lines ?? []).flatMap((line) => {
    const at = line.search(/[=:]/);
    const path = line.slice(0, at);
    if (line[at] !== '=') return [];
    return path === member || path.endsWith(\`.\${member}\`) ? [line.slice(at + 1)] : [];
  });
}

/** An id in an answer. */
function taken(answer, member, pick) {
  const found = values(answer, member);
  const id = pick === 'largest' ? found.sort((a, b) => Number(a) - Number(b)).at(-1) : found[pick];
  if (!/^-?[1-9]\\d*$/.test(id ?? '')) throw new Error(\`Can not tell: an answer names no \${member}.\`);
  return id;
}

function mustHold(condition, otherwise = 'the answer does not show what is looked at') {
  if (!condition) throw new Error(\`Can not tell: \${otherwise}.\`);
}
`.trim();

function callOf(
  { method, url, headers, body }: Exchange['request'],
  format: string,
  names: ReadonlyMap<string, string>,
  keyAs: MangledKey | undefined,
): string {
  const sent = Buffer.from(body).toString('utf8');
  const isText = Buffer.from(sent, 'utf8').equals(body);
  const payload =
    body.length === 0
      ? 'undefined'
      : isText
        ? joined(sent, names, keyAs)
        : `Buffer.from(${literal(Buffer.from(body).toString('base64'))}, 'base64')`;
  const fields = headers.map(([name, value]) => `${literal(name)}: ${joined(value, names, keyAs)}`);
  return `await call(${literal(method)}, ${joined(url, names, keyAs)}, { ${fields.join(', ')} }, ${payload}, '${format}')`;
}

const takingOf = ({ variable: { name }, member, pick }: Taking, call: number): string =>
  `${name} = taken(answer${call}, ${literal(member)}, ${pick === 'largest' ? "'largest'" : pick});`;

/** The function that tells whether a taken id is that of a record of this test. */
function ownLines(
  { variable: { name }, mark, member, maker, read }: OwnershipProof,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const answer = read === null ? `answer${maker + 1}` : callOf(read.request, read.format, names, undefined);
  return [
    `  /** Whether an answer shows ${name} and ${mark.name} in one record. A server may answer with the id of another record. */`,
    `  let ${name}_isOwn = false;`,
    `  const isOwn_${name} = async () => {`,
    `    ${name}_isOwn ||= showsOwn((${answer}).lines, ${literal(member)}, ${name}, ${mark.name});`,
    `    return ${name}_isOwn;`,
    '  };',
  ];
}

function expectations(
  { condition, seenIf, onlyIf }: ScriptCheck,
  names: ReadonlyMap<string, string>,
): readonly string[] {
  const not = seenIf ? '.not' : '';
  return [
    ...onlyIf.map((one) => `mustHold(${truthOf(one, names)});`),
    condition.kind === 'value'
      ? `expect(values(answer${condition.call + 1}, ${literal(condition.member)}))${not}.toContain(${joined(condition.value, names)});`
      : condition.kind === 'text'
        ? `expect(answer${condition.call + 1}.body)${not}.toContain(${joined(condition.text, names)});`
        : condition.kind === 'same'
          ? `expect(values(answer${condition.call + 1}, ${literal(condition.member)}))${not}.toEqual(values(answer${condition.other + 1}, ${literal(condition.member)}));`
          : `expect(answer${condition.call + 1}.lines.filter((line) => ${pattern(condition.pattern)}.test(line)))${seenIf ? '' : '.not'}.toEqual([]);`,
  ];
}

function truthOf(one: Condition, names: ReadonlyMap<string, string>): string {
  const answer = `answer${one.call + 1}`;
  switch (one.kind) {
    case 'value':
      return `values(${answer}, ${literal(one.member)}).includes(${joined(one.value, names)})`;
    case 'line':
      return `${answer}.lines.some((line) => ${pattern(one.pattern)}.test(line))`;
    case 'text':
      return `${answer}.body.includes(${joined(one.text, names)})`;
    case 'same':
      return `String(values(${answer}, ${literal(one.member)})) === String(values(answer${one.other + 1}, ${literal(one.member)}))`;
  }
}

const comment = (text: string): string => `// ${inComment(text)}`.trimEnd();

const pattern = (one: string): string => `new RegExp(${literal(one)})`;

const literal = (one: string): string =>
  JSON.stringify(one).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** A text as an expression, with variables in place of stand-ins and of the key. */
function joined(one: string, names: ReadonlyMap<string, string>, keyAs?: MangledKey): string {
  // See `hiddenPart`.
  const key = keyAs === 'truncated' || keyAs === 'altered' ? "key.replace(/.=*$/su, '')" : 'key';
  const known = new Map([...names, [keyPlaceholder, key] as const]);
  const parts = one.split(standInPattern(known.keys())).filter((part) => part !== '');
  return parts.length === 0 ? "''" : parts.map((part) => known.get(part) ?? literal(part)).join(' + ');
}
