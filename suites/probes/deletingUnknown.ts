import { disposableIds } from '../../config/disposables.ts';
import { callbackAt } from '../../generators/messages/callbackOf.ts';
import { newestMembers } from '../../generators/messages/readMembers.ts';
import { deleteMembers, nearbyUnknownTarget, unknownTarget } from '../../generators/records/writeMembers.ts';
import { asEvidence, type GatherContext } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../harness/exchanges/outcome.ts';
import { messageIn } from '../../harness/exchanges/statusBlock.ts';
import { findRecord, listedIn } from '../../harness/records/shownRecords.ts';
import { unlessOutOfScope } from '../../harness/target/withinScope.ts';
import { namesMissing, saysMissing } from '../../harness/words/namesMissing.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import { equalTo } from '../../specs/SearchFilter.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { Scenario, ScenarioPlace } from '../kernel/probe.ts';
import { getShowingDeleted } from './deletes.ts';
import { byNegativeId, unknownIdScenario } from './scenarioNames.ts';

/**
 * Deletes what does not exist, at every address: the same failure everywhere, and nothing is lost by it. Where built-in records
 * have negative ids, one format tries such an id, too.
 */
export const deletingUnknown = (
  shownBy?: string,
  { hasNegative = false }: { readonly hasNegative?: boolean } = {},
): Scenario => ({
  name: unknownIdScenario,
  expects: 'failure',
  ...(shownBy === undefined ? {} : { shownBy }),
  where: 'everywhere',
  effect: 'write',
  gather: async (context, place) => {
    const { operation, format, address, formatIndex } = place;
    const id = unknownTarget(context, place);
    const deleted = (named: number) =>
      context.call(operation, deleteMembers(operation, named), callbackAt(place));
    if (!hasNegative || formatIndex !== 0 || address !== defaultAddress(format))
      return asEvidence(await deletedNearby(context, place, await deleted(id), deleted));
    const [answer, negative] = await Promise.all([deleted(id), deleted(-id)]);
    return asEvidence(await deletedNearby(context, place, answer, deleted), { [byNegativeId]: negative });
  },
});

/**
 * The delete of an id nearer to those that exist. It is sent where the refusal of the first does not say that the record is missing, because
 * the number may be none that an id can be (rule 3, TYP-1). The first counts where no id is known to be near to.
 */
async function deletedNearby(
  context: GatherContext,
  place: ScenarioPlace,
  first: Answer,
  deleted: (id: number) => Promise<Answer>,
): Promise<Answer> {
  const isTold =
    namesMissing(first, `${unknownTarget(context, place)}`) && saysMissing(messageIn(first) ?? '');
  if (outcomeOf(first, 'failure') !== 'failed' || isTold) return first;
  const known = await knownIds(context, place);
  const nearby = nearbyUnknownTarget(context, place, Math.max(...known));
  return nearby === undefined || (await isShown(context, place, nearby)) ? first : deleted(nearby);
}

/** The Get that shows the ids that a delete may name. */
const getsWithIds: Readonly<Record<string, string>> = {
  ...getShowingDeleted,
  ProductBOMDelete: 'ProductClientGet',
};

/** What the Get with the ids of a delete brings; undefined where there is none. */
async function readIds(
  context: GatherContext,
  { operation }: ScenarioPlace,
  filters: (get: Operation) => RecordValue = () => ({}),
): Promise<Answer | undefined> {
  const name = getsWithIds[operation.name];
  if (name === undefined) return undefined;
  const get = operationNamed(name);
  return unlessOutOfScope(() => context.call(get, { ...filters(get), ...newestMembers(get) }));
}

/** The ids that a delete could name: those that the fixtures name, and the newest. */
async function knownIds(context: GatherContext, place: ScenarioPlace): Promise<readonly number[]> {
  const read = await readIds(context, place);
  const member = read?.call.operation?.id ?? '';
  const listed = (read && listedIn(read))?.map((record) => record[member]).filter(isNumeric) ?? [];
  return [
    ...disposableIds(context.fixtures, place.operation.disposable),
    ...listed.map(({ lexeme }) => lexeme),
  ]
    .map(Number)
    .filter(Number.isSafeInteger);
}

/** Whether a record has that id after all, since a Get may not bring the newest (GET-2). */
async function isShown(context: GatherContext, place: ScenarioPlace, id: number): Promise<boolean> {
  const found = await readIds(context, place, ({ id: member = '' }) => ({
    Filters: [equalTo(member, `${id}`)],
  }));
  return found !== undefined && findRecord(found, numeric(id)) !== undefined;
}
