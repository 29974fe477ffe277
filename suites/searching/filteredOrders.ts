import { evidenceKey } from '../evidenceKey.ts';
import type { Scenario } from '../Scenario.ts';
import { listTrials } from './listTrials.ts';
import { singleTrials } from './singleTrials.ts';
import { siblingEvidence } from './wholeRead.ts';

/** What single filters and lists of them select, taken together for its order; nothing is asked anew. */
export const filteredOrders: Scenario = {
  name: 'filter-orders',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [singleTrials, listTrials].map(({ name }) => evidenceKey(place, name)),
  gather: (context, place) =>
    siblingEvidence(context, place, singleTrials.name, async (single) => {
      const lists = await context.other(evidenceKey(place, listTrials.name));
      if (single.trials === undefined || lists.kind === 'blocked')
        return { kind: 'evidence', evidence: single };
      const trials = [...single.trials, ...(lists.evidence.trials ?? [])];
      return { kind: 'evidence', evidence: { ...single, trials } };
    }),
};
