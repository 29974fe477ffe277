import { type Disposables, disposableFor } from '../../config/disposables.ts';
import type { Id } from '../../config/Settings.ts';
import { allShown, newestMembers, wholeMembers } from '../../generators/messages/readMembers.ts';
import { needed } from '../../generators/records/Build.ts';
import { withoutInvented } from '../../generators/records/sourceApplication.ts';
import { deleteMembers } from '../../generators/records/writeMembers.ts';
import { turnOf } from '../../generators/turnOf.ts';
import { asEvidence } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, madeAgainIfRefused, outcomeOf } from '../../harness/exchanges/outcome.ts';
import { searchByOwnText } from '../../harness/oracle/choosing/chosenFilters.ts';
import { calledOperation } from '../../harness/records/listed.ts';
import { listedIn, presence } from '../../harness/records/shownRecords.ts';
import { readUntilShown } from '../../harness/settle/readUntilShown.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isNumeric, numeric, sameNumber } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { hasRequestMember } from '../../specs/rules.ts';
import { equalTo } from '../../specs/SearchFilter.ts';
import type { Numeric, RecordValue } from '../../specs/Value.ts';
import { type Scenario, type ScenarioPlace, siblingKey } from '../kernel/probe.ts';
import { perhapsOnlyWith } from './recordActions/withOptions.ts';
import { afterTheDelete, beforeTheDelete } from './scenarioNames.ts';

/** The run's own companies that were made beside the one that is deleted, by the names of their inserts in the evidence (DEL-1). */
export const besideTheDeleted = ['beside', 'beside-too'] as const;

/** What a look at the records needs: it may have to be made alone. */
export type LookContext = Pick<GatherContext, 'call' | 'pause' | 'maxRecords'>;

/** The default Get, of the newest records where there are very many. */
export function look(context: LookContext, name: string): Promise<Answer> {
  const get = operationNamed(name);
  return context.call(get, wholeMembers(context, get));
}

/**
 * Looks for the disposable that the delete is to take away. Where it is not shown, the Get is asked for deleted records too (`withDeleted`). It may
 * have been made just before the run. So the run's first format waits for it as long as a write may show late (ACT-6), and the others come later.
 */
