// Writes suites/kernel/calls.json, by which shards are balanced: how many calls each scenario makes, in a whole run on the reference
// server: npm start -- --out <folder>, then node tools/measureCalls.mjs <folder>.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromSources } from './fromSources.mjs';

const [folder = 'assay-report'] = process.argv.slice(2);
const evidence = await fromSources(async (load) => {
  const { formats } = await load('/specs/Format.ts');
  const { planRun } = await load('/suites/kernel/planRun.ts');
  return planRun({ formats, operations: [], clauses: [], cases: [] }).evidence;
});
const counts = new Map([...evidence.keys()].map((key) => [key, 0]));
for (const line of readFileSync(join(folder, 'exchanges.ndjson'), 'utf8').split('\n')) {
  const [, key] = /"user-agent","assay\/\S+ \(run \w+; ([^)"]+)\)"/.exec(line) ?? [];
  if (counts.has(key)) counts.set(key, counts.get(key) + 1);
}

const groups = new Map();
for (const { key, operation, scenario } of evidence.values()) {
  const group = [operation?.name ?? '-', scenario].join(' ');
  groups.set(group, [...(groups.get(group) ?? []), counts.get(key)]);
}
const measured = {};
for (const [group, calls] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const average = Math.round((10 * calls.reduce((sum, one) => sum + one, 0)) / calls.length) / 10;
  const [operation, scenario] = group.split(' ');
  if (average !== 1) measured[operation] = { ...measured[operation], [scenario]: average };
}
const text = JSON.stringify(measured, null, 2);
writeFileSync(new URL('../suites/kernel/calls.json', import.meta.url), `${text}\n`);
