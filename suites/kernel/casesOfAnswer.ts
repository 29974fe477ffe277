import type { EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Expected } from '../../harness/exchanges/outcome.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { earlierClauses } from '../../harness/verdicts/yieldsTo.ts';
import type { Place } from '../../specs/Clause.ts';
import type { Operation } from '../../specs/Operation.ts';
import { casesOf } from './casesOf.ts';
import { checks, clauseOf, judgedClauses } from './clauses.ts';
import { evidenceKey } from './probe.ts';

type Called = Place & { readonly operation: Operation };

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
  const made = known.get(key) ?? expanded(place, expects);
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

function expanded(place: Called, expects: Expected): readonly Case[] {
  const spec = specOfAnswer(place, expects);
  const left = [
    ...ofKnownCalls,
    ...(expects === 'failure' ? ofPlainReads : []),
    // A delete that nobody knows to have happened may say so beside its success.
    ...(expects === 'any' ? ['ENV-9'] : []),
  ];
  const checked = checks
    .filter(({ scenario, clause }) => scenario === undefined && !left.includes(clause))
    .flatMap((check) => casesOf(check, clauseOf(check.clause), place, [spec]));
  const looked = judgedClauses.filter(
    ({ id, casesAt, appliesTo }) => id === 'AUTH-4' && casesAt !== undefined && appliesTo.holds(place),
  );
  const cases = [
    ...checked,
    ...looked.flatMap((clause) => clause.casesAt?.(place, [spec], [place.format], clause).cases ?? []),
  ].map((item) => ({ ...item, evidence: spec.key }));
  const made: readonly Case[] = cases.map((item) => {
    const earlier = earlierClauses(clauseOf(item.clause).yieldsTo, item);
    return {
      ...item,
      ...(earlier.length === 0 ? {} : { yieldsTo: earlier }),
      beside: (clause: string) => made.filter((other) => other.clause === clause && other.id !== item.id),
    };
  });
  return made;
}
