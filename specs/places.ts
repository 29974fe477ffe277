import { addresses } from './Address.ts';
import type { Place } from './Clause.ts';
import { formats } from './Format.ts';
import { operations } from './operations.ts';
import { placeExists } from './placeExists.ts';

/** Every place at which a clause may apply, by operation, format and address; those of no operation are at the end. */
export const places: readonly Place[] = [...operations.values(), null].flatMap((operation) =>
  formats.flatMap((format) =>
    addresses.map((address): Place => ({ operation, format, address })).filter(placeExists),
  ),
);
