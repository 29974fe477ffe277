import { addressIs } from './addressIs.ts';
import { all } from './all.ts';
import { both } from './both.ts';
import { except } from './except.ts';

/** The call fixes the format of the answer; on a bare named route the server picks one (FMT-10). */
export const answersInItsFormat = both(all, except(addressIs('named', 'namedGet')));
