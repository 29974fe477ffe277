import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Expected } from '../../harness/exchanges/outcome.ts';
import { topAskedFor } from '../../harness/records/listed.ts';
import type { Case, CheckContext } from '../../harness/verdicts/Case.ts';
import { checkEvidence } from '../../harness/verdicts/checkEvidence.ts';
import type { Violation } from '../../harness/verdicts/Judgement.ts';
import { yielded } from '../../harness/verdicts/yielded.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Operation } from '../../specs/Operation.ts';
import { casesOf } from './casesOf.ts';
import { checks, clauseOf, judgedClauses } from './clauses.ts';
import { clausesBefore } from './precedence.ts';
import { evidenceKey } from './probe.ts';

type Called = Place & { readonly operation: Operation };

/** A case that an answer could be judged by, with the breaches that it shows. */
export interface JudgedAnswer {
  readonly item: Case;
  readonly violations: readonly Violation[];
}

/** What is known of an answer besides its bytes. */
interface Seen {
  /** What it says of itself. */
  readonly expects: Expected;
  /** Whether the headers of the answer are known. */
  readonly hasHeaders: boolean;
}

/**
 * Judges one answer by all that it alone can show. Cases that it shows nothing of are left out. One that yields to an earlier clause is
 * left out too.
 */
export async function judgeAnswer(
  answer: Answer,
  { expects, hasHeaders }: Seen,
  context: CheckContext,
): Promise<readonly JudgedAnswer[]> {
  const { operation, format, address } = answer.call;
  if (operation === null) throw new Error('an answer of no operation can be judged by nothing');
  const place: Called = { operation, format, address };
  const evidence = { answer, others: {} };
  const cases = casesOfAnswer(place, expects);
  const casesOfClause = (clause: string): readonly Case[] => cases.filter((item) => item.clause === clause);
  const plan = { evidence: new Map(), precedence: { clausesBefore, casesOf: casesOfClause } };
  const known = { store: { get: noOther }, context, plan };
  const found: JudgedAnswer[] = [];
  for (const item of cases) {
    if (!hasHeaders && isOfHeaders(item)) continue;
    // Only then is the order the document's (GET-2).
    if (item.clause === 'GET-2' && (topAskedFor(answer) ?? 0) <= 0) continue;
    const judgement = await yielded(item, evidence, checkEvidence(item, evidence, context), known);
    if (judgement.kind === 'judged') found.push({ item, violations: judgement.violations });
  }
  return found;
}

/** Whether a case is about the Content-Type. */
const isOfHeaders = ({ clause, id }: Case): boolean =>
  clause === 'FMT-2' || (clause === 'FMT-8' && id.endsWith('content-type'));

async function noOther(key: string): Promise<never> {
  throw new Error(`one answer has no other evidence, such as ${key}`);
}

/** Clauses that rest on more than one answer and what was sent for it: that the call was one which a lawful server takes. */
const ofKnownCalls: readonly string[] = ['AUTH-1', 'ERR-1', 'ERR-2', 'ERR-3'];

/** Of these, what a refusal shows: whether the call had to be taken is not known. */
const ofPlainReads: readonly string[] = ['GET-1', 'GET-11', 'FMT-9'];

/**
 * The cases that one answer of a client that is not ours can show, with the ids that they have in a run. `expects` is what the answer
 * says of itself.
 */
export function casesOfAnswer(place: Called, expects: Expected): readonly Case[] {
  const key = [place.operation.name, place.format, place.address, expects].join(' ');
  const made = known.get(key) ?? expandForAnswer(place, expects);
  known.set(key, made);
  return made;
}

const known = new Map<string, readonly Case[]>();

/** What stands for the evidence of a run; no answer is ever gathered for it. */
const specOfAnswer = (place: Called, expects: Expected): EvidenceSpec => ({
  ...{ ...place, key: evidenceKey(place, 'seen'), scenario: 'seen', expects, effect: 'read' },
  plan: { calls: [place.operation.name] },
  gather: async () => {
    throw new Error('an answer that was seen is not gathered');
  },
});

function expandForAnswer(place: Called, expects: Expected): readonly Case[] {
  const spec = specOfAnswer(place, expects);
  const left = [
    ...ofKnownCalls,
    ...(expects === 'failure' ? ofPlainReads : []),
    // A delete that nobody knows to have happened may say so beside its success.
    ...(expects === 'any' ? ['ENV-9'] : []),
  ];
  const checked = checks
    .filter(({ scenario, clause }) => scenario === undefined && !left.includes(clause))
    .filter(({ clause }) => clauseOf(clause).appliesTo.holds(place))
    .flatMap((check) => casesOf(check, place, [spec]));
  const looked = judgedClauses.filter(
    ({ id, casesAt, appliesTo }) => id === 'AUTH-4' && casesAt !== undefined && appliesTo.holds(place),
  );
  return [
    ...checked,
    ...looked.flatMap((clause) => clause.casesAt?.(place, [spec], [place.format], clause).cases ?? []),
  ].map((item) => ({ ...item, evidence: spec.key }));
}
