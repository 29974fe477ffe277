import { deepFreeze } from '../../config/deepFreeze.ts';
import { HookError, nameOfHooks, thrownText } from '../../config/hooks/HookError.ts';
import type { OwnAnswer, OwnBreach, OwnCheck } from '../../config/hooks/Hooks.ts';
import { hooksOf } from '../../config/hooks/loadHooks.ts';
import { rulingTrouble } from '../../config/hooks/rulingTrouble.ts';
import { matchesGlob } from '../../config/matchesGlob.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Headers } from '../../harness/exchanges/Exchange.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { gate, type Question } from '../../harness/verdicts/gate.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged } from '../../harness/verdicts/judgements.ts';
import { operationOf, type Subject, subjectOf } from '../../harness/verdicts/Subject.ts';
import type { Clause, Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { operations } from '../../specs/operations.ts';
import { places } from '../../specs/places.ts';
import { caseOf } from './cases.ts';
import { clauses } from './clauses.ts';
import { evidenceKey } from './probe.ts';

/** The id under which an own check is judged. No clause of the contract has one like it. */
const idOf = ({ name }: OwnCheck): string => `own-${name}`;

/** Whether a clause's id is that of an own check. */
export const isOwnCheck = (clause: string): boolean => clause.startsWith('own-');

/** The own checks of a run, in the place of clauses. They must be loaded. */
const ownClauses = (hooks: string | null | undefined): readonly Clause[] =>
  (hooksOf(hooks).checks ?? []).map((check) => ({
    id: idOf(check),
    level: check.level,
    statement: check.statement,
    section: `a check in ${nameOfHooks(hooks ?? '')}`,
    judging: 'The operator wrote this check. The document says nothing of it.',
    appliesTo: { reason: 'as the check says', holds: (place) => isAsked(check, place) },
  }));

/** The clauses of the contract, and the own checks of a run. These must be loaded. */
export const clausesWith = (hooks: string | null | undefined): readonly Clause[] => [
  ...clauses.values(),
  ...ownClauses(hooks),
];

/** How many cases they make in all formats. */
export const countOwn = (hooks: string | null | undefined): number =>
  ownClauses(hooks).reduce((sum, { appliesTo }) => sum + places.filter(appliesTo.holds).length, 0);

function isAsked({ operations: called = ['*'], formats = ['*'] }: OwnCheck, place: Place): boolean {
  const { operation, format, address } = place;
  return (
    operation !== null &&
    address === defaultAddress(format) &&
    called.some((glob) => matchesGlob(glob, operation.name)) &&
    formats.some((glob) => matchesGlob(glob, format))
  );
}

/** How own cases are made: which are asked for, and the evidence with a key. */
interface OwnMeans {
  readonly isClause?: (id: string) => boolean;
  readonly isOperation?: (name: string) => boolean;
  readonly evidenceOf: (key: string) => EvidenceSpec | undefined;
}

const always = (): boolean => true;

/** The cases of own checks: each judges the answer to the plain call of an operation in a format. */
export function ownCases(
  formats: readonly Format[],
  hooks: string | null | undefined,
  { isClause = always, isOperation = always, evidenceOf }: OwnMeans,
): readonly Case[] {
  const checks = (hooksOf(hooks).checks ?? []).filter((check) => isClause(idOf(check)));
  return checks.flatMap((check) =>
    [...operations.values()].flatMap((operation) =>
      formats.flatMap((format) => {
        const address = defaultAddress(format);
        const place = { operation, format, address };
        if (!isOperation(operation.name) || !isAsked(check, place)) return [];
        const spec = evidenceOf(evidenceKey(place, plainCall));
        return spec === undefined ? [] : [ownCase(check, spec, nameOfHooks(hooks ?? ''))];
      }),
    ),
  );
}

function ownCase(check: OwnCheck, spec: EvidenceSpec, file: string): Case {
  const clause = idOf(check);
  const question: Question =
    check.on === 'any'
      ? { clause, answers: 'all', reads: 'bytes' }
      : { clause, answers: 'successes', reads: 'value' };
  return caseOf(spec, { clause, level: check.level }, (evidence, context) => {
    const subject = subjectOf(evidence, spec, context);
    return gate(question, subject) ?? ruled(check, subject, `The check ${clause} in ${file}`);
  });
}

/** What the check says. Raises HookError if it throws, or says nothing that can be understood. */
function ruled(check: OwnCheck, subject: Subject, what: string): Judgement {
  const ruling = rulingOf(check, subject, what);
  if (isNothing(ruling)) return blocked('nothing', ruling.nothing);
  const trouble = rulingTrouble(ruling);
  if (trouble !== undefined) throw new HookError(`${what} returned ${trouble}.`);
  return judged(
    (ruling as readonly OwnBreach[]).map(({ message, expected = '', actual = '', path = '' }) =>
      breach(subject, message, expected, actual, path),
    ),
  );
}

function rulingOf(check: OwnCheck, subject: Subject, what: string): unknown {
  try {
    return check.check(answerOf(subject));
  } catch (error) {
    throw new HookError(`${what} threw ${thrownText(error, what)}`);
  }
}

const isNothing = (ruling: unknown): ruling is { readonly nothing: string } =>
  typeof ruling === 'object' && ruling !== null && typeof Reflect.get(ruling, 'nothing') === 'string';

function answerOf(subject: Subject): OwnAnswer {
  const { exchange, response, answer, value } = subject;
  const { method, url, headers } = exchange.request;
  return {
    operation: operationOf(subject).name,
    format: answer.call.format,
    request: { method, url, headers: byName(headers), members: deepFreeze(answer.call.members) },
    response: {
      status: response.status,
      headers: byName(response.headers),
      // The check may not change what others judge.
      body: new Uint8Array(response.body),
    },
    value: deepFreeze(value),
    durationMs: exchange.timings.durationMs,
  };
}

function byName(headers: Headers): Readonly<Record<string, string>> {
  const found: Record<string, string> = Object.create(null);
  for (const [name, text] of headers) {
    const before = found[name.toLowerCase()];
    found[name.toLowerCase()] = before === undefined ? text : `${before}, ${text}`;
  }
  return found;
}
