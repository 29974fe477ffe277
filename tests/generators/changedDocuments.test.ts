import { expect, test } from 'vitest';
import {
  changedFlags,
  changedMembers,
  changedOfRows,
  documentChanges,
  insertedFlags,
  withOtherRows,
} from '../../generators/records/changedDocuments.ts';
import { recordShape } from '../../specs/shapes.ts';

const stored = {
  DocumentComments: 'kept',
  DocumentDetails: [
    { DocumentRowQuantity: '1', DocumentRowRemarks: 'r', DocumentRowProductId: '7' },
    { DocumentRowQuantity: '2', DocumentRowProductId: '8' },
  ],
};

test('every changed member is a plain member of a document, and gets a value of its own', () => {
  const changed = documentChanges('x');
  expect(Object.keys(changed)).toEqual(changedMembers);
  const documented = recordShape('mvDocument').members.map(({ name }) => name);
  expect(documented).toEqual(expect.arrayContaining(changedMembers));
  const others = Object.entries(changed).filter(([name]) => !changedFlags.includes(name));
  expect(new Set(others.map(([, value]) => JSON.stringify(value))).size).toBe(others.length);
  const texts = others.filter(([, value]) => typeof value === 'string');
  expect(others.length - texts.length).toBe(2);
  for (const [, value] of texts) expect(value).toMatch(/^x \d$/);
  expect(new Set(Object.values(insertedFlags))).toEqual(new Set([true, false]));
  for (const flag of changedFlags) expect(changed[flag]).toBe(!insertedFlags[flag]);
});

test('other rows differ from the stored ones and from each other; the rest of the record stays', () => {
  const { DocumentDetails: rows, ...rest } = withOtherRows(stored) as typeof stored;
  expect(rest).toEqual({ DocumentComments: 'kept' });
  expect(rows.map((row) => row.DocumentRowProductId)).toEqual(['7', '8']);
  const shown = rows.map((row) =>
    JSON.stringify(changedOfRows.map((name) => [name, (row as Record<string, unknown>)[name]])),
  );
  expect(new Set(shown).size).toBe(2);
  for (const [index, row] of rows.entries())
    for (const name of changedOfRows)
      expect(JSON.stringify((row as Record<string, unknown>)[name])).not.toBe(
        JSON.stringify((stored.DocumentDetails[index] as Record<string, unknown>)[name]),
      );
});
