import { describe, expect, it } from 'vitest';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { flightInProcess } from './flightInProcess.ts';

const plan = planRun({ formats, operations: [], clauses: [], cases: [] });

describe('a lawful variant of the reference server is green on everything', () => {
  const inProcess = [...variants].filter(
    ([name, { sending }]) => sending === undefined && name !== 'tooManyRequests',
  );
  it.each(inProcess)('%s', { timeout: 120_000 }, async (name, variant) => {
    const { choices, hooks } = arrangement([variant]);
    const server = createServer({ choices, hooks });
    const capabilities = await flightInProcess(server);
    const verdicts = await judgeInProcess(server, plan, {
      capabilities,
      ...(name === 'emptyData' ? { fixtures: {} } : {}),
    });
    const isExpected = (cause = ''): boolean =>
      (variant.blocks ?? []).some((expected) => cause.startsWith(expected));
    const wrong = verdicts.filter(
      ({ status, cause }) => status !== 'passed' && !(status === 'blocked' && isExpected(cause)),
    );
    expect(wrong.map(({ id, status, cause, message }) => `${id} ${status} ${cause} ${message}`)).toEqual([]);
  });
});
