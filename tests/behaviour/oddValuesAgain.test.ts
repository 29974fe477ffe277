import { expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, runOn } from './runOn.ts';

const scenario = 'json/IntegrationUpdateUpdate/path/dates';

/** What is said of dates, each alone in its record, if the target refuses the second one: the first time, or each time. */
async function judgedWhere(times: 'once' | 'always') {
  let calls = 0;
  let refused: string | undefined;
  const through = answering((send) => async (request) => {
    const exchange = await send(request);
    if (request.caseId !== scenario || request.effect !== 'write') return exchange;
    calls += 1;
    const [date] = /"IntegrationUpdateDateTime":"[^"]*"/.exec(Buffer.from(request.body).toString()) ?? [];
    if (calls === 2) refused = date;
    if (calls !== 2 && (times === 'once' || date !== refused)) return exchange;
    const answer = { ResponseStatus: { ErrorCode: '500', Message: 'Not now.' }, entityID: 0 };
    const headers = [['content-type', 'application/json']] as const;
    return { ...exchange, response: { status: 500, headers, body: Buffer.from(JSON.stringify(answer)) } };
  });
  const plan = planRun({
    formats: ['json'],
    operations: ['IntegrationUpdateUpdate'],
    clauses: ['TYP-16'],
    cases: [],
  });
  const { verdicts } = await runOn(createServer(), plan, { through });
  expect(calls).toBeGreaterThan(2);
  return verdicts.find(({ id }) => id === 'json/IntegrationUpdateUpdate/TYP-16/taken');
}

it('a date that is refused once, alone in its record, is sent again before it is blamed', async () => {
  const verdict = await judgedWhere('once');
  expect(verdict?.status).toBe('passed');
});

it('one that is refused each time is blamed', async () => {
  const verdict = await judgedWhere('always');
  expect(verdict?.status).toBe('warned');
});
