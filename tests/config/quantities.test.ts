import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings } from '../../config/loadSettings.ts';
import { workFolder } from '../cli/assay.ts';

const load = (name: string, text: string, flags: Record<string, string[]>) => {
  const folder = workFolder();
  writeFileSync(join(folder, name), text);
  return () => loadSettings({ flags, environment: {}, folder }).fixtures;
};

const withQuantity = (quantity: string): string =>
  `{ "disposable": { "allocatedWorkOrders": [{ "id": 5, "sku": "A", "quantity": ${quantity} }], "boms": [3] }, "supplierId": 7 }`;

test.each([
  ['12', '12'],
  ['1.5', '1.5'],
  ['0.0000001', '0.0000001'],
  ['12.345678901234567890', '12.345678901234567890'],
  ['"2.50"', '2.50'],
])('a quantity may be a number or text: %s', (written, loaded) => {
  const expected = {
    disposable: { allocatedWorkOrders: [{ id: 5, sku: 'A', quantity: loaded }], boms: [3] },
    supplierId: 7,
  };
  const file = load('fix.json', withQuantity(written), { fixtures: ['fix.json'] })();
  // The digest of the fixtures depends on the order of their members.
  expect(JSON.stringify(file)).toBe(JSON.stringify(expected));
  const settings = `{ "fixtures": ${withQuantity(written)} }`;
  expect(load('assay.config.json', settings, {})()).toEqual(expected);
});

test.each(['-1', '"1e3"', '"many"', 'null', '-12.345678901234567890'])('and nothing else: %s', (written) => {
  expect(load('fix.json', withQuantity(written), { fixtures: ['fix.json'] })).toThrow(
    /^disposable\.allocatedWorkOrders\.0\.quantity in fix\.json: .* is not allowed; allowed is a number that is not negative, or its digits as text/,
  );
});
