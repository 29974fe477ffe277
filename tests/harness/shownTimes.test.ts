import { expect, test } from 'vitest';
import { shown } from '../../harness/words/shown.ts';
import { instant, wall } from '../../specs/datetime.ts';

test('a wall clock is shown without a zone, and an instant in UTC', () => {
  const noon = Date.UTC(2000, 1, 29, 12);
  expect(shown(wall(noon))).toBe('2000-02-29T12:00:00 (local time)');
  expect(shown(wall(noon + 250))).toBe('2000-02-29T12:00:00.250 (local time)');
  expect(shown(instant(noon))).toBe('instant 2000-02-29T12:00:00.000Z');
});
