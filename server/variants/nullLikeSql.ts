import type { Variant } from '../Variant.ts';

export const nullLikeSql: Variant = {
  about:
    'NotEquals does not select records whose field is empty, as in SQL; an enumeration shows that as None or Undefined.',
  choices: { emptyIsNotEqual: false },
};
