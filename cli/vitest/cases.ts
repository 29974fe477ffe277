import { afterAll, inject, test } from 'vitest';
import { openSession } from '../run/openSession.ts';
import type { JudgedMeta } from '../run/Task.ts';

// One test a case, its title the case's id: vitest's filters, reporters and IDE plugins work on them.
const session = await openSession(inject('assay'));

for (const item of session.plan.cases) {
  test.concurrent(item.id, async ({ task, skip }) => {
    const verdict = await session.judge(item);
    (task.meta as JudgedMeta).verdict = verdict;
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

afterAll(() => session.close());
