import { describe, expect, it } from 'vitest';
import type { Deviation } from '../../../formats/Deviation.ts';
import { reportAt } from '../../../formats/read/reportAt.ts';

const reading = () => ({ deviations: [] as Deviation[], undocumented: new Set<string>() });
const breach = { clause: 'TYP-1', level: 'MUST', expected: 'an integer', actual: 'x' } as const;

describe('what is reported at a place', () => {
  it('carries its path', () => {
    const into = reading();
    reportAt(into, 'a[0].b')(breach);
    expect(into.deviations).toEqual([{ ...breach, path: 'a[0].b' }]);
  });

  it('shows 200 characters of what stood there', () => {
    const into = reading();
    const report = reportAt(into, '');
    report({ ...breach, actual: 'x'.repeat(200) });
    report({ ...breach, actual: 'x'.repeat(201) });
    expect(into.deviations.map(({ actual }) => actual)).toEqual(['x'.repeat(200), `${'x'.repeat(197)}...`]);
  });

  it('is kept a thousand times for each clause and slug of a document', () => {
    const into = reading();
    for (let count = 0; count < 1001; count += 1) reportAt(into, String(count))(breach);
    expect(into.deviations).toHaveLength(1000);
    expect(into.deviations.at(-1)?.path).toBe('999');
    reportAt(into, 'slug')({ ...breach, slug: 'plain-digits' });
    reportAt(into, 'clause')({ ...breach, clause: 'TYP-2' });
    expect(into.deviations.slice(1000).map(({ path }) => path)).toEqual(['slug', 'clause']);
    for (let count = 0; count < 1000; count += 1) reportAt(into, 'slug')({ ...breach, slug: 'plain-digits' });
    expect(into.deviations).toHaveLength(2001);
    reportAt(into, 'other slug')({ ...breach, slug: 'lower-case' });
    expect(into.deviations.at(-1)?.path).toBe('other slug');
    const other = reading();
    reportAt(other, 'other')(breach);
    expect(other.deviations).toHaveLength(1);
  });
});
