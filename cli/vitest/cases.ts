import { afterAll, inject, test } from 'vitest';
import { exchangeFile } from '../run/files/exchangeFile.ts';
import { note } from '../run/files/journal.ts';
import { ledgerFile } from '../run/files/ledgerFile.ts';
import { openSession } from '../run/openSession.ts';
import type { JudgedMeta } from '../run/Task.ts';
import { exchangeThread } from '../run/threads/exchangeThread.ts';
import { isBuilt } from '../run/threads/isBuilt.ts';
import { newsChannel } from '../run/threads/newsChannel.ts';

const task = inject('assay');
const writer = isBuilt ? exchangeThread(task) : { record: exchangeFile(task), close: async () => undefined };
const news = newsChannel(task.runId);
const session = openSession(task, {
  exchange: writer.record,
  made: (made) => note(task.journalFile, { kind: 'made', made }),
  ledger: ledgerFile(task).note,
  waiting: (wait) => news.tell({ wait }),
  outage: (outage) => news.tell({ outage }),
  loss: (loss) => {
    note(task.journalFile, { kind: 'loss', loss });
    news.tell({ loss });
  },
});

// Read once: vitest makes a new chain of modifiers each time.
const concurrently = test.concurrent;

// One test per case, titled with the case's id, so that vitest's filters, reporters and IDE plugins work.
for (const item of session.plan.cases) {
  concurrently(item.id, async ({ task: { meta }, skip }) => {
    const verdict = await session.judge(item);
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

afterAll(async () => {
  for (const observation of session.observations())
    note(task.journalFile, { kind: 'observation', observation });
  await session.close();
  await writer.close();
  news.close();
});
