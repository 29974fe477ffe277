import type { Place } from '../Clause.ts';

/** Where a clause applies, asked only of places that exist (placeExists). */
export type Rule = (place: Place) => boolean;
