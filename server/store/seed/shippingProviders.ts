import { numeric } from '../../../specs/numeric.ts';
import type { ShippingProviderService } from '../../../specs/records/records.ts';
import { recordOf } from '../../records/recordOf.ts';
import { Table } from '../Table.ts';
import { counts } from './counts.ts';
import type { Seeding } from './Seeding.ts';
import { texts } from './texts.ts';

const services = ['Standard, 3 days', 'Express: next day'];
const packages = ['Box [small]', 'Box {large}', 'Pallet'];

/** Shipping providers with services and packages, and some deleted ones. */
export function shippingProviders({ random }: Seeding): Table {
  const firstId = 301;
  const table = new Table(firstId);
  for (let index = 1; index <= counts.listed + counts.deleted; index += 1) {
    table.insert((id) =>
      recordOf('mvShippingProvider', {
        ShippingProviderId: numeric(id),
        ShippingProviderName: nameOf(index),
        ShippingProviderTrackingURL: `https://carrier${index}.example.com/Track?id={0}&lang=en`,
        ShippingProviderApplication: index % 3 === 0 ? 'Undefined' : `Courier${index}`,
        ShippingProviderComments: texts[index % texts.length] ?? '',
        // Some carriers offer one service or one package alone.
        ShippingProviderServices: offers('S', services.slice(0, index % 5 === 2 ? 1 : 2), random.int(0, 1)),
        ShippingProviderPackages: offers('P', packages.slice(0, index % 5 === 4 ? 1 : 3), random.int(0, 2)),
      }),
    );
    if (index > counts.listed) table.markDeleted(firstId - 1 + index);
  }
  return table;
}

/** Every fourth name is plain, and part of another: a search for it tells one operator from another. */
const nameOf = (index: number): string =>
  index % 4 === 0 ? `Carrier ${index / 4}` : `Carrier ${index} & Sons, "express"`;

const offers = (
  prefix: string,
  names: readonly string[],
  disabled: number,
): readonly ShippingProviderService[] =>
  names.map((Name, index) => ({
    // Codes of carriers can be long.
    Id: index === 0 ? `${prefix}00` : `${prefix}0${index}-before-noon`,
    IsEnabled: index !== disabled,
    Name,
  }));
