import type { Evidence, GatherContext } from '../harness/Evidence.ts';
import { isNumeric } from '../specs/numeric.ts';
import { operation } from '../specs/operations.ts';
import type { Numeric } from '../specs/Value.ts';
import { evidenceKey } from './evidenceKey.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { idOf } from './writing.ts';

/** The default address of a format. */
const home = (place: ScenarioPlace) =>
  place.format === 'soap11' || place.format === 'soap12' ? ('soap' as const) : ('path' as const);

/** The evidence of another operation at the default address of the same format. */
export const siblingKey = (place: ScenarioPlace, name: string, scenario = 'success'): string =>
  evidenceKey({ operation: operation(name), format: place.format, address: home(place) }, scenario);

/** The document that the run inserted in this format: shipping is written to no other. Undefined when it was refused. */
export async function ownDocument(
  context: GatherContext,
  place: ScenarioPlace,
): Promise<Numeric | undefined> {
  const gathered = await context.other(siblingKey(place, 'DocumentUpdate'));
  return gathered.kind === 'evidence' ? idIn(gathered.evidence) : undefined;
}

function idIn({ answer }: Evidence): Numeric | undefined {
  const update = operation('DocumentUpdate');
  const id = idOf(answer.decoded?.value ?? {}, update.record, update.id);
  return isNumeric(id) && Number(id.lexeme) !== 0 ? id : undefined;
}
