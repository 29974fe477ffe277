import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { nameMember, writerOf } from '../crossing/isOwn.ts';
import { found, unprepared } from '../gathered.ts';
import { blocked, failed, passed, shown } from '../judgements.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { siblingKey } from '../ownDocument.ts';
import { findRecord } from '../recordActions/findRecord.ts';
import { byFilter } from '../recordActions/lookUp.ts';
import { recordActions } from '../recordActions/recordActions.ts';
import { writtenRecord } from '../recordActions/writtenRecord.ts';
import type { Scenario, ScenarioPlace } from '../Scenario.ts';
import type { Subject } from '../Subject.ts';
import { olderThan } from './olderThan.ts';
import { operationOf } from './operationOf.ts';
import { wholeMembers } from './wholeRead.ts';

const chainKey = (place: ScenarioPlace): string =>
  siblingKey(place, writerOf[place.operation.name] ?? '', recordActions.name);

/**
 * A record of the run by the name that a write gave it after its insert; where the filter does not show it, all records, to
 * see whether it bears that name, and others by theirs, to see whether such filters work at all.
 */
export const renamedRead: Scenario = {
  name: 'renamed',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [chainKey(place)],
  gather: async (context, place) => {
    const { operation } = place;
    const chain = await context.other(chainKey(place));
    if (chain.kind === 'blocked') return chain;
    const { partly } = chain.evidence.others;
    if (partly === undefined || outcomeOf(partly, 'success') !== 'succeeded')
      return unprepared('a write that changes the name of a record', partly);
    const { sent } = writtenRecord(partly);
    const name = nameMember[operation.name] ?? '';
    const filtered = await byFilter(context, {
      get: operation,
      field: name,
      operator: 'Equals',
      value: sent[name],
    });
    const others = { renamed: partly };
    if (findRecord(filtered, sent[operation.id ?? '']) !== undefined) return found(filtered, others);
    const whole = await context.call(operation, wholeMembers(context, operation));
    const control = await foundByName(context, operation, olderThan(whole, sent[operation.id ?? ''], name));
    return found(filtered, { ...others, whole, ...(control === undefined ? {} : { control }) });
  },
};

/** The first answer in which such a filter shows the record that bears a name; undefined where none does. */
async function foundByName(
  context: GatherContext,
  get: Operation,
  records: readonly RecordValue[],
): Promise<Answer | undefined> {
  const field = nameMember[get.name] ?? '';
  for (const record of records) {
    const answer = await byFilter(context, { get, field, operator: 'Equals', value: record[field] });
    if (findRecord(answer, record[get.id ?? '']) !== undefined) return answer;
  }
  return undefined;
}

/** A filter goes by what a record holds now; where it finds others by the names that they have. */
export function selectsRenamed(subject: Subject): Judgement {
  const { renamed, whole, control } = subject.evidence.others;
  if (renamed === undefined) throw new Error('the scenario keeps the write that changed the name');
  const operation = operationOf(subject);
  const { sent } = writtenRecord(renamed);
  const id: Value | undefined = sent[operation.id ?? ''];
  if (findRecord(subject.answer, id) !== undefined) return passed;
  const name = nameMember[operation.name] ?? '';
  const bears = whole && findRecord(whole, id)?.[name];
  if (bears === undefined || bears !== sent[name])
    return blocked('control', 'a Get of all records does not show the name that was written last');
  if (control === undefined)
    return blocked('control', `a filter on ${name} does not show older records by their names either`);
  return failed(
    subject,
    'a filter does not select a record by the name that was written last',
    `${operation.id} ${shown(id)}, whose ${name} is ${shown(bears)}`,
    'not there',
    operation.list ?? '',
  );
}
