import type { GatherContext } from '../../harness/Evidence.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { affectedId } from '../affectedId.ts';
import { noteMade } from '../noteMade.ts';
import { siblingKey } from '../ownDocument.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { writeMembers } from '../writing.ts';
import type { Slots } from './Slots.ts';
import { triedAnswers } from './triedIn.ts';

const firstScenario = 'texts-1';

/** No Get shows what stood in these before: the record of the first scenario takes the texts of the others. */
const isNeverShown = ({ name }: Operation): boolean => name === 'IntegrationUpdateUpdate';

/** Records that a plain insert makes for it: a Get is to show what the update left, and of the others what was inserted. */
const isMadeForIt = ({ name }: Operation): boolean =>
  name === 'CompanyUpdate' || name === 'ShippingProviderUpdate';

/** The scenarios of the same operation that one needs whose texts may go by an Update. */
export const updateNeeds = (operation: Operation, scenario: string): readonly string[] =>
  isNeverShown(operation) && scenario !== firstScenario ? [firstScenario] : [];

/**
 * The id, by name, of a record of the run whose texts an Update replaces; undefined where the texts are inserted. What an
 * Update makes of a text may be another thing than what an insert does, so that each turn goes another way.
 */
export async function recordToUpdate(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  scenario: string,
  turn: number,
): Promise<RecordValue | undefined> {
  const { operation } = place;
  if (updateNeeds(operation, scenario).length > 0 && turn % 2 === 0)
    return named(operation, await first(context, place));
  if (isMadeForIt(operation) && turn % 3 === 0)
    return named(operation, await inserted(context, place, slots));
  return undefined;
}

const named = ({ id }: Operation, value: RecordValue[string] | undefined): RecordValue | undefined =>
  id === undefined || value === undefined ? undefined : { [id]: value };

async function first(context: GatherContext, place: ScenarioPlace): Promise<RecordValue[string] | undefined> {
  const sent = await context.other(siblingKey(place, place.operation.name, firstScenario));
  if (sent.kind === 'blocked') return undefined;
  return Object.values(triedAnswers(sent.evidence.others))
    .map(affectedId)
    .find((id) => id !== undefined);
}

async function inserted(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
): Promise<RecordValue[string] | undefined> {
  const record = slots.build([])(context, 'to-update');
  if (typeof record === 'string') return undefined;
  const answer = await context.call(
    place.operation,
    writeMembers(context, place, record, 'Insert', slots.more),
  );
  return noteMade(context, answer);
}
