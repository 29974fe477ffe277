import type { Violation } from '../../harness/Judgement.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Numeric } from '../../specs/Value.ts';
import { shown, violation } from '../judgements.ts';
import type { Subject } from '../Subject.ts';
import { sameNumber } from '../sameNumber.ts';
import { writtenRecord } from './writtenRecord.ts';

/** The document shows no id for a bundle's entityID in so many words (ENV-7). */
const weak = ['ProductBundleUpdate'];

/** Where an update's answer names another record than the one that was sent, in entityID and in the echo. */
export function otherIds(step: Subject, id: Numeric): readonly Violation[] {
  const { operation } = step.answer.call;
  const { member, echo } = writtenRecord(step.answer);
  const named = [
    ['entityID', weak.includes(operation?.name ?? '') ? undefined : step.value.entityID],
    [`${member}.${operation?.id}`, echo?.[operation?.id ?? '']],
  ] as const;
  return named
    .filter(([, value]) => isNumeric(value) && !sameNumber(value, id))
    .map(([path, value]) =>
      violation(step, 'an update answers with another id', id.lexeme, shown(value), path),
    );
}
