import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reportNames } from '../../config/Settings.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

test('the schema of the settings file allows every report and no other', () => {
  const { report } = JSON.parse(read('config/settings.schema.json')).properties;
  expect(report.items.enum.toSorted()).toEqual(reportNames.toSorted());
});
