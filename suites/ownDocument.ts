import type { GatherContext } from '../harness/Evidence.ts';
import { addresses } from '../specs/Address.ts';
import { defaultAddress } from '../specs/defaultAddress.ts';
import { operation } from '../specs/operations.ts';
import type { Numeric } from '../specs/Value.ts';
import { affectedId } from './affectedId.ts';
import { document } from './builds/document.ts';
import { evidenceKey } from './evidenceKey.ts';
import { noteMade } from './noteMade.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

const update = operation('DocumentUpdate');

/** The evidence of another operation at the default address of the same format. */
export function siblingKey(place: ScenarioPlace, name: string, scenario = 'success'): string {
  const address = defaultAddress(place.format);
  return evidenceKey({ operation: operation(name), format: place.format, address }, scenario);
}

/** The same at every address at which it may be called. */
export const everyKey = (place: ScenarioPlace, name: string, scenario = 'success'): readonly string[] =>
  addresses.map((address) =>
    evidenceKey({ operation: operation(name), format: place.format, address }, scenario),
  );

/**
 * The document that the run inserted in this format, for shipping is written to no other; where the format's insert is
 * not understood, one that is inserted in json. Undefined when neither is to be had.
 */
export async function ownDocument(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Numeric | undefined> {
  const gathered = await context.other(siblingKey(place, update.name));
  const own = gathered.kind === 'evidence' ? affectedId(gathered.evidence.answer) : undefined;
  if (own !== undefined || place.format === 'json') return own;
  const sku = context.fixtures.knownSkus?.[0];
  const record = sku === undefined ? 'knownSkus' : document(context, `for-${place.format}`, [sku]);
  if (typeof record === 'string') return undefined;
  const members = writeMembers(context, { ...place, operation: update }, record, 'Insert');
  return noteMade(context, await context.call(update, members, { format: 'json', address: 'path' }));
}
