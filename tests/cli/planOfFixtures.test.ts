import { expect, test } from 'vitest';
import { planText } from '../../cli/run/planText.ts';
import { defaultSettings } from '../../config/loadSettings.ts';
import type { Settings } from '../../config/Settings.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

const heading = 'Fixtures that are missing, without which cases would be blocked:';

/** The lines below the heading; undefined if it is not there. */
function missingIn(over: Partial<Settings>): readonly string[] | undefined {
  const settings = { ...defaultSettings('.'), target: 'http://127.0.0.1:1', ...over };
  const [, after] = planText(planRun(settings), settings, () => true).split(`${heading}\n`);
  return after?.split('\n\n')[0]?.split('\n');
}

test('a plan names the fixtures that what is selected needs and that are missing', () => {
  const operations = ['DiscountDelete', 'CustomReportGetData'];
  const formats = ['json', 'xml'] as const;
  const missing = missingIn({ operations, formats });
  expect(missing).toEqual([
    expect.stringMatching(/^ {2}customReportId: .*\. No run can find it\.$/),
    expect.stringMatching(/^ {2}disposable\.discounts \(0 of 2\): A run deletes discounts, 2 in all\. /),
  ]);
  const fixtures = { customReportId: 1, disposable: { discounts: [1] } };
  expect(missingIn({ operations, formats, fixtures })).toEqual([
    expect.stringContaining('disposable.discounts (1 of 2)'),
  ]);
  const enough = { customReportId: 1, disposable: { discounts: [1, 2] } };
  expect(missingIn({ operations, formats, fixtures: enough })).toBeUndefined();
});

test('a plan says of a fixture that a Get may show that it may not be missing', () => {
  const missing = missingIn({ operations: ['ProductBundleUpdate'], formats: ['json'] });
  expect(missing).toEqual([expect.stringMatching(/^ {2}knownSkus: .*\. A run looks for it first\.$/)]);
});

test('the embedded reference server has all fixtures', () => {
  expect(missingIn({ target: null })).toBeUndefined();
});

test('a plan that makes nothing speaks of nothing that stays behind', () => {
  const plan = (operation: string): string => {
    const settings = { ...defaultSettings('.'), operations: [operation] };
    return planText(planRun(settings), settings, () => true);
  };
  expect(plan('APIKeyGet')).toMatch(/\nThe run makes no records\.$/);
  expect(plan('CompanyUpdate')).toMatch(/everything else that it makes stays behind\.$/);
  expect(plan('APIKeyGet') + plan('CompanyUpdate')).not.toContain('(1 times)');
});
