import type { Evidence, EvidenceSpec, GatherContext, Gathered } from '../harness/Evidence.ts';
import { everyAnswer } from '../harness/everyAnswer.ts';
import type { Place } from '../specs/Clause.ts';
import { evidenceKey } from './evidenceKey.ts';

/**
 * All answers of other evidence of a place, by its keys, looked at together when all is gathered: it sends nothing. What it
 * `needs` is planned with it, and the rest is looked at where it is planned.
 */
export const lookBack = (
  place: Place,
  scenario: string,
  looked: readonly string[],
  needs: readonly string[] = looked,
): EvidenceSpec => ({
  key: evidenceKey(place, scenario),
  ...place,
  scenario,
  expects: 'any',
  effect: 'read',
  apart: true,
  stage: 'closing',
  requires: needs,
  plan: { calls: [] },
  gather: async (context) => together(await gatheredOf(context, looked)),
});

async function gatheredOf(context: GatherContext, keys: readonly string[]): Promise<readonly Gathered[]> {
  const settled = await Promise.allSettled(keys.filter(context.isPlanned).map(context.other));
  // What could not be gathered is `errored` in its own cases.
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

function together(gathered: readonly Gathered[]): Gathered {
  const answers = gathered.flatMap((each) => (each.kind === 'evidence' ? everyAnswer(each.evidence) : []));
  const [first, ...rest] = answers.filter(({ exchange }) => exchange.response !== null);
  if (first !== undefined) {
    const trials = rest.map((answer): Evidence => ({ answer, others: {} }));
    return { kind: 'evidence', evidence: { answer: first, others: {}, trials } };
  }
  const block = gathered.find(({ kind }) => kind === 'blocked');
  return block ?? { kind: 'blocked', cause: 'nothing', message: 'no call here brought an answer' };
}
