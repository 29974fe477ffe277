import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';

/** Whether a value is missing, or is 0, false, the unset date or an empty text, or holds nothing but these. */
const isEmptyWhere = (isEmptyText: (text: string) => boolean) => {
  const isEmpty = (value: Value | undefined): boolean => {
    if (value === undefined || value === null) return true;
    if (typeof value === 'string') return isEmptyText(value.trim());
    if (typeof value === 'boolean') return !value;
    if (isNumeric(value)) return /^-?[0.]+(E.*)?$/.test(value.lexeme);
    if (isDateTime(value)) return isUnset(value);
    return Object.values(value as Record<string, Value | undefined>).every(isEmpty);
  };
  return isEmpty;
};

/**
 * Whether a value is missing or is what a lawful server may write for none: empty text, 0, false, the unset date, or nothing but these.
 */
export const isNothing = isEmptyWhere((text) => text === '');

/** Whether a value holds no data: it is nothing, or a word that stands for that where a member has no null, or nothing but these. */
export const isNoData = isEmptyWhere((text) => /^(none|undefined)?$/i.test(text));
