import { describe, expect, test } from 'vitest';
import { hiddenPart, type MangledKey, mangledKey } from '../../harness/target/mangledKey.ts';

const hows: readonly MangledKey[] = ['truncated', 'altered', 'extended', 'padded', 'otherCase'];

describe('a key without its last character, and with another one', () => {
  test.each([
    ['Kp4x-7mWq-9zT', 'Kp4x-7mWq-9z', 'Kp4x-7mWq-9zj'],
    ['ends with a j', 'ends with a ', 'ends with a b'],
    ['ENDS WITH A J', 'ENDS WITH A ', 'ENDS WITH A b'],
    ['in base64, filled up: 3q2+7wAC==', 'in base64, filled up: 3q2+7wA', 'in base64, filled up: 3q2+7wAj'],
    [
      'in base64, ends with h: 3q2+7wAh',
      'in base64, ends with h: 3q2+7wA',
      'in base64, ends with h: 3q2+7wAb',
    ],
    ['0123456789abcdef', '0123456789abcde', '0123456789abcdeb'],
    ['0123456789abcdeb', '0123456789abcde', '0123456789abcdee'],
    ['4711471147114711', '471147114711471', '471147114711471b'],
    ['four', 'fou', 'fou'],
    ['its end is 😀', 'its end is ', 'its end is j'],
  ])('%s', (key, truncated, altered) => {
    expect(mangledKey(key, 'truncated')).toBe(truncated);
    expect(mangledKey(key, 'altered')).toBe(altered);
    expect(hiddenPart(key, 'altered')).toBe(truncated);
  });

  test('a decoder of base64 that drops bits does not take the altered key for the right one', () => {
    const bytes = Array.from({ length: 256 }, (_, byte) => Buffer.from([1, 2, 3, byte]).toString('base64'));
    const pairs = bytes.map((key) => [key, mangledKey(key, 'altered')] as const);
    expect(
      pairs.filter(([key, altered]) => Buffer.from(key, 'base64').equals(Buffer.from(altered, 'base64'))),
    ).toEqual([]);
  });

  test('what a redactor replaces is all of the others', () => {
    const whole = hows.filter((how) => how !== 'altered');
    for (const how of whole) expect(hiddenPart('Kp4x-7mWq-9zT', how)).toBe(mangledKey('Kp4x-7mWq-9zT', how));
  });
});
