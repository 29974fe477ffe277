import { afterAll, inject, test } from 'vitest';
import { openJudging } from '../run/openJudging.ts';
import type { JudgedMeta } from '../run/Task.ts';

const { plan, judge, close } = openJudging(inject('assay'));

// Read once: vitest makes a new chain of modifiers each time.
const concurrently = test.concurrent;

// One test per case, titled with the case's id, so that vitest's filters, reporters and IDE plugins work.
for (const item of plan.cases) {
  concurrently(item.id, async ({ task: { meta }, skip }) => {
    const verdict = await judge(item);
    (meta as JudgedMeta).verdict = verdict;
    const { status, message = status, expected, actual } = verdict;
    if (status === 'blocked' || status === 'notApplicable') skip(message);
    if (status === 'failed' || status === 'errored') {
      const difference =
        expected === undefined ? '' : `\n  expected: ${expected}\n  actual:   ${actual ?? ''}`;
      const failure = new Error(`${message}${difference}`);
      // The stack would point here, which says nothing about the target.
      failure.stack = failure.message;
      throw failure;
    }
  });
}

afterAll(close);
