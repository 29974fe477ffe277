import { answersInItsFormat } from './answersInItsFormat.ts';
import { both } from './both.ts';
import { callSucceeds } from './callSucceeds.ts';

/** Where values of a success can be judged by the form that the format gives them. */
export const succeedsInItsFormat = both(callSucceeds, answersInItsFormat);
