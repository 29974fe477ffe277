import type { mvAddress } from '../../../specs/records/records.ts';
import { recordOf } from '../../records/recordOf.ts';
import type { Random } from './Random.ts';

/** A postal address with a text in every member; texts have letters of both cases where people write them so. */
export function address(random: Random): mvAddress {
  const number = random.int(1, 200);
  const floor = random.int(1, 9);
  const name = random.pick(["Maria O'Neill", 'Jürgen Groß', 'Ana <Ops>']);
  const phone = random.int(1_000_000, 9_999_999);
  const post = random.int(1, 99);
  const city = random.pick(['Nea Filadelfeia', 'Köln', 'Leeds']);
  return recordOf('mvAddress', {
    AddressType: 'General',
    AddressLine1: `${number} High Street, "rear"`,
    AddressLine2: `Floor ${floor}; gate {B}`,
    AddressLine3: `Bell ${post} of ${number}`,
    Name: name,
    Phone: `0030 210 ${phone} Ext. ${floor}`,
    Email: `Post${post}@Example.com`,
    TaxIdNumber: `EL-${phone}-vat ${post}`,
    Organization: `Works of ${name}, No. ${post}`,
    City: city,
    State: `State ${post} of ${city}`,
    Country: random.pick(['GR', 'DE', 'GB']),
    CountryName: random.pick(['Greece', 'Germany', 'United Kingdom']),
    Longitude: `23.7275${phone}`,
    Latitude: `37.9838${phone}`,
    // As in Greece, or as in Great Britain, where letters may be written small.
    ZipCode:
      number % 2 === 0
        ? String(random.int(0, 99_999)).padStart(5, '0')
        : `SW${random.int(0, 99_999) % 20}a 1AA`,
  });
}
