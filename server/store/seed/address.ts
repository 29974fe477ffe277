import type { mvAddress } from '../../../specs/records/records.ts';
import { recordOf } from '../../records/recordOf.ts';
import type { Random } from './Random.ts';

/** A postal address. */
export const address = (random: Random): mvAddress =>
  recordOf('mvAddress', {
    AddressType: 'General',
    AddressLine1: `${random.int(1, 200)} High Street, "rear"`,
    AddressLine2: `Floor ${random.int(1, 9)}; gate {B}`,
    Name: random.pick(["Maria O'Neill", 'Jürgen Groß', 'Ana <Ops>']),
    Phone: `0030 210 ${random.int(1_000_000, 9_999_999)}`,
    Email: `post${random.int(1, 99)}@example.com`,
    City: random.pick(['Athens', 'Köln', 'Leeds']),
    Country: random.pick(['GR', 'DE', 'GB']),
    CountryName: random.pick(['Greece', 'Germany', 'United Kingdom']),
    Longitude: '23.7275',
    Latitude: '37.9838',
    ZipCode: String(random.int(0, 99_999)).padStart(5, '0'),
  });
