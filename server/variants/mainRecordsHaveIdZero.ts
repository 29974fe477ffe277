import { numeric } from '../../specs/numeric.ts';
import type { Table } from '../store/Table.ts';
import type { Variant } from '../Variant.ts';

/** Adds a record that lists show and no write or delete finds: id 0 in a request means none (ACT-3). */
function withZero(table: Table, id: string, name: string, title: string): void {
  const [first] = table.all();
  const get = table.get.bind(table);
  const markDeleted = table.markDeleted.bind(table);
  table.put(0, { ...first, [id]: numeric(0), [name]: title });
  table.get = (wanted) => (wanted === 0 ? undefined : get(wanted));
  table.markDeleted = (wanted) => wanted !== 0 && markDeleted(wanted);
}

export const mainRecordsHaveIdZero: Variant = {
  about:
    'The main company and the carrier for pickups have id 0 in the lists; an id is any int, and 0 in ' +
    'a write still means a new record (ACT-3).',
  hook: (_, store) => {
    withZero(store.companies, 'CompanyId', 'CompanyName', 'Main company');
    withZero(store.shippingProviders, 'ShippingProviderId', 'ShippingProviderName', 'Pickup by the client');
    return {};
  },
};
