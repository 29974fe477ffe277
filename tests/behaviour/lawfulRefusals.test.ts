import { describe, expect, it } from 'vitest';
import type { Fixtures } from '../../config/Settings.ts';
import { createServer } from '../../server/createServer.ts';
import { refusing } from '../../server/hooks/refusing.ts';
import type { Variant } from '../../server/Variant.ts';
import { actionsAreBound } from '../../server/variants/actionsAreBound.ts';
import { administratorsOnly } from '../../server/variants/administratorsOnly.ts';
import { gatewayForbidsShipping } from '../../server/variants/gatewayForbidsShipping.ts';
import { labelInfoLookedAtFirst } from '../../server/variants/labelInfoLookedAtFirst.ts';
import { pagesBehindLastRefused } from '../../server/variants/pagesBehindLastRefused.ts';
import { parcelsAreSmall } from '../../server/variants/parcelsAreSmall.ts';
import { rightsSaidInWords } from '../../server/variants/rightsSaidInWords.ts';
import { unknownOrderNumberRefused } from '../../server/variants/unknownOrderNumberRefused.ts';
import { yenAreWhole } from '../../server/variants/yenAreWhole.ts';
import { judged } from './judged.ts';

const serverOf = ({ choices = {}, hook }: Variant) =>
  createServer({ choices, hooks: hook === undefined ? [] : [hook] });

const of = async (variant: Variant, clause: string, change = (given: Fixtures): Fixtures => given) => {
  const verdicts = await judged([clause], { server: serverOf(variant), formats: ['json', 'xml'], change });
  return (id: string): string | undefined => verdicts.get(id);
};

it('a page behind the last may be refused, and page 1 is such a one where there is one row and the first is page 0', async () => {
  const verdict = await of(pagesBehindLastRefused, 'GET-10');
  expect(verdict('json/SerialNumberGet/GET-10')).toBe('passed');
  expect(verdict('json/CustomReportGetData/GET-10')).toBe('passed');
});

it('the number of no order may be refused', async () => {
  const verdict = await of(unknownOrderNumberRefused, 'ACT-10');
  expect(verdict('json/SalesOrderGet/ACT-10')).toBe('passed');
});

it('shipping information may be refused for what it lacks, before the document is looked for', async () => {
  const verdict = await of(labelInfoLookedAtFirst, 'ACT-10');
  for (const format of ['json', 'xml'])
    expect(verdict(`${format}/ShippingInformationCreateLabel/ACT-10`)).toBe('blocked control');
});

it('lacks nothing where the sample of the fixtures holds it', async () => {
  const samples = { ShippingInfo: { ProviderInfo: { ShippingProviderID: 1 } } };
  const verdict = await of(labelInfoLookedAtFirst, 'ACT-10', (given) => ({ ...given, samples }));
  for (const format of ['json', 'xml'])
    expect(verdict(`${format}/ShippingInformationCreateLabel/ACT-10`)).toBe('passed');
});

it("shipping information may be refused, but not after the operator's own sample of it", async () => {
  const refused = {
    about: 'ShippingInformationUpdate wants more than the document says.',
    hook: refusing(['ShippingInformationUpdate'], () => true, 'ShippingInfo is not complete.'),
  };
  const shipping = await of(refused, 'SHP-1');
  const after = (sample: Record<string, object>) =>
    of(refused, 'SHP-1', (given) => ({ ...given, samples: { ShippingInfo: sample } }));
  const afterSample = await after({ ProviderInfo: { ShippingProviderID: 1 } });
  const afterOther = await after({ WeightInfo: { Weight: 250 } });
  for (const format of ['json', 'xml']) {
    expect(afterOther(`${format}/ShippingInformationUpdate/SHP-1`)).toBe('blocked control');
    expect(shipping(`${format}/ShippingInformationUpdate/SHP-1`)).toBe('blocked control');
    expect(afterSample(`${format}/ShippingInformationUpdate/SHP-1`)).toBe('failed');
  }
});

it('a refusal of what Assay adds to a sample is none of the sample', async () => {
  const shipped = await of(parcelsAreSmall, 'SHP-1', (given) => ({ ...given, ...parcelsAreSmall.fixtures }));
  const inserted = await of(yenAreWhole, 'ACT-1', (given) => ({ ...given, ...yenAreWhole.fixtures }));
  for (const format of ['json', 'xml']) {
    expect(shipped(`${format}/ShippingInformationUpdate/SHP-1`)).toBe('blocked control');
    expect(inserted(`${format}/DocumentUpdate/ACT-1`)).toBe('blocked control');
    expect(inserted(`${format}/PurchaseOrderUpdate/ACT-1`)).toBe('blocked control');
  }
});

describe('a key without the right to an operation breaks nothing', () => {
  it.each<[string, Variant, string]>([
    ['AUTH-1', administratorsOnly, 'UserGet'],
    ['GET-11', rightsSaidInWords, 'UserGet'],
    ['ERR-2', rightsSaidInWords, 'DiscountDelete'],
    ['DEL-1', rightsSaidInWords, 'CompanyDelete'],
    ['FMT-1', gatewayForbidsShipping, 'ShippingInformationUpdate'],
    ['ENV-1', gatewayForbidsShipping, 'ShippingInformationDelete'],
  ])('%s', async (clause, variant, operation) => {
    const { hook = (inner) => inner } = variant;
    const verdicts = await judged([clause], { hooks: [hook], formats: ['json', 'xml'] });
    const ofOperation = [...verdicts].filter(([id]) => id.includes(`/${operation}/`));
    expect(ofOperation.map(([, verdict]) => verdict)).toContain('blocked control');
    expect([...verdicts.values()].filter((one) => /failed|warned|errored/.test(one))).toEqual([]);
  });
});

it('an action that is bound to an enumeration may be refused without a status block', async () => {
  const verdict = await of(actionsAreBound, 'ENV-1');
  for (const format of ['json', 'xml']) expect(verdict(`${format}/CompanyUpdate/ENV-1`)).toBe('passed');
});
