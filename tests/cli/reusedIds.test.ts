import { expect, test } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { variants } from '../../server/variants.ts';
import { resultsOf, workFolder } from './assay.ts';
import { assayHere } from './assayHere.ts';
import { reference } from './servers.ts';

const key = 'a key of its own';

test('clean-up deletes nothing that the run had deleted: under its id may stand another client’s record by then', async () => {
  const variant = variants.get('idsGivenAnew');
  if (variant?.hook === undefined) throw new Error('no such variant');
  const lost: unknown[] = [];
  const watching: Hook = (inner, store) => ({
    handle: (call, request) => {
      const names = () => store.companies.all().map(({ CompanyName }) => CompanyName);
      const before = names();
      const result = inner.handle(call, request);
      if (call.operation?.name === 'CompanyDelete') {
        const now = names();
        lost.push(...before.filter((name) => String(name).startsWith('Another’s') && !now.includes(name)));
      }
      return result;
    },
  });
  const { url } = await reference({ apiKey: key, hooks: [watching, variant.hook] });
  const folder = workFolder();
  const args = ['run', '--target', url, '--operations', 'Company*', '--formats', 'json,xml'];
  const { stdout } = await assayHere(folder, [...args, '--clauses', 'DEL-1'], { ASSAY_API_KEY: key });
  expect(lost).toEqual([]);
  const behind = resultsOf(folder).run.leftBehind.filter(({ record }) => record === 'mvCompany');
  expect(behind.map(({ why }) => why)).toContain(
    "what stands under their ids now is not what the run wrote, and may be another client's",
  );
  expect(stdout.replace(/\s+/g, ' ')).toContain(
    'because what stands under their ids now is not what the run wrote',
  );
});
