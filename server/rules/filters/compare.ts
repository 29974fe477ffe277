import Big from 'big.js';
import { isDateTime } from '../../../specs/datetime.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Value } from '../../../specs/Value.ts';
import type { OpenChoices } from '../../openChoices.ts';
import { readDate } from '../../zone/readDate.ts';

/** How a record's value compares with a SearchValue; `order` is null when the two can't be compared. */
export interface Comparison {
  /** Negative, zero or positive, if the record's value is less, equal or more. */
  readonly order: number | null;
  readonly contains: boolean;
}

/** Compares by what the record holds: decimals as decimals, dates as times, flags as flags, everything else as text. */
export function compare(value: Value, searched: string, choices: OpenChoices): Comparison {
  if (isNumeric(value))
    return { order: decimalOrder(value.lexeme, searched), contains: value.lexeme.includes(searched) };
  if (isDateTime(value)) {
    const time = readDate(searched, choices.zone);
    return { order: time === undefined ? null : value.ms - time.ms, contains: false };
  }
  if (typeof value === 'boolean') {
    const flag = readFlag(searched);
    return {
      order: flag === null ? null : Number(value) - Number(flag),
      contains: String(value).includes(searched),
    };
  }
  const held = folded(typeof value === 'string' ? value : '', choices);
  const wanted = foldedSearch(searched, choices);
  return {
    order: held < wanted ? -1 : Number(held > wanted),
    contains: choices.wildcardsInFilters ? like(held, wanted) : held.includes(wanted),
  };
}

function folded(text: string, choices: OpenChoices): string {
  const bare = choices.accentSensitiveFilters ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
  return choices.caseSensitiveFilters ? bare : bare.toLowerCase();
}

/** The text that was searched for last. A search compares it with every record, and it may be a megabyte long. */
let last: { readonly searched: string; readonly choices: OpenChoices; readonly text: string } | undefined;

function foldedSearch(searched: string, choices: OpenChoices): string {
  if (last?.searched !== searched || last.choices !== choices)
    last = { searched, choices, text: folded(searched, choices) };
  return last.text;
}

function decimalOrder(held: string, searched: string): number | null {
  const text = searched.trim();
  return /^[+-]?\d{1,30}(\.\d{0,30})?$/.test(text)
    ? new Big(held).cmp(new Big(text.replace(/^\+/, '')))
    : null;
}

/** Like SQL's LIKE with the searched text between two `%`. */
function like(held: string, searched: string): boolean {
  if (!/[%_]/.test(searched)) return held.includes(searched);
  const pattern = searched
    .replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    .replace(/%+/g, '.*')
    .replaceAll('_', '.');
  return new RegExp(pattern, 's').test(held);
}

function readFlag(text: string): boolean | null {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : null;
}
