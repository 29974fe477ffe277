import type { Judgement } from '../../harness/Judgement.ts';
import type { Numeric } from '../../specs/Value.ts';
import type { Check } from '../Check.ts';
import { blocked } from '../judgements.ts';
import { plainAgain, refusedByNow } from '../plainAgain.ts';
import type { Subject } from '../Subject.ts';
import type { Kind } from './Kind.ts';
import { kindOf } from './kindOf.ts';
import { knownId } from './knownId.ts';
import { recordActions } from './recordActions.ts';
import type { StepName } from './Steps.ts';
import { stepOf } from './stepOf.ts';
import { writtenId } from './Writer.ts';

/** A step of a chain, with the id of the record that went through it. */
export interface ChainStep {
  readonly chain: Subject;
  readonly step: Subject;
  readonly id: Numeric;
  readonly kind: Kind;
}

type Options = Pick<Check, 'clause' | 'level'> &
  Partial<Pick<Check, 'slug' | 'when'>> & {
    readonly step: StepName;
    readonly judge: (asked: ChainStep) => Judgement;
  };

/** The steps whose refusal says nothing against a server. */
const expectedToFail: readonly StepName[] = [
  'unknown-id',
  'unknown-action',
  'unknown-action-anew',
  'missing-action',
];

/** A check on one step of the chain of record actions, asked where the chain got that far. */
export const chainCheck = ({ step: name, judge, ...check }: Options): Check => ({
  ...check,
  scenario: recordActions.name,
  on: 'success',
  reads: 'status',
  judge: (chain) => {
    const id = writtenId(chain.answer);
    if (id === undefined)
      return blocked('control', 'the insert told no id, so that nothing could be done with the record');
    if (check.clause !== 'ACT-1' && knownId(chain) !== undefined)
      return blocked(
        'clause:ACT-1',
        'the insert was given an id that one before it has: another may be written there',
      );
    const step = stepOf(chain, name);
    if (step.kind !== 'step') return step;
    const isDue = !expectedToFail.includes(name);
    const byNow =
      isDue && step.subject.outcome === 'failed'
        ? refusedByNow(chain.evidence.others[plainAgain])
        : undefined;
    if (byNow !== undefined) return byNow;
    return judge({ chain, step: step.subject, id, kind: kindOf(chain.answer.call.operation) });
  },
});
