import { isoOf, readIso } from '../dates.ts';
import { Refusal } from '../Refusal.ts';
import type { Value } from '../types.ts';
import type { Matches } from './Matches.ts';

const collator = new Intl.Collator('el', { sensitivity: 'variant' });

/**
 * As a database would: of nothing no operator says anything, letter case counts, `%` and `_` are wildcards of Contains,
 * texts stand in the order of a language, dates are searched by ISO 8601, and what cannot be searched selects nothing.
 */
export const likeSql: Matches = ({ SearchOperator, SearchValue }, type, held) => {
  if (typeof type !== 'string') return false;
  if (SearchOperator === 'Undefined') return true;
  const wanted = SearchValue ?? null;
  if (held === null || held === '' || wanted === null || wanted === '') return null;
  const order = orderOf(type, held, String(wanted));
  switch (SearchOperator) {
    case 'Equals':
      return order === 0;
    case 'NotEquals':
      return order !== 0;
    case 'LessThan':
      return order === undefined ? false : order < 0;
    case 'Contains':
      if (type !== 'text') throw new Refusal('Contains is for text.', 'forbidden');
      return pattern(String(wanted)).test(String(held));
    default:
      throw new Refusal(`There is no operator ${SearchOperator}.`, 'forbidden');
  }
};

/** Negative where what is held comes first; undefined where the two cannot be compared. */
function orderOf(type: string, held: Value, wanted: string): number | undefined {
  if (type === 'text') return held === wanted ? 0 : collator.compare(String(held), wanted) || 1;
  if (type === 'bool') return Number(held === true) - Number(/^(true|1)$/i.test(wanted));
  if (type === 'date') {
    const [mine, other] = [isoOf(Number(held)), readIso(wanted)];
    return other === undefined ? undefined : Math.sign(Date.parse(mine) - Date.parse(isoOf(other)));
  }
  const number = Number(wanted);
  return Number.isNaN(number) ? undefined : Number(held) - number;
}

const pattern = (like: string): RegExp =>
  new RegExp(
    like
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('%', '.*')
      .replaceAll('_', '.'),
    's',
  );
