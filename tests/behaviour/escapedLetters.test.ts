import { describe, expect, it } from 'vitest';
import { jsonEscapesLost } from '../../server/faults/jsonEscapesLost.ts';
import { referencesUnread } from '../../server/faults/referencesUnread.ts';
import { onSentMembers } from '../../server/hooks/onSentMembers.ts';
import { redVerdicts } from './redVerdicts.ts';

const selected = { operations: ['CompanyUpdate'], clauses: ['TYP-12'] };

describe('TYP-12: letters that are spelt as escapes', () => {
  it.each([
    ['json', jsonEscapesLost],
    ['xml', referencesUnread],
  ] as const)('come back in %s as the letters that they are', async (format, { hook }) => {
    expect(await redVerdicts(hook, { ...selected, formats: ['json', 'xml', 'csv', 'soap12'] })).toEqual([
      `${format}/CompanyUpdate/TYP-12/letters-escaped failed`,
    ]);
  });

  it('are not blamed where letters are lost in whatever way they are sent', async () => {
    const asMarks = onSentMembers(
      { operations: ['CompanyUpdate'], bodies: ['json'] },
      /Comments$|Line\d$/,
      (value) => (typeof value === 'string' ? value.replace(/[^\0-ÿ]/gu, '?') : value),
    );
    const red = await redVerdicts(asMarks, { ...selected, formats: ['json'] });
    expect(red).toContain('json/CompanyUpdate/TYP-12/letters failed');
    expect(red).toContain('json/CompanyUpdate/TYP-12/letters-escaped blocked clause:TYP-12');
    expect(red).not.toContain('json/CompanyUpdate/TYP-12/letters-escaped failed');
  });
});
