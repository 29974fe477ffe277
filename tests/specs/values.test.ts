import { expect, test } from 'vitest';
import { instant, isDateTime, isUnset, unsetMs, wall } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';

test('the unset datetime is the first instant of year 1, in both readings and beside any offset', () => {
  expect(new Date(unsetMs).toISOString()).toBe('0001-01-01T00:00:00.000Z');
  for (const date of [wall(unsetMs), wall(unsetMs, 60), instant(unsetMs), instant(unsetMs, null)]) {
    expect(isUnset(date)).toBe(true);
  }
  expect(isUnset(wall(0))).toBe(false);
});

test('a number keeps its lexeme', () => {
  expect(numeric('12.50').lexeme).toBe('12.50');
  expect(numeric(9007199254740993n).lexeme).toBe('9007199254740993');
});

test('numbers and datetimes are no records, and no record from the wire can pass for one', () => {
  expect(isRecord(numeric(1))).toBe(false);
  expect(isRecord(wall(0))).toBe(false);
  expect(isRecord([])).toBe(false);
  expect(isRecord(null)).toBe(false);
  const forged = JSON.parse('{"kind":"number","lexeme":"1"}');
  expect(isRecord(forged)).toBe(true);
  expect(isNumeric(forged)).toBe(false);
  expect(isDateTime(JSON.parse('{"kind":"datetime","ms":0}'))).toBe(false);
});
