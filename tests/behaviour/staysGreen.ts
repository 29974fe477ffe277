import { expect, it } from 'vitest';
import type { Verdict } from '../../harness/Verdict.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { variants } from '../../server/variants.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';
import { flightInProcess } from './flightInProcess.ts';

/**
 * The verdicts that a lawful server must not get, in words: all but those that passed, those that need a setting, and
 * those that are blocked for a reason that the variant gives.
 */
export const wrongOf = (verdicts: readonly Verdict[], blocks: readonly string[] = []): readonly string[] =>
  verdicts
    .filter(({ status }) => status !== 'passed' && status !== 'notApplicable')
    .filter(
      ({ status, cause = '' }) =>
        status !== 'blocked' || !blocks.some((expected) => cause.startsWith(expected)),
    )
    .map(({ id, status, cause, message }) => `${id} ${status} ${cause} ${message}`);

/** Tests that these variants are green on the whole plan, in process, after a preflight as a run makes it. */
export function staysGreen(belongs: (name: string) => boolean): void {
  const plan = planRun({ formats, operations: [], clauses: [], cases: [] });
  const chosen = [...variants].filter(
    ([name, { sending }]) => sending === undefined && name !== 'tooManyRequests' && belongs(name),
  );
  expect(chosen.length).toBeGreaterThan(0);
  it.each(chosen)('%s', { timeout: 180_000 }, async (name, variant) => {
    const { choices, hooks } = arrangement([variant]);
    const server = createServer({ choices, hooks });
    const verdicts = await judgeInProcess(server, plan, {
      capabilities: await flightInProcess(server),
      runs: 5,
      // Nobody can name records of a server that holds none.
      ...(name === 'emptyData' ? { fixtures: {} } : {}),
    });
    expect(wrongOf(verdicts, variant.blocks)).toEqual([]);
    expect(verdicts.some(({ status }) => status === 'passed')).toBe(true);
  });
}
