import type { Check } from '../Check.ts';
import { blocked, judged, violation } from '../judgements.ts';
import { chainCheck } from '../recordActions/chainCheck.ts';
import { findRecord } from '../recordActions/findRecord.ts';
import { gaps } from '../recordActions/gaps.ts';
import { kindOf } from '../recordActions/kindOf.ts';
import { stepOf } from '../recordActions/stepOf.ts';
import { trustedGet } from '../recordActions/trusted.ts';
import { writtenId } from '../recordActions/Writer.ts';
import { writtenRecord } from '../recordActions/writtenRecord.ts';

/**
 * A write that fails changes nothing: the record that an unknown action named does not hold what that write sent. Where
 * the server takes the action after all (ACT-9 is open), there is no failure to judge.
 */
export const ACT7: readonly Check[] = [
  chainCheck({
    clause: 'ACT-7',
    level: 'SHOULD',
    step: 'unknown-action',
    judge: ({ chain, step }) => {
      if (step.outcome !== 'failed') return blocked('nothing', 'the write with an unknown action was taken');
      const { absent } = chain.evidence.others;
      const id = absent === undefined ? undefined : writtenId(absent);
      const isTrusted = trustedGet(chain);
      if (absent === undefined || id === undefined)
        return blocked('clause:ACT-3', 'there is no second record to name');
      if (isTrusted === undefined) return blocked('clause:ACT-6', 'the Get does not show what was inserted');
      const final = stepOf(chain, 'final');
      if (final.kind !== 'step') return final;
      const record = findRecord(final.subject.answer, id);
      if (record === undefined)
        return blocked('clause:ACT-3', 'the Get does not show the record that was named');
      const names = Object.keys(kindOf(step.answer.call.operation).named(''));
      const { shape, sent } = writtenRecord(step.answer);
      const took = new Set(gaps(shape, sent, record, names).map(({ path }) => path));
      const changed = gaps(shape, writtenRecord(absent).sent, record, names);
      return judged(
        changed
          .filter((gap) => isTrusted(gap) && !took.has(gap.path))
          .map(({ path, expected, actual }) =>
            violation(final.subject, 'a write that failed changed the record', expected, actual, path),
          ),
      );
    },
  }),
];