export async function lookBefore(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<readonly [before: Answer, others: { readonly withDeleted?: Answer }]> {
  const { operation: deleting } = place;
  const name = deleting.removesFrom ?? '';
  const named = deleting.disposable && disposableFor(context, place, deleting.disposable);
  const isGone = (read: Answer): boolean =>
    named !== undefined && typeof named !== 'object' && presence(read, numeric(named)) === 'gone';
  const lookHere = () => look(context, name);
  const before =
    place.formatIndex === 0
      ? (await readUntilShown(context, lookHere, (read) => !isGone(read))).answer
      : await lookHere();
  const get = operationNamed(name);
  if (!isGone(before) || !hasRequestMember('showDeleted')({ ...place, operation: get })) return [before, {}];
  return [before, { withDeleted: await context.call(get, { ...wholeMembers(context, get), ...allShown }) }];
}

/**
 * Reads after a delete, until the deleted record is gone and those that were made just before it (`made`) are shown. Those that were
 * `gone` before have to be gone as well. It waits for as long as a write may show late (ACT-6).
 */
export async function lookUntilGone(
  context: LookContext,
  name: string,
  deleted: Answer,
  made: readonly Numeric[] = [],
  gone: readonly Numeric[] = [],
): Promise<Answer> {
  const id = deleted.call.members[deleted.call.operation?.target ?? ''];
  if (!isNumeric(id) || !hasSucceeded(deleted)) return look(context, name);
  const isSettled = (read: Answer): boolean =>
    [id, ...gone].every((one) => presence(read, one) !== 'shown') &&
    made.every((one) => presence(read, one) !== 'gone');
  return (await readUntilShown(context, () => look(context, name), isSettled)).answer;
}

/** The answers that stand beside a delete in that evidence. */
export type LeftByDelete =
  | (
      | 'before'
      | 'withDeleted'
      | 'after'
      | 'unknown'
      | 'bystander'
      | 'searched'
      | 'underTheIdNow'
      | 'again'
      | 'afterAgain'
    )
  | (typeof besideTheDeleted)[number]
  | EarlierLook;

/** The look before the delete of the same operation in an earlier format: it shows what later formats find gone. */
type EarlierLook = `before in ${Format}`;

/** The looks of earlier formats, as they stand in that evidence. */
export const earlierLooks = (others: Partial<Record<EarlierLook, Answer>>): readonly Answer[] =>
  formats.flatMap((format) => others[`before in ${format}`] ?? []);

/** The formats before this one. */
export const formatsBefore = ({ format }: Pick<ScenarioPlace, 'format'>): readonly Format[] =>
  formats.slice(0, formats.indexOf(format));

/** A scenario of a delete in the formats before this one. What they delete must not vanish between the two looks of this one. */
export const earlierFormats = (place: ScenarioPlace, scenario: string): readonly string[] =>
  formatsBefore(place).map((format) => siblingKey({ ...place, format }, place.operation.name, scenario));

/**
 * Deletes a company with templates whose plain delete was refused: perhaps the target gave it some, and deletes both or none. Where that is
 * refused too, the first refusal counts.
 */
export async function deletedWithTemplates(
  refused: Answer,
  remove: (more: RecordValue) => Promise<Answer>,
): Promise<Answer> {
  const both = await madeAgainIfRefused(() => remove({ DeleteRelatedDocumentTemplates: true }));
  return hasSucceeded(both) ? both : refused;
}

/**
 * Makes a refused call without the application that Assay invented: the target may take registered ones only (rule 3). Undefined where the
 * call names none, or one of the fixtures.
 */
export async function withoutInventedApplication(
  context: GatherContext,
  { call: { operation, members } }: Answer,
): Promise<Answer | undefined> {
  const others = withoutInvented(members);
  if (operation === null || others === members) return undefined;
  return madeAgainIfRefused(() => context.call(operation, others));
}

/** Deletes one disposable of the fixtures, once per format: where that is refused, with the optional members as well (`perhapsOnlyWith`). */
export const deletingDisposable = <K extends keyof Disposables>(
  kind: K,
  idOf: (item: NonNullable<Disposables[K]>[number]) => Id,
  options: RecordValue = {},
): Scenario => ({
  name: plainCall,
  expects: 'success',
  where: 'default',
  effect: 'write',
  uses: `disposable.${kind}`,
  // No other format deletes between the two looks of an earlier one.
  follows: (place) => [
    siblingKey(place, place.operation.name, beforeTheDelete),
    ...earlierFormats(place, afterTheDelete),
  ],
  gather: async (context, place) => {
    const item = needed(disposableFor(context, place, kind), `disposable.${kind}`);
    const members = deleteMembers(context, place.operation, idOf(item));
    const first = await madeAgainIfRefused(() => context.call(place.operation, members));
    const unnamed = isRefused(first) ? await withoutInventedApplication(context, first) : undefined;
    const answer = unnamed !== undefined && hasSucceeded(unnamed) ? unnamed : first;
    if (isRefused(answer) && Object.keys(options).length > 0) {
      const gathered = await perhapsOnlyWith(context, answer, options);
      return asEvidence(gathered.answer, gathered.others);
    }
    const get = place.operation.removesFrom;
    // Whether the record is still there tells a fixture that was used up from a delete that does not work.
    return outcomeOf(answer, 'success') === 'failed' && get !== undefined
      ? asEvidence(answer, { left: await look(context, get) })
      : asEvidence(answer);
  },
});

/**
 * A search for the deleted record or another one that the look behind it shows, by their ids joined by Or. In every second format the
 * deleted record is searched for by a text that it held `before` and that no other record holds. Once the look no longer shows the deleted
 * record, the search is repeated until it does not show it either. Undefined where there is no other record.
 */
export async function searchForEither(
  context: GatherContext,
  place: ScenarioPlace,
  gone: Numeric,
  { before, after }: { readonly before?: Answer | undefined; readonly after: Answer },
): Promise<Answer | undefined> {
  const get = calledOperation(after);
  // The oldest: what others insert and delete meanwhile is new.
  const other = (listedIn(after) ?? [])
    .map((record) => record[get.id ?? ''])
    .filter(isNumeric)
    .findLast((one) => !sameNumber(one, gone));
  if (other === undefined) return undefined;
  const byText =
    turnOf(place, 'searchForDeleted') === 'text' ? searchByOwnText(gone, before, after) : undefined;
  const either = [withId(get, other), { AndOr: 'Or', ...(byText ?? withId(get, gone)) }];
  const isSettled = (read: Answer) => presence(read, gone) !== 'shown' || presence(after, gone) === 'shown';
  return (await readUntilShown(context, () => searchFor(context, get, either), isSettled)).answer;
}

const withId = ({ id = '' }: Operation, { lexeme }: Numeric) => equalTo(id, lexeme);

const searchFor = (context: GatherContext, get: Operation, Filters: readonly RecordValue[]) =>
  context.call(get, { Filters, ...newestMembers(get) });

/**
 * The record that has the id of the deleted one now: a short search for it alone, or the default Get where that does not tell. An empty
 * result proves something only where the search for either record (`searched`) found one.
 */
export async function shownUnder(
  context: GatherContext,
  get: Operation,
  id: Numeric,
  searched: Answer | undefined,
): Promise<Answer> {
  const alone = await searchFor(context, get, [withId(get, id)]);
  const seen = presence(alone, id);
  const canFind = searched !== undefined && (listedIn(searched) ?? []).length > 0;
  return seen === 'shown' || (seen === 'gone' && canFind) ? alone : look(context, get.name);
}
