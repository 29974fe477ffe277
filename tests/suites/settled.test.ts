import { describe, expect, it } from 'vitest';
import { plainDialect } from '../../formats/Dialect.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { openRun } from '../../harness/openRun.ts';
import { readUntilShown } from '../../harness/settle/readUntilShown.ts';
import { operationNamed } from '../../specs/operations.ts';
import { noPrecedence } from '../harness/noPrecedence.ts';

/** Reads of a target that shows what was written from the read with this number on. */
async function readsOf(shownFrom: number) {
  const waited: number[] = [];
  const answers: Answer[] = [];
  const read = async (): Promise<Answer> => {
    const answer = { call: { operationName: `read ${answers.length + 1}` } } as unknown as Answer;
    answers.push(answer);
    return answer;
  };
  const pause = async (ms: number): Promise<void> => {
    waited.push(ms);
  };
  const isShown = (answer: Answer): boolean => answers.indexOf(answer) + 1 >= shownFrom;
  const { atOnce, answer } = await readUntilShown({ pause }, read, isShown);
  return {
    waited,
    first: answers.indexOf(atOnce) + 1,
    last: answers.indexOf(answer) + 1,
    count: answers.length,
  };
}

describe('a read that is made again until it shows what was written', () => {
  it('is made once where it shows that at once, without a wait', async () => {
    expect(await readsOf(1)).toEqual({ waited: [], first: 1, last: 1, count: 1 });
  });

  it('is the first that shows it, beside the one at once', async () => {
    expect(await readsOf(3)).toMatchObject({ first: 1, last: 3, count: 3 });
  });

  it('is given up after 5 s', async () => {
    const { waited, last, count } = await readsOf(Number.POSITIVE_INFINITY);
    expect(waited.reduce((sum, ms) => sum + ms, 0)).toBe(5000);
    expect([last, count]).toEqual([waited.length + 1, waited.length + 1]);
  });
});

it('a run that is stopped does not wait to the end of a pause', async () => {
  let begun: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const key = 'json/APIKeyGet/path/success';
  const spec: EvidenceSpec = {
    ...{ key, operation: operationNamed('APIKeyGet'), format: 'json', address: 'path', scenario: 'success' },
    ...{ expects: 'success', effect: 'read', plan: { calls: [] } },
    gather: async ({ pause }) => {
      const over = pause(60_000);
      begun();
      await over;
      return { kind: 'blocked', cause: 'nothing', message: 'the pause is over' };
    },
  };
  const item = {
    ...({ id: 'json/APIKeyGet/ENV-1', clause: 'ENV-1', level: 'MUST', operation: spec.operation } as const),
    ...({ format: 'json', address: 'path', evidence: key } as const),
    check: () => ({ kind: 'judged', violations: [] }) as const,
  };
  const run = openRun({
    settings: { fixtures: {}, seed: 1, runs: 20, maxRecords: 500, listenerUrl: null, target: null },
    capabilities: { dialect: plainDialect, notes: [], unread: {}, soap12Action: true },
    plan: { cases: [item], evidence: new Map([[key, spec]]), observers: [], precedence: noPrecedence },
    runId: 'r1',
    api: {
      call: () => {
        throw new Error('nothing is called');
      },
    },
    redact: (text) => text,
  });
  const started = performance.now();
  const verdict = run.judge(item);
  await waiting;
  await run.stop();
  expect(await verdict).toMatchObject({ status: 'blocked', message: 'the pause is over' });
  expect(performance.now() - started).toBeLessThan(10_000);
});
