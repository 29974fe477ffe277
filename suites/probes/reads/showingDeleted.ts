import Big from 'big.js';
import type { Answer } from '../../../harness/Answer.ts';
import type { Evidence, GatherContext } from '../../../harness/Evidence.ts';
import { listedRecords } from '../../../harness/oracle/listedRecords.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation as operationNamed } from '../../../specs/operations.ts';
import {
  asOthers,
  type ComparedReads,
  compareInBracket,
  readDifferences,
  readsIn,
} from '../../compare/reads.ts';
import { unprepared } from '../../kernel/gathered.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import { isAnotherRecord } from '../../kernel/presence.ts';
import { probe } from '../../kernel/probe.ts';
import { evidenceKey, isEvenTurn, type ScenarioPlace } from '../../kernel/Scenario.ts';
import { beforeTheDelete } from '../deletes.ts';
import { isTaken } from '../filters/selection.ts';
import { besideOthers, limitedReads, readAll } from './readAll.ts';
import { alwaysSent, gatherWhole, isFull, wholeKey, wholeMembers } from './wholeRead.ts';

const common = { expects: 'success', where: 'default', effect: 'read', apart: true } as const;

const withDeleted =
  (context: GatherContext, operation: Operation) =>
  (call: GatherContext['call']): Promise<Answer> =>
    call(operation, {
      ...wholeMembers(context, operation),
      showDeleted: 'showAllDeletedAndUndeleted',
    });

/** Of the differences between what is not deleted and all, only what all lacks is one: deleted ones come on top. */
export const lackedByAll = (operation: Operation, reads: ComparedReads) =>
  readDifferences(operation, reads).filter(({ kind }) => kind === 'missing');

/** What is not deleted, and everything, with a limit and in turns without one too; if that lacks something, beside the reads that show whether a limit cuts it off (GET-5). */
export const deletedToo = probe({
  name: 'deleted-too',
  of: ({ showDeleted }) => showDeleted === true,
  ...common,
  requires: (place) => [wholeKey(place), evidenceKey(place, readAll.name)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const reads = await compareInBracket(
        context,
        operation,
        {
          known: whole,
          askFirst: (call) => call(operation, wholeMembers(context, operation)),
          askSecond: withDeleted(context, operation),
        },
        lackedByAll,
      );
      if (lackedByAll(operation, reads).length === 0) {
        const unlimited = isFull(operation, reads.second)
          ? undefined
          : await withoutLimit(context, place, whole);
        return { kind: 'evidence', evidence: { answer: whole, others: asOthers(unlimited ?? reads) } };
      }
      const others = { ...asOthers(reads), ...(await limits(context, place)) };
      return { kind: 'evidence', evidence: { answer: whole, others } };
    }),
});

/**
 * The two without ReturnTopNRecords, in every second format. Undefined where what is not deleted can't be read so, or is
 * not all of it (GET-4, GET-5).
 */
async function withoutLimit(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
): Promise<ComparedReads | undefined> {
  const { operation } = place;
  if (!isEvenTurn(place)) return undefined;
  const gathered = await context.other(evidenceKey(place, readAll.name));
  const known = gathered.kind === 'evidence' ? readsIn(gathered.evidence.others)?.first : undefined;
  if (known === undefined || !isTaken(known)) return undefined;
  if (readDifferences(operation, { first: whole, second: known }).some(({ kind }) => kind === 'missing'))
    return undefined;
  return compareInBracket(
    context,
    operation,
    {
      known,
      askFirst: (call) => call(operation, alwaysSent(operation)),
      askSecond: (call) => call(operation, { showDeleted: 'showAllDeletedAndUndeleted' }),
    },
    lackedByAll,
  );
}

/** The reads that show whether a limit cuts off what there is. */
async function limits(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Readonly<Record<string, Answer>>> {
  const all = await context.other(evidenceKey(place, readAll.name));
  const limited = all.kind === 'evidence' ? limitedReads(all.evidence.others) : undefined;
  return limited === undefined ? {} : besideOthers(limited);
}

/** What is not deleted, asked for by name and by leaving showDeleted out. */
export const deletedByDefault = probe({
  name: 'deleted-by-default',
  of: ({ showDeleted }) => showDeleted === true,
  ...common,
  requires: (place) => [wholeKey(place)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const members = wholeMembers(context, operation);
      const { showDeleted: _, ...without } = members;
      const reads = await compareInBracket(context, operation, {
        known: whole,
        askFirst: (call) => call(operation, members),
        askSecond: (call) => call(operation, without),
      });
      return { kind: 'evidence', evidence: { answer: whole, others: asOthers(reads) } };
    }),
});

