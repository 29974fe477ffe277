import { expect, test } from 'vitest';
import type { Call } from '../../server/Call.ts';
import { createServer } from '../../server/createServer.ts';
import { getsWithFilters } from '../../server/hooks/getsWithFilters.ts';
import { onSentMembers } from '../../server/hooks/onSentMembers.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

/** What FLT-1 says of a server that takes letters beyond ASCII for question marks in the SearchValues of some bodies. */
async function redOn(bodies: readonly Call['body'][]): Promise<readonly string[]> {
  const lost = onSentMembers({ operations: getsWithFilters, bodies }, /^SearchValue$/, (value) =>
    typeof value === 'string' ? value.replace(/[^\u0000-\u007f]/g, '?') : value,
  );
  const plan = planRun({ formats, operations: ['DiscountGet'], clauses: ['FLT-*'], cases: [] });
  const verdicts = await judgeInProcess(createServer({ hooks: [lost] }), plan);
  return verdicts.filter(({ status }) => status !== 'passed').map(({ id, status }) => `${id} ${status}`);
}

test('letters that are lost on their way in one format are not what Equals does (TYP-12)', async () => {
  expect(await redOn(['xml'])).toEqual([]);
});

test('letters that no format finds are', async () => {
  const red = await redOn(formats);
  expect(red.filter((one) => one.endsWith('failed'))).toEqual(
    ['xml', 'csv', 'soap12'].map((format) => `${format}/DiscountGet/FLT-1 failed`),
  );
});
