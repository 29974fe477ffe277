import { expect, it } from 'vitest';
import { createServer } from '../../server/createServer.ts';
import type { Hook } from '../../server/Hook.ts';
import { refusing } from '../../server/hooks/refusing.ts';
import { member } from '../../server/records/member.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judged } from './judged.ts';
import { answering, runOn } from './runOn.ts';

const id = 'json/CompanyGet/ACT-6/bare';
const sample = { CompanyName: 'A sample', CompanyComments: 'Of the operator', CompanyVatNumber: '' };

/** The company of a request, if it is the bare one: new, and without an address. */
const bareIn = (request: RecordValue): RecordValue | undefined => {
  const company = member.record(request, 'mvCompany') ?? {};
  return company.CompanyAddress === undefined && company.CompanyId === undefined ? company : undefined;
};

const judgedWith = (hook: Hook) =>
  judged(['ACT-6'], {
    hooks: [hook],
    formats: ['json'],
    change: (given) => ({ ...given, samples: { mvCompany: sample } }),
  });

it('the bare record of ACT-6 is bare where the operator gave a sample too', async () => {
  const seen: string[] = [];
  const watching: Hook = (inner) => ({
    handle: (call, request) => {
      const bare = call.operation?.name === 'CompanyUpdate' ? bareIn(request) : undefined;
      if (bare !== undefined) seen.push(Object.keys(bare).join());
      return inner.handle(call, request);
    },
  });
  const verdicts = await judgedWith(watching);
  expect(verdicts.get(id)).toBe('passed');
  expect(seen).toEqual(['CompanyName']);
});

it('a server that insists on what the sample holds is not failed for the bare record', async () => {
  const insisting = refusing(
    ['CompanyUpdate'],
    (request) => bareIn(request) !== undefined,
    'A company needs comments.',
  );
  expect((await judgedWith(insisting)).get(id)).toBe('blocked control');
});

it('a bare record that is never answered is not said to be refused', async () => {
  const failure = { kind: 'timeout' as const, message: 'nothing within 10 s' };
  const through = answering((send) => async (request) => {
    const exchange = await send(request);
    const isBare = request.caseId === 'json/CompanyGet/path/read-bare' && request.effect === 'write';
    return isBare ? { ...exchange, response: null, failure } : exchange;
  });
  const plan = planRun({ formats: ['json'], operations: ['CompanyGet'], clauses: ['ACT-6'], cases: [] });
  const { verdicts } = await runOn(createServer(), plan, { through });
  const verdict = verdicts.find((one) => one.id === id);
  expect(verdict?.status).toBe('blocked');
  expect(verdict?.message).toContain('was not answered: no answer (timeout)');
});
