import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { wall } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import { recordSchemas } from '../../specs/recordSchemas.ts';
import type { mvCompany, RecordTypes } from '../../specs/records/records.ts';
import type { RecordValue } from '../../specs/Value.ts';

test('the committed types are what the schemas give', async () => {
  const generator = fileURLToPath(new URL('../../tools/generateRecordTypes.mjs', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [generator, '--print']);
  const committed = readFileSync(new URL('../../specs/records/records.ts', import.meta.url), 'utf8');
  expect(committed, 'run: node tools/generateRecordTypes.mjs').toBe(stdout);
  for (const name of recordSchemas.keys()) {
    if (name !== 'contractTypes') expect(stdout).toContain(`export type ${name} = `);
  }
});

test('a typed record is a value that codecs take', () => {
  const company: mvCompany = {
    CompanyId: numeric(7),
    CompanyAddress: { City: 'Athens', State: null },
    CompanyDaylightStartDate: wall(0),
    CompanyEmail: undefined,
  };
  const value: RecordValue = company;
  const byName: RecordTypes['mvCompany'] = company;
  expect(isRecord(value)).toBe(true);
  expect(byName).toBe(value);
});
