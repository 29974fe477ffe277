import { describe, expect, it } from 'vitest';
import type { Fault } from '../../server/Fault.ts';
import { caseOnlyChangeIsNoChange } from '../../server/faults/outside/caseOnlyChangeIsNoChange.ts';
import { secondIntegrationUpdateIsStale } from '../../server/faults/outside/secondIntegrationUpdateIsStale.ts';
import { servicesSentEmptyPackages } from '../../server/faults/outside/servicesSentEmptyPackages.ts';
import { wordNullIsEmpty } from '../../server/faults/outside/wordNullIsEmpty.ts';
import { onWrite } from '../../server/hooks/onWrite.ts';
import { OperationFailure } from '../../server/OperationFailure.ts';
import { member } from '../../server/records/member.ts';
import { variants } from '../../server/variants.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { judged } from './judged.ts';

const red = (verdicts: ReadonlyMap<string, string>): readonly string[] =>
  [...verdicts].filter(([, status]) => ['failed', 'warned'].includes(status)).map(([id]) => id);

const clauses = ['ACT-2', 'ACT-3', 'ACT-4', 'ACT-6', 'IU-1', 'PB-1', 'SP-1', 'TYP-12'];

describe('faults in what updates write', () => {
  it.each<readonly [fault: Fault, cases: readonly string[]]>([
    [
      caseOnlyChangeIsNoChange,
      ['CompanyUpdate', 'ShippingProviderUpdate'].map((name) => `all/${name}/ACT-6/sequence`),
    ],
    [secondIntegrationUpdateIsStale, ['json/IntegrationUpdateUpdate/IU-1']],
    [servicesSentEmptyPackages, ['json/ShippingProviderUpdate/ACT-4/updates']],
    [
      wordNullIsEmpty,
      ['json/ShippingProviderUpdate/TYP-12/letters', 'json/IntegrationUpdateUpdate/TYP-12/letters'],
    ],
  ])('turn their own clause red and no other (%#)', async ({ hook }, cases) => {
    expect(red(await judged(clauses, { hooks: [hook], formats: ['json'] })).toSorted()).toEqual(
      cases.toSorted(),
    );
  });

  it('are those of a bundle that can be updated once only', async () => {
    const changed = new Set<number>();
    const hook = onWrite(['ProductBundleUpdate'], ({ action, sent, stored }) => {
      const id = member.int(sent, 'BundleProductID');
      if (action === 'Update' && stored !== undefined && changed.size === changed.add(id).size)
        throw new OperationFailure('Somebody else has changed the bundle.');
      return undefined;
    });
    expect(red(await judged(clauses, { hooks: [hook], formats: ['json'] }))).toEqual([
      'json/ProductBundleUpdate/PB-1/update',
    ]);
  });
});

/** All texts of a record in small letters. */
const withoutCase = (record: RecordValue): string => JSON.stringify(record).toLowerCase();

describe('lawful servers', () => {
  it('may refuse an Update that changes nothing but letter case', async () => {
    const hook = onWrite(null, ({ action, sent, stored }) => {
      if (
        action === 'Update' &&
        stored !== undefined &&
        withoutCase({ ...stored, ...sent }) === withoutCase(stored)
      )
        throw new OperationFailure('That changes nothing.');
      return undefined;
    });
    expect(red(await judged(clauses, { hooks: [hook], formats: ['json', 'xml'] }))).toEqual([]);
  });

  it('may put the rows that it is sent behind those that are there', async () => {
    const hook = onWrite(['ShippingProviderUpdate'], ({ action, sent, stored }) => {
      if (action !== 'InsertOrUpdateNonEmptyFields' || stored === undefined) return undefined;
      const lists = Object.entries(sent).filter(([, value]) => Array.isArray(value));
      const extended = lists.map(([name]) => [
        name,
        [...member.records(stored, name), ...member.records(sent, name)],
      ]);
      return { sent: { ...sent, ...Object.fromEntries(extended) } };
    });
    expect(red(await judged(clauses, { hooks: [hook], formats: ['json', 'xml', 'csv'] }))).toEqual([]);
  });

  it.each(['textZeroIsEmpty', 'integrationNamesFixed', 'unchangedRefused'])('%s', async (name) => {
    const hook = variants.get(name)?.hook;
    expect(hook).toBeDefined();
    expect(
      red(await judged(clauses, { hooks: hook === undefined ? [] : [hook], formats: ['json', 'xml'] })),
    ).toEqual([]);
  });
});
