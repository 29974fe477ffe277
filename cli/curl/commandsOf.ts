import { createHash } from 'node:crypto';
import type { Settings } from '../../config/Settings.ts';
import { documentedRequest } from '../../harness/addressing/documentedRequest.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { answeredZero } from '../../harness/exchanges/statusBlock.ts';
import { nameOfTarget } from '../../harness/preflight/nameOfTarget.ts';
import { isPlainKey } from '../../harness/redaction/isPlainKey.ts';
import { keyPlaceholder, type Redactor, redactor } from '../../harness/redaction/redactor.ts';
import type { CurlConnection } from '../../harness/stored/curlConnection.ts';
import { curlLine } from '../../harness/stored/curlLine.ts';
import { exchangeNumber } from '../../harness/stored/exchangeIn.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import type { WireRequest } from '../../harness/target/Target.ts';
import { basePathOf } from '../../harness/transport/basePathOf.ts';
import { writeInWords } from '../../harness/words/writeInWords.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Embedded } from '../run/embedded.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { type ShellVariables, shellVariables, type Variable } from './shellVariables.ts';

interface Options {
  /** The case that the calls belong to. */
  readonly caseId: string;
  readonly settings: Settings;
  /** The capabilities with which the calls were written. */
  readonly capabilities: Capabilities;
  /** The server on which the calls were found. */
  readonly embedded: Pick<Embedded, 'url' | 'apiKey' | 'fixtures'>;
  /** How curl reaches the target. */
  readonly connection: CurlConnection;
}

/** Where `assay serve --port 8080` listens. */
const sandbox = 'http://127.0.0.1:8080';

/**
 * The commands that make these calls, in order, on the target from the settings, with comment lines between them. They hold no id
 * of the embedded server. Without a target they are for a fresh `assay serve`, which has the embedded server's ids.
 */
export function commandsOf(answers: readonly Answer[], options: Options): readonly string[] {
  const { caseId, settings, embedded } = options;
  const ordered = [...answers].sort((a, b) => numberOf(a) - numberOf(b));
  const { target } = settings;
  const names =
    target === null
      ? undefined
      : shellVariables(embedded.fixtures, settings.fixtures, prefixOf(target, caseId));
  const told = new Set<Variable>();
  const deleted = new Map<string, number>();
  const secrets = redactor([
    ...secretsOf({ ...settings, apiKey: embedded.apiKey }),
    ...(settings.apiKey === null ? [] : [settings.apiKey]),
  ]);
  return [
    ...greeting(settings, ordered.length),
    ...ordered.flatMap((answer, index) => {
      const { command, variables } = written(answer, index + 1, options, secrets, names);
      const fresh = variables.filter((each) => !told.has(each));
      for (const each of fresh) told.add(each);
      return [
        ...(ordered.length > 1
          ? [`# Call ${index + 1} of ${ordered.length}: ${answer.call.operationName}`]
          : []),
        ...writeNote(answer),
        ...againNote(answer, index + 1, deleted),
        ...fresh.map(({ sentence }) => `# ${sentence}`),
        ...command.split('\n'),
      ];
    }),
  ];
}

function greeting({ target, apiKey, seed }: Settings, calls: number): readonly string[] {
  if (calls === 0) return ['# This case sends nothing of its own: it looks at what others brought back.'];
  const spelt =
    apiKey === null || isPlainKey(apiKey)
      ? []
      : [
          `# ${keyPlaceholder} must hold the key as each format and URL writes it (escaped or percent-encoded)`,
        ];
  if (target === null) {
    return [
      `# For a fresh reference server alone (assay serve --port 8080 --seed ${seed}): the ids are its own. For another server, name it with --target.`,
    ];
  }
  return [
    `# For ${nameOfTarget(target, apiKey)}. What only that server knows, such as its ids, is a shell variable: set each as the line before the call says.`,
    ...spelt,
  ];
}

/** The command of one call, and what must be set before it. */
function written(
  answer: Answer,
  callNumber: number,
  { settings, capabilities, embedded, connection }: Options,
  secrets: Redactor,
  names: ShellVariables | undefined,
): { readonly command: string; readonly variables: readonly Variable[] } {
  const { call, exchange } = answer;
  const { members, variables } = names?.portable(answer, callNumber) ?? {
    members: call.members,
    variables: [],
  };
  const base = settings.target === null ? new URL(sandbox) : new URL(settings.target);
  const request = requestOf({ ...call, members }, capabilities, embedded.apiKey);
  const command = curlLine(
    {
      ...exchange.request,
      url: `${base.origin}${basePathOf(base)}${request.path}`,
      body: request.body,
    },
    secrets,
    embedded.apiKey,
    {
      standIns: new Map(variables.map(({ standIn, name }) => [standIn, name])),
      keyAs: call.keyAs,
      connection,
    },
  );
  return { command, variables };
}

/** A call's request as the Api wrote it. */
function requestOf(call: Answer['call'], capabilities: Capabilities, apiKey: string): WireRequest {
  const plain = documentedRequest(call, capabilities, apiKey);
  return call.altered === undefined ? plain : { ...plain, ...call.altered.request(plain) };
}

/** The wrong keys made from the right one, in words. */
const mangled: Readonly<Record<MangledKey, string>> = {
  truncated: 'the key without its last character',
  altered: 'the key with another last character',
  extended: 'the key, followed by further characters',
  padded: 'the key between two spaces',
  otherCase: 'the key with the case of each letter changed',
};

function writeNote({ call: { operation, members, altered, keyAs } }: Answer): readonly string[] {
  const { mvRecordAction: action } = members;
  const words =
    operation === null ? undefined : writeInWords(operation, typeof action === 'string' ? action : undefined);
  return [
    ...(words === undefined ? [] : [`# This call changes data: ${words}.`]),
    ...(keyAs === undefined ? [] : [`# This call sends a wrong key: ${mangled[keyAs]}.`]),
    ...(altered?.effect === 'hostile'
      ? ['# This call is hostile: a server that reads it badly may hang or stop.']
      : []),
  ];
}

/** A remark on a delete of what an earlier call deleted. By then a server may have given the id to another record. */
function againNote(answer: Answer, callNumber: number, deleted: Map<string, number>): readonly string[] {
  const { operation, members } = answer.call;
  const id = operation?.kind === 'delete' ? members[operation.target ?? ''] : undefined;
  if (!isNumeric(id)) return [];
  const key = `${operation?.name} ${id.lexeme}`;
  const before = deleted.get(key);
  if (before === undefined && answeredZero(answer)) deleted.set(key, callNumber);
  return before === undefined
    ? []
    : [`# Call ${before} deleted it: first check that no other record has its id now.`];
}

/**
 * The start of the names of shell variables for a case on a target. No other case, target or program has set one of these names.
 */
const prefixOf = (target: string, caseId: string): string =>
  `CASE_${createHash('sha256').update(`${target}\n${caseId}`).digest('hex').slice(0, 6).toUpperCase()}_`;

const numberOf = ({ exchange }: Answer): number => exchangeNumber(exchange.id);
