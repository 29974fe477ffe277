import { expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

it('the reference server is green: everything is judged, nothing is red', async () => {
  const plan = planRun({ formats, operations: [], clauses: [], cases: [] });
  const verdicts = await judgeInProcess(createServer(), plan);
  const notPassed = verdicts.filter(({ status }) => status !== 'passed');
  expect(notPassed.map(({ id, status, cause, message }) => `${id} ${status} ${cause} ${message}`)).toEqual(
    [],
  );
});
