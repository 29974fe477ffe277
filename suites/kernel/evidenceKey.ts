import { addresses } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { operation } from '../../specs/operations.ts';
import type { ScenarioPlace } from './probe.ts';

/** `<format>/<Operation>/<address>/<scenario>`. */
export const evidenceKey = (place: Place, scenario: string): string =>
  `${place.format}/${place.operation?.name ?? '-'}/${place.address}/${scenario}`;

/** The evidence of another operation at the default address of the same format. */
export function siblingKey(place: ScenarioPlace, name: string, scenario = 'success'): string {
  const address = defaultAddress(place.format);
  return evidenceKey({ operation: operation(name), format: place.format, address }, scenario);
}

/** The plain call of this place's operation in its format. */
export const plainKey = (place: ScenarioPlace): string => siblingKey(place, place.operation.name);

/** What a scenario requires to know whether its operation takes such records at all. */
export const ofPlain = (place: ScenarioPlace): readonly string[] => [plainKey(place)];

/** The evidence of another operation at every address of the same format. */
export const everyKey = (place: ScenarioPlace, name: string, scenario = 'success'): readonly string[] =>
  addresses.map((address) =>
    evidenceKey({ operation: operation(name), format: place.format, address }, scenario),
  );
