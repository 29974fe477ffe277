import { allShown, alwaysSent, wholeMembers } from '../../../generators/messages/readMembers.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import {
  type ReadNames,
  type ReadPair,
  readDifferences,
  readsIn,
} from '../../../harness/canonical/pairedReads.ts';
import { asEvidence, type Evidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { recordsCutOff } from '../../../harness/oracle/cutOffRecords.ts';
import {
  filterOf,
  type SelectionTrial,
  singleTruth,
  stillIn,
} from '../../../harness/oracle/selectionTrial.ts';
import { deletedKey, isAnotherIn, isDeletedIn } from '../../../harness/records/deletedRecords.ts';
import { isTaken, mayLackRecords, recordsByKey, recordsRead } from '../../../harness/records/listed.ts';
import { compareInBracket } from '../../../harness/settle/brackets.ts';
import { readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import { beyondRecords, blocked } from '../../../harness/verdicts/judgements.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { deleteShownBy, writeShownBy } from '../../../specs/writtenAndRead.ts';
import { evidenceKey, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { controlledProbe } from '../filters/controlledProbe.ts';
import { attemptSelection, withTrials } from '../filters/selection.ts';
import { beforeTheDelete, chainOfActions } from '../scenarioNames.ts';
import { asLimited, readAll, readsWithLargeTop } from './readAll.ts';
import { keysOf, wholeProbe } from './wholeRead.ts';

const takesShowDeleted = ({ showDeleted }: Operation): boolean => showDeleted === true;

/** What asks for what is not deleted, for all, and for what comes where showDeleted is left out. */
function membersFor(context: GatherContext, operation: Operation) {
  const undeleted = wholeMembers(context, operation);
  const { showDeleted: _, ...byDefault } = undeleted;
  return { undeleted, all: { ...byDefault, ...allShown }, byDefault };
}

/** Of the differences between what is not deleted and all, only what all lacks is one: deleted ones come on top. */
export const lackedByAll = (reads: ReadPair) =>
  readDifferences(reads).filter(({ kind }) => kind === 'missing');

const deleteKey = (place: ScenarioPlace, scenario = plainCall): string =>
  evidenceKey({ ...place, operation: deleteShownBy(place.operation) ?? null }, scenario);

/**
 * One format reads after the writes of its chain, and reads again what is not deleted. A server may have cached the list of all records when it
 * was first asked for it.
 */
const readsLater = (place: ScenarioPlace): boolean => turnOf(place, 'deletedAfterWrites') === 'yes';

/**
 * What is not deleted, and everything, with a limit and in some formats without one too. If something is missing, the reads that show
 * whether a limit cuts it off (GET-5) stand beside it.
 */
export const deletedToo = wholeProbe<ReadNames>({
  name: 'deleted-too',
  of: takesShowDeleted,
  after: [readAll],
  follows: (place) => {
    const write = writeShownBy(place.operation);
    return write !== undefined && readsLater(place) ? [siblingKey(place, write.name, chainOfActions)] : [];
  },
  gather: async (whole, context, place) => {
    const { operation } = place;
    const { undeleted: first, all: second } = membersFor(context, operation);
    const known = readsLater(place) ? await onceAllShow(context, operation, { first, second }) : whole;
    const reads = await compareInBracket(context, operation, { known, first, second }, lackedByAll);
    if (lackedByAll(reads).length > 0)
      return asEvidence(whole, { ...reads, ...(await limits(context, place)) });
    const unlimited = mayLackRecords(reads.second) ? undefined : await withoutLimit(context, place, whole);
    return asEvidence(whole, { ...(unlimited ?? reads) });
  },
});

/** What is not deleted, once all records hold it as well. It waits for as long as a write may show late (ACT-6). */
async function onceAllShow(
  context: GatherContext,
  operation: Operation,
  sent: { readonly first: RecordValue; readonly second: RecordValue },
): Promise<Answer> {
  const first = await context.call(operation, sent.first);
  const read = () => context.call(operation, sent.second);
  await readUntilShown(context, read, (second) => lackedByAll({ first, second }).length === 0);
  return first;
}

/** Asks for all records in the other way (GET-4). */
const minusOne = { ReturnTopNRecords: numeric(-1) };

/** Whether ReturnTopNRecords -1 brings what leaving it out does; what it does wrong in a plain Get is GET-4's. */
async function isMinusOneHeeded(context: GatherContext, place: ScenarioPlace): Promise<boolean> {
  const gathered = await context.other(evidenceKey(place, readAll.name));
  const reads = gathered.kind === 'evidence' ? readsIn(gathered.evidence.others) : undefined;
  return reads !== undefined && isTaken(reads.second) && readDifferences(reads).length === 0;
}

/**
 * The two without a limit, in every second format; of all records by turns with ReturnTopNRecords -1. Undefined where what is not deleted
 * can't be read so, or is not all of it (GET-4, GET-5).
 */
async function withoutLimit(
  context: GatherContext,
  place: ScenarioPlace,
  whole: Answer,
): Promise<ReadPair | undefined> {
  const { operation } = place;
  const turn = turnOf(place, 'deletedWithoutLimit');
  if (turn === 'no') return undefined;
  const gathered = await context.other(evidenceKey(place, readAll.name));
  const known = gathered.kind === 'evidence' ? readsIn(gathered.evidence.others)?.first : undefined;
  if (known === undefined || !isTaken(known)) return undefined;
  if (lackedByAll({ first: whole, second: known }).length > 0) return undefined;
  const limit = turn === '-1' && (await isMinusOneHeeded(context, place)) ? minusOne : {};
  const sent = { known, first: alwaysSent(operation), second: { ...allShown, ...limit } };
  return compareInBracket(context, operation, sent, lackedByAll);
}

/** The reads that show whether a limit cuts off what there is. */
async function limits(context: GatherContext, place: ScenarioPlace): Promise<Answers> {
  const all = await context.other(evidenceKey(place, readAll.name));
  const limited = all.kind === 'evidence' ? readsWithLargeTop(all.evidence.others) : undefined;
  return limited === undefined ? {} : asLimited(limited);
}

/** Where a limit leaves out records that exist, that is why something is not there (GET-5). */
export function cutByLimit(others: Evidence['others']) {
  const limited = readsWithLargeTop(others);
  return limited === undefined || recordsCutOff(limited).length === 0
    ? undefined
    : blocked('clause:GET-5', 'a large ReturnTopNRecords leaves out records that exist');
}

/** What is not deleted, asked for by name and by leaving showDeleted out; in some formats also by a search that every record answers. */
export const deletedByDefault = wholeProbe<ReadNames>({
  name: 'deleted-by-default',
  of: takesShowDeleted,
  gather: async (whole, context, place) => {
    const { operation } = place;
    const { undeleted: first, byDefault: second } = membersFor(context, operation);
    const reads = await compareInBracket(context, operation, { known: whole, first, second });
    if (turnOf(place, 'deletedInSearch') === 'no' || readDifferences(reads).length > 0)
      return asEvidence(whole, { ...reads });
    const nobody = `${unknownId(context, `${operation.name}/deleted-by-default`)}`;
    const Filters = [{ FieldName: operation.id, SearchOperator: 'NotEquals', SearchValue: nobody }];
    const known = await context.call(operation, { ...first, Filters });
    // What the filter itself does wrong is FLT-1's.
    if (!isTaken(known) || recordsRead(known).length === 0) return asEvidence(whole, { ...reads });
    const searched = { known, first: { ...first, Filters }, second: { ...second, Filters } };
    return asEvidence(whole, { ...(await compareInBracket(context, operation, searched)) });
  },
});

/** The look before the delete that is no part of it; the delete of companies looks itself (DEL-1). */
const earlierKeys = (place: ScenarioPlace): readonly string[] =>
  place.operation.name === 'CompanyGet' ? [] : [deleteKey(place, beforeTheDelete)];

/** The answers that stand beside the larger one. `before` and `after` are DEL-1's looks. */
export type AroundDeleted = 'only' | 'deleted' | 'byDefault' | 'before' | 'after';

/** What was shown before the delete and right after it, where that is known. */
async function shownAround(context: GatherContext, place: ScenarioPlace, deleted: Evidence) {
  const [key] = earlierKeys(place);
  const looked = key === undefined ? undefined : await context.other(key);
  const { after, before } = deleted.others;
  return { after, before: looked?.kind === 'evidence' ? looked.evidence.answer : before };
}

/** Whether everything is asked for with ReturnTopNRecords -1: in some formats, where it fits into an answer and -1 works (GET-4). */
async function mayReadAll(context: GatherContext, place: ScenarioPlace): Promise<boolean> {
  if (turnOf(place, 'limitBesideDeleted') === 'large') return false;
  const gathered = await context.other(evidenceKey(place, deletedToo.name));
  const reads = gathered.kind === 'evidence' ? readsIn(gathered.evidence.others) : undefined;
  const isShort = reads !== undefined && isTaken(reads.second) && !mayLackRecords(reads.second);
  return isShort && isMinusOneHeeded(context, place);
}

/**
 * Everything, and what is not deleted, after a record was deleted: the delete is the one that others judge too. It waits for as long as
 * the delete may show late (ACT-6).
 */
export const deletedJustNow = probe<AroundDeleted>({
  name: 'deleted-just-now',
  of: (operation) => takesShowDeleted(operation) && deleteShownBy(operation) !== undefined,
  requires: (place) => [deleteKey(place), ...earlierKeys(place), ...keysOf(readAll, deletedToo)(place)],
  gather: async (context, place) => {
    const { operation } = place;
    const evidence = evidenceIn(await context.other(deleteKey(place)));
    const { answer: deleted } = evidence;
    if (outcomeOf(deleted, 'success') !== 'succeeded') return unprepared('deleting a record');
    const members = membersFor(context, operation);
    const around = await shownAround(context, place, evidence);
    const isGone = (get: Answer) => !isDeletedIn(get, deleted) || isAnotherIn(get, deleted, around.before);
    const readOnly = () => context.call(operation, members.undeleted);
    const { answer: only } = await readUntilShown(context, readOnly, isGone);
    // Asked right after the other read, so that a cached answer has no time to expire in between.
    const byDefault = isDeletedIn(only, deleted)
      ? await context.call(operation, members.byDefault)
      : undefined;
    const isAllRead = await mayReadAll(context, place);
    const sent = isAllRead ? { ...members.all, ...minusOne } : members.all;
    const readDeletedToo = () => context.call(operation, sent);
    const isThere = (get: Answer) => isDeletedIn(get, deleted) || !isTaken(get) || mayLackRecords(get);
    const { answer: all } = await readUntilShown(context, readDeletedToo, isThere);
    const limited = isDeletedIn(all, deleted) ? {} : await limits(context, place);
    return asEvidence(all, { only, deleted, byDefault, ...around, ...limited });
  },
});

export const tooManyToRead = 'the target has more records than --max-records allows to be read';

/** Searches all records, by a working filter's field, for one that was deleted just now, and then for all others. */
export const searchedDeleted = controlledProbe({
  name: 'search-deleted',
  of: deletedJustNow.of,
  after: [deletedJustNow],
  gather: async (control, _, context, place) => {
    const { answer: all, others } = evidenceIn(await context.other(evidenceKey(place, deletedJustNow.name)));
    const { FieldName } = filterOf(control.answer);
    if (others.deleted === undefined || !isDeletedIn(all, others.deleted))
      return mayLackRecords(all)
        ? beyondRecords(tooManyToRead)
        : (cutByLimit(others) ??
            blocked('clause:GET-6', 'a record that was deleted just now is not among all records'));
    const held = recordsByKey(all).get(deletedKey(others.deleted))?.record[FieldName];
    const SearchValue = isNumeric(held) ? held.lexeme : String(held ?? '');
    const trials: SelectionTrial[] = [];
    for (const SearchOperator of ['Equals', 'NotEquals'] as const) {
      const filters = [{ FieldName, SearchOperator, SearchValue }];
      const { evidence, broken } = await attemptSelection(context, all, { filters, everywhere: allShown });
      if (broken) return withTrials(all, [evidence], evidence);
      // What is no longer shown at all tells nothing of filters.
      const shown = stillIn(evidence).get(deletedKey(others.deleted))?.record;
      if (shown !== undefined && singleTruth(evidence.answer)(shown) !== 'open') trials.push(evidence);
    }
    return trials.length > 0
      ? withTrials(all, trials)
      : blocked('nothing', 'the deleted record is not shown, or it is open whether the filter selects it');
  },
});
