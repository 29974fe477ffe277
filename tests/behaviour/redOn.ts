import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

/** A defect, on which operations it shows, and what it turns red. */
export type Row = readonly [what: string, hook: Hook, operations: readonly string[], red: readonly string[]];

/** The clauses that a defect in a write could be blamed on; what is compared across formats follows from it. */
const clauses = [
  'ENV-*',
  'ACT-*',
  'SP-1',
  'IU-1',
  'PB-1',
  'PO-*',
  'DOC-*',
  'DEL-1',
  'GET-1',
  'EVT-1',
  'ERR-*',
];

/** What is red on a server with one defect, as `<case id> <status>`; judged in json and in the format of the defect. */
export async function redOn([, hook, operations, expected]: Row): Promise<readonly string[]> {
  const named = new Set(['json', ...expected.map((one) => one.split('/')[0])]);
  const only: readonly Format[] = formats.filter((format) => named.has(format));
  const plan = planRun({ formats: only, operations, clauses, cases: [] });
  const verdicts = await judgeInProcess(createServer({ hooks: [hook] }), plan);
  return verdicts
    .filter(({ status }) => ['failed', 'warned', 'errored'].includes(status))
    .map(({ id, status }) => `${id} ${status}`)
    .sort();
}