/** By the Get, the delete whose success makes a deleted record; carriers have none. */
export const deleteOf: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyDelete',
  DocumentTypeGet: 'DocumentTypeDelete',
};

const deleteKey = (place: ScenarioPlace, scenario = 'success'): readonly string[] => {
  const name = deleteOf[place.operation.name];
  return name === undefined ? [] : [evidenceKey({ ...place, operation: operationNamed(name) }, scenario)];
};

/** The look before the delete that is no part of it; the delete of companies looks itself (DEL-1). */
const earlierKey = (place: ScenarioPlace): readonly string[] =>
  place.operation.name === 'CompanyGet' ? [] : deleteKey(place, beforeTheDelete);

/** What was shown before the delete, where that is known. */
async function earlier(
  context: GatherContext,
  place: ScenarioPlace,
  deleted: Evidence,
): Promise<Readonly<Record<string, Answer>>> {
  const [key] = earlierKey(place);
  const looked = key === undefined ? undefined : await context.other(key);
  const before = looked?.kind === 'evidence' ? looked.evidence.answer : deleted.others.before;
  return before === undefined ? {} : { before };
}

/** Everything, and what is not deleted, after a record was deleted: the delete is the one that others judge too. */
export const deletedJustNow = probe({
  name: 'deleted-just-now',
  of: ({ showDeleted, name }) => showDeleted === true && deleteOf[name] !== undefined,
  ...common,
  requires: (place) => [...deleteKey(place), ...earlierKey(place), evidenceKey(place, readAll.name)],
  gather: async (context, place) => {
    const { operation } = place;
    const [key] = deleteKey(place);
    if (key === undefined) throw new Error(`nothing that ${operation.name} lists can be deleted`);
    const gathered = await context.other(key);
    if (gathered.kind === 'blocked') return gathered;
    const { answer: deleted } = gathered.evidence;
    if (outcomeOf(deleted, 'success') !== 'succeeded') return unprepared('deleting a record');
    const only = await context.call(operation, wholeMembers(context, operation));
    const all = await withDeleted(context, operation)(context.call);
    const before = await earlier(context, place, gathered.evidence);
    const beside = {
      ...before,
      ...(isDeletedIn(operation, all, deleted) ? {} : await limits(context, place)),
    };
    if (!isDeletedIn(operation, only, deleted))
      return { kind: 'evidence', evidence: { answer: all, others: { only, deleted, ...beside } } };
    const { showDeleted: _, ...without } = only.call.members;
    const byDefault = await context.call(operation, without);
    return { kind: 'evidence', evidence: { answer: all, others: { only, deleted, byDefault, ...beside } } };
  },
});

/** The record that a delete named, as keys of what its Get lists; raises an Error (ours is wrong) for another call. */
export function deletedKey({ call }: Answer): string {
  const target = call.operation?.target;
  const id = target === undefined ? undefined : call.members[target];
  if (!isNumeric(id)) throw new Error('the delete named no record');
  return new Big(id.lexeme).toFixed();
}

/** Whether a Get still shows the record that was deleted. */
export const isDeletedIn = (operation: Operation, get: Answer, deleted: Answer): boolean =>
  listedRecords(operation, get.decoded?.value).has(deletedKey(deleted));

/** Whether a Get shows another record under the id of the deleted one, which may be given anew, than was there before. */
export function isAnotherIn(
  operation: Operation,
  get: Answer,
  deleted: Answer,
  before: Answer | undefined,
): boolean {
  const key = deletedKey(deleted);
  const [was, is] = [before, get].map((read) => listedRecords(operation, read?.decoded?.value).get(key));
  return was !== undefined && is !== undefined && isAnotherRecord(was.record, is.record);
}
