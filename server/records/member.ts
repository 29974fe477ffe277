import Big from 'big.js';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** Reads a record's members as plain values. A missing or nil member reads as the empty value of that type. */
export const member = {
  text: (record: RecordValue, name: string): string => {
    const value = record[name];
    return typeof value === 'string' ? value : '';
  },

  /** An id or a count, within the safe integers. */
  int: (record: RecordValue, name: string): number => {
    const value = record[name];
    return isNumeric(value) ? Number(value.lexeme) : 0;
  },

  decimal: (record: RecordValue, name: string): Big => {
    const value = record[name];
    return new Big(isNumeric(value) ? value.lexeme : 0);
  },

  flag: (record: RecordValue, name: string): boolean => record[name] === true,

  record: (record: RecordValue, name: string): RecordValue | null => {
    const value = record[name];
    return isRecord(value) ? value : null;
  },

  records: (record: RecordValue, name: string): readonly RecordValue[] => list(record, name).filter(isRecord),

  texts: (record: RecordValue, name: string): readonly string[] =>
    list(record, name).filter((item): item is string => typeof item === 'string'),

  has: (record: RecordValue, name: string): boolean => record[name] !== undefined && record[name] !== null,
};

const list = (record: RecordValue, name: string): readonly Value[] => {
  const value = record[name];
  return Array.isArray(value) ? value : [];
};
