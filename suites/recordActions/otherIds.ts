import type { Violation } from '../../harness/Judgement.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';
import { shown, violation } from '../judgements.ts';
import type { Subject } from '../Subject.ts';
import { sameNumber } from '../sameNumber.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * Where an update's answer names another record than the one that was sent, in the echo or in entityID; not in that where
 * it is another than its echo's id, in the insert's answer or in this one, which is ENV-7's.
 */
export function otherIds(chain: Subject, step: Subject, id: Numeric): readonly Violation[] {
  const { operation } = step.answer.call;
  const { member, echo } = writtenRecord(step.answer);
  const own = echo?.[operation?.id ?? ''];
  const { entityID } = step.value;
  const isTold = sameNumber(chain.value.entityID, id) && (!isNumeric(own) || sameNumber(entityID, own));
  const named = [
    ['entityID', isTold ? entityID : undefined],
    [`${member}.${operation?.id}`, own],
  ] as const;
  return named
    .filter(([, value]) => isNumeric(value) && !sameNumber(value, id))
    .map(([path, value]) =>
      violation(step, 'an update answers with another id', id.lexeme, shown(value), path),
    );
}
