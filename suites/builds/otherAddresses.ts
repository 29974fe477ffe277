import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { addresses } from './addresses.ts';

/** What the lines of the first address become, and of the second: no line stays, and none is another's old one. */
const lines = [
  { AddressLine1: '56 Trial Avenue', AddressLine2: 'Sixth floor', AddressLine3: 'Front door' },
  { AddressLine1: '78 Proof Square', AddressLine2: 'Eighth floor', AddressLine3: 'Back door' },
];

/**
 * The addresses of an insert with other lines, for an update of the record as it was given back; nothing where that does not
 * show all of them, for then a server keeps them otherwise, or was not sent them.
 */
export function otherAddresses(name: Parameters<typeof addresses>[0], record: RecordValue): RecordValue {
  const kept = recordsOf(record[name]).map(({ AddressLine1 }) => AddressLine1);
  const sent = recordsOf(addresses(name)[name]);
  return sent.every(({ AddressLine1 }) => AddressLine1 !== undefined && kept.includes(AddressLine1))
    ? { [name]: sent.map((address, index) => ({ ...address, ...lines[index] })) }
    : {};
}
