import type { SearchOperator } from '../../specs/SearchFilter.ts';
import { couldContain, couldEqual } from './couldMatch.ts';
import { not, type Truth } from './Truth.ts';
import { containsText } from './textTruth.ts';

/** Whether a member holds tags, by its name. */
export const holdsTags = (field: string): boolean => /Tags$/.test(field);

/** A separator at either end gives an empty tag, so such a text never counts as a single tag. */
const tagsOf = (text: string): readonly string[] => text.split(/[\s,;|/]+/);

/**
 * Whether a filter on tags selects a record. Open where it depends on whether the server splits tags (docs/judging.md, rule 3): then
 * it would search for one tag of several, or for whole tags only.
 */
export function tagsTruth(held: string, operator: SearchOperator, searched: string): Truth {
  if (operator === 'LessThan') return 'open';
  if (operator === 'Contains') {
    if (tagsOf(held).includes(searched)) return containsText(held, searched);
    return couldContain(held, searched) ? 'open' : 'no';
  }
  const equal = tagsEqual(held, searched);
  return operator === 'Equals' ? equal : not(equal);
}

function tagsEqual(held: string, searched: string): Truth {
  const [tags, sought] = [tagsOf(held), tagsOf(searched)];
  if (held === searched && tags.length === 1) return 'yes';
  const isRelated =
    couldEqual(held, searched) || tags.some((tag) => sought.some((other) => couldEqual(tag, other)));
  return isRelated ? 'open' : 'no';
}
