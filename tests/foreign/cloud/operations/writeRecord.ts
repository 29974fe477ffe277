import type { Table, World } from '../store/World.ts';
import { find, keep } from '../store/World.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordOf, textOf } from '../values/Value.ts';
import { mergeNonEmpty } from './mergeNonEmpty.ts';
import { Refusal } from './Refusal.ts';
import { tidyRecord } from './tidyRecord.ts';

/** How one kind of record is written. */
export interface WriteRules {
  readonly kind: string;
  readonly recordMember: string;
  readonly idMember: string;
  readonly table: (world: World) => Table;
  /** Checks a record and fills in what the server knows better. */
  readonly complete: (draft: RecordValue, previous: RecordValue | undefined, world: World) => RecordValue;
}

/** Carries out the record action of a request and answers the record with its id. */
export function writeRecord(request: RecordValue, world: World, rules: WriteRules): RecordValue {
  const sent = tidyRecord(recordOf(request, rules.recordMember));
  if (Object.keys(sent).length === 0)
    throw new Refusal(`${rules.recordMember} is missing.`, rules.recordMember);
  const action = textOf(request, 'mvRecordAction');
  const previous = findPrevious(sent, action, world, rules);
  const id = previous ? numberOf(previous, rules.idMember) : world.takeId();
  const merged = previous && action === 'InsertOrUpdateNonEmptyFields' ? mergeNonEmpty(previous, sent) : sent;
  const complete = rules.complete({ ...merged, [rules.idMember]: id }, previous, world);
  keep(rules.table(world), id, complete);
  return { [rules.recordMember]: complete, entityID: id };
}

function findPrevious(
  sent: RecordValue,
  action: string,
  world: World,
  rules: WriteRules,
): RecordValue | undefined {
  const id = numberOf(sent, rules.idMember);
  if (action === 'Insert') return undefined;
  if (action !== 'Update' && action !== 'InsertOrUpdate' && action !== 'InsertOrUpdateNonEmptyFields') {
    throw new Refusal(
      `The record action "${action}" cannot be applied to a ${rules.kind}.`,
      'mvRecordAction',
    );
  }
  if (id === '0' && action !== 'Update') return undefined;
  const previous = find(rules.table(world), id);
  if (!previous)
    throw new Refusal(`The ${rules.kind} with id ${id} does not exist; the update failed.`, rules.idMember);
  return previous;
}
