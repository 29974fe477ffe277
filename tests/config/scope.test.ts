import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSettings } from '../../config/loadSettings.ts';
import { outOfScope, wholeScope } from '../../config/scope.ts';

/** The settings of a folder whose settings file declares this scope. */
function settingsWith(scope: unknown, flags: Readonly<Record<string, readonly string[]>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'assay-scope-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'assay.config.json'), JSON.stringify({ scope }));
  return loadSettings({ flags, environment: {}, folder });
}

test('a scope is names, whatever globs declare it, and its formats are selected by nobody', () => {
  const { scope, formats } = settingsWith({ withoutFormats: ['soap*'], withoutOperations: ['WorkOrderRe*'] });
  expect(scope).toEqual({
    withoutFormats: ['soap11', 'soap12'],
    withoutOperations: ['WorkOrderReOpen', 'WorkOrderReturnMaterials'],
  });
  expect(formats).toEqual(['json', 'xml', 'jsv', 'csv']);
  expect(settingsWith({ withoutFormats: ['xml'] }, { formats: ['*m*', 'csv'] }).formats).toEqual(['csv']);
  expect(settingsWith(undefined).scope).toEqual(wholeScope);
});

test.each<[unknown, RegExp]>([
  [{}, /^scope in assay\.config\.json: \{\} is not allowed; allowed is an object of withoutFormats and/],
  [
    { withoutFormats: [] },
    /^scope\.withoutFormats in assay\.config\.json: \[\] is not allowed; allowed is a list/,
  ],
  [{ withFormats: ['xml'] }, /^scope\.withFormats .* Did you mean withoutFormats\?$/],
  [
    { withoutFormats: ['sop11'] },
    /^scope\.withoutFormats in .*: nothing is named "sop11"\. Did you mean soap11\?$/,
  ],
  [
    { withoutOperations: ['WorkOrders*'] },
    /^scope\.withoutOperations in .*: nothing is named "WorkOrders\*"\. (Allowed are|Did you mean)/,
  ],
  [
    { withoutFormats: ['*'] },
    /^scope\.withoutFormats in .*: \* leaves nothing to judge; name what is not offered\.$/,
  ],
  [{ withoutOperations: ['*'] }, /leaves nothing to judge/],
  [{ withoutFormats: ['json', 'xml', 'jsv', 'csv', 'soap*'] }, /leaves nothing to judge/],
  [{ withoutOperations: ['*Get', 'CustomReportGetData'] }, /leaves no Get, and without one Assay can't tell/],
])('%j is refused with one sentence', (scope, message) => {
  expect(() => settingsWith(scope)).toThrow(message);
});

test('a selection of nothing but what is out of scope is refused', () => {
  expect(() => settingsWith({ withoutFormats: ['soap*'] }, { formats: ['soap11'] })).toThrow(
    /^formats: soap11 is out of scope \(scope\.withoutFormats\); select another format, or change the scope\.$/,
  );
});

test('a place is out of scope by its operation, or by any of its formats', () => {
  const scope = { withoutFormats: ['csv' as const], withoutOperations: ['UserGet'] };
  expect(outOfScope(scope, { operation: 'UserGet', format: 'csv' })).toBe('UserGet');
  expect(outOfScope(scope, { operation: 'CompanyGet', format: 'json+csv' })).toBe('csv');
  expect(outOfScope(scope, { operation: null, format: 'json' })).toBeUndefined();
  expect(outOfScope(scope, { operation: 'CompanyGet', format: 'all' })).toBeUndefined();
});
