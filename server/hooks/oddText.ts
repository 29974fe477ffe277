import type { Value } from '../../specs/Value.ts';

/** The members in which people write freely. */
export const freeTextMembers =
  /Comments$|Remarks$|^AddressLine\d$|^BundleProduct(Long)?Description$|^Payload$/;

const words = /^[A-Za-z0-9][A-Za-z0-9.-]*(,? [A-Za-z0-9.-]+)+$/;

/** Whether a value is a text, and not several words of Latin letters and digits, perhaps with a comma between two of them. */
export const isOddText = (value: Value): value is string =>
  typeof value === 'string' && value !== '' && !words.test(value);
