import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { operation } from '../../specs/operations.ts';
import { found } from '../gathered.ts';
import type { Scenario, ScenarioPlace } from '../Scenario.ts';
import { control, controlKey, isAnswer } from './control.ts';
import { findRecord } from './findRecord.ts';
import { idGivenTwice } from './idGivenTwice.ts';
import { kindOf } from './kindOf.ts';
import { lookUp, recordsIn } from './lookUp.ts';
import { writtenId } from './Writer.ts';
import { writtenRecord } from './writtenRecord.ts';

/**
 * Reads what was written in the same format, by its name, which it alone should bear (ACT-1); whether it is there is told by
 * its id, where the write told one (not all do for companies).
 */
export const readBack = (update: string): Scenario => ({
  name: 'read-back',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [controlKey(place, update)],
  gather: async (context, place) => {
    const insert = await control(context, place, update);
    if (!isAnswer(insert)) return insert;
    const shared = await idGivenTwice(context, place, update);
    if (shared !== undefined) return shared;
    return found(await look(context, place, insert), { insert });
  },
});

function look(context: GatherContext, place: ScenarioPlace, insert: Answer): Promise<Answer> {
  const id = writtenId(insert);
  const [field = ''] = Object.keys(kindOf(operation(insert.call.operationName)).named(''));
  const value = String(writtenRecord(insert).sent[field] ?? '');
  const holds = (answer: Answer): boolean =>
    id === undefined
      ? (recordsIn(answer)?.some((one) => one[field] === value) ?? false)
      : findRecord(answer, id) !== undefined;
  return lookUp(context, { get: place.operation, field, operator: 'Equals', value, holds });
}
