import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings } from '../../config/loadSettings.ts';
import { workFolder } from '../cli/assay.ts';

const load = (name: string, content: unknown, flags: Record<string, string[]>) => {
  const folder = workFolder();
  writeFileSync(join(folder, name), JSON.stringify(content));
  return () => loadSettings({ flags, environment: {}, folder }).fixtures;
};

const inFile = (samples: unknown) => load('fix.json', { samples }, { fixtures: ['fix.json'] });

test.each([
  [
    'a record',
    { mvCompnay: { CompanyCurrency: 'EUR' } },
    'samples.mvCompnay in fix.json: no operation writes a record of that name. Did you mean mvCompany?',
  ],
  [
    'a record that is like none',
    { Elsewhere: {} },
    /^samples\.Elsewhere in fix\.json: no operation writes .* Known are mvCompany, mvDocument, .*ShippingInfo/,
  ],
  [
    'a member',
    { mvCompany: { CompanyCurency: 'EUR' } },
    'samples.mvCompany.CompanyCurency in fix.json: mvCompany has no member of that name. Did you mean CompanyCurrency?',
  ],
  [
    'a member of a nested record',
    { mvCompany: { CompanyAddress: { Citty: 'Athens' } } },
    /^samples\.mvCompany\.CompanyAddress\.Citty in fix\.json: \w+ has no member of that name\. Did you mean City\?$/,
  ],
  [
    'a member of an item',
    { mvPurchaseOrder: { PurchaseOrderDetails: [{}, { Nothing: 1 }] } },
    /^samples\.mvPurchaseOrder\.PurchaseOrderDetails\.1\.Nothing in fix\.json: \w+ has no member/,
  ],
])('a mistyped name in a sample is refused: %s', (_, samples, message) => {
  expect(inFile(samples)).toThrow(message);
});

test('in a settings file too', () => {
  const content = { fixtures: { samples: { mvCompany: { CompanyCurency: 'EUR' } } } };
  expect(load('assay.config.json', content, {})).toThrow(
    /^fixtures\.samples\.mvCompany\.CompanyCurency in .*assay\.config\.json: mvCompany has no member/,
  );
});

test('names as the document has them, in any letter case, and what it leaves open are taken', () => {
  const samples = {
    mvCompany: { CompanyCurrency: 'EUR', companyaddress: { City: 'Athens' } },
    mvPurchaseOrder: { PurchaseOrderSupplierId: 7 },
    ShippingInfo: { ProviderInfo: { ProviderId: 1 } },
    mvDocument: {},
  };
  expect(inFile(samples)()).toEqual({ samples });
});
