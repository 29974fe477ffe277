import { disposableIds } from '../../config/disposables.ts';
import { callbackAt } from '../../generators/messages/callbackOf.ts';
import { allShown, newestMembers, wholeMembers } from '../../generators/messages/readMembers.ts';
import { deleteMembers, nearbyUnknownTarget, unknownTarget } from '../../generators/records/writeMembers.ts';
import { asEvidence } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../harness/exchanges/outcome.ts';
import { messageIn } from '../../harness/exchanges/statusBlock.ts';
import { isDisordered } from '../../harness/records/idOrder.ts';
import { listedIn, presence } from '../../harness/records/shownRecords.ts';
import { unlessOutOfScope } from '../../harness/target/withinScope.ts';
import { namesMissing, saysMissing } from '../../harness/words/namesMissing.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { Scenario, ScenarioPlace } from '../kernel/probe.ts';
import { withoutInventedApplication } from './deletes.ts';
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
      context.call(operation, deleteMembers(context, operation, named), callbackAt(place));
    if (!hasNegative || formatIndex !== 0 || address !== defaultAddress(format))
      return asEvidence(await deletedNearby(context, place, await deleted(id), deleted));
    const [answer, negative] = await Promise.all([deleted(id), deleted(-id)]);
    return asEvidence(await deletedNearby(context, place, answer, deleted), { [byNegativeId]: negative });
  },
});

/**
 * The delete of an id nearer to those that exist. It is sent where the refusal of the first does not say that the record is missing. The
 * number may be none that an id can be (rule 3, TYP-1).
 *
 * Nothing may be lost by it. So it is sent only where a Get that lists all such records shows that none has that id. Everywhere else the
 * first refusal counts.
 */
async function deletedNearby(
  context: GatherContext,
  place: ScenarioPlace,
  first: Answer,
  deleted: (id: number) => Promise<Answer>,
): Promise<Answer> {
  const unknown = `${unknownTarget(context, place)}`;
  const isTold = namesMissing(first, unknown) && saysMissing(messageIn(first) ?? '');
  if (outcomeOf(first, 'failure') !== 'failed' || isTold) return first;
  // Perhaps the application is refused, in whichever words.
  const unnamed = namesMissing(first, unknown) ? undefined : await withoutInventedApplication(context, first);
  if (unnamed !== undefined && namesMissing(unnamed, unknown)) return unnamed;
  const listed = await readListed(context, place);
  const highest = listed && highestKnown(context, place, listed);
  const nearby = highest === undefined ? undefined : nearbyUnknownTarget(context, place, highest);
  if (nearby === undefined || listed === undefined || !isFree(listed, nearby)) return first;
  const { operation } = place;
  return unnamed === undefined
    ? deleted(nearby)
    : context.call(operation, { ...unnamed.call.members, [operation.target ?? '']: numeric(nearby) });
}

/** The records that a delete may name, deleted ones too; undefined where no Get lists them all. */
async function readListed(context: GatherContext, { operation }: ScenarioPlace): Promise<Answer | undefined> {
  const name = operation.removesFrom;
  if (name === undefined) return undefined;
  const get = operationNamed(name);
  // Where nothing orders the records, the newest of them prove nothing.
  const members = get.order === undefined ? wholeMembers(context, get) : newestMembers(get);
  const asked = get.showDeleted === true ? { ...members, ...allShown } : members;
  return unlessOutOfScope(() => context.call(get, asked));
}

/** The highest id that the Get shows or the fixtures name; undefined where there is none, or one that a number can't hold. */
function highestKnown(
  context: GatherContext,
  { operation }: ScenarioPlace,
  listed: Answer,
): number | undefined {
  const member = listed.call.operation?.id ?? '';
  const shown = (listedIn(listed) ?? []).map((record) => record[member]).filter(isNumeric);
  const ids = [
    ...disposableIds(context.fixtures, operation.disposable),
    ...shown.map(({ lexeme }) => lexeme),
  ].map(Number);
  return ids.length > 0 && ids.every(Number.isSafeInteger) ? Math.max(...ids) : undefined;
}

/** Whether a Get shows that no record has that id. One whose records come out of order shows nothing. */
const isFree = (listed: Answer, id: number): boolean =>
  presence(listed, numeric(id)) === 'gone' && !isDisordered(listed);
