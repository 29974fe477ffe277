import type { Observer } from '../../harness/Plan.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';

/** The HTTP status of a failed call. */
export const ENV12: Observer = {
  clause: 'ENV-12',
  observe: ({ answer }, spec) =>
    spec.stage === undefined && answer.decoded !== null && outcomeOf(answer, spec.expects) === 'failed'
      ? `a failure (${spec.scenario}) has HTTP status ${answer.exchange.response?.status}`
      : undefined,
};
