import { isNumeric, sameNumber } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';
import type { Violation } from '../verdicts/Judgement.ts';
import { breach } from '../verdicts/judgements.ts';
import type { Subject } from '../verdicts/Subject.ts';
import { shown } from '../words/shown.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * Where an update's answer names another record than was sent, in the echo or in entityID. An entityID that is not the id of its own echo
 * is ENV-7's, in this answer or in the insert's.
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
    .map(([path, value]) => breach(step, 'an update answers with another id', id.lexeme, shown(value), path));
}
