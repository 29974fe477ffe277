import type { Plan } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { exchangeFile } from './files/exchangeFile.ts';
import { notingInJournal } from './files/keptJournal.ts';
import { ledgerFile } from './files/ledgerFile.ts';
import { recordedOrder } from './files/recordedOrder.ts';
import { openRunOfTask } from './openRunOfTask.ts';
import { type SuiteOfRun, suiteOf } from './suiteOf.ts';
import type { Task } from './Task.ts';
import { exchangeThread } from './threads/exchangeThread.ts';
import { isBuilt } from './threads/isBuilt.ts';
import { newsChannel } from './threads/newsChannel.ts';

/** A `RunOfTask` whose exchanges, ledger and journal go to the run's files, and whose news goes to the run's channel. */
export interface NotedRun {
  /** What the run takes from the suite, with the ids of all its cases. `plan` holds the cases that are judged now. */
  readonly suite: SuiteOfRun;
  readonly plan: Plan;
  readonly judge: (item: Case) => Promise<Verdict>;
  /** Settles when the exchanges so far are on disk. */
  readonly written: () => Promise<void>;
  /** Ends everything. */
  readonly close: () => Promise<void>;
}

/** Opens the run of a task in this thread, with its files. If the code is built, a thread of its own writes the exchanges. */
export function openNotedRun(task: Task): NotedRun {
  const writer = isBuilt
    ? exchangeThread(task)
    : { record: exchangeFile(task), written: async () => undefined, close: async () => undefined };
  const note = notingInJournal(task);
  const news = newsChannel(task.runId);
  const order = task.orderFile === undefined ? undefined : recordedOrder(task.orderFile, 'judging');
  const run = openRunOfTask(
    task,
    {
      exchange: writer.record,
      made: (made) => note({ kind: 'made', made }),
      observed: (observation) => note({ kind: 'observation', observation }),
      ledger: ledgerFile(task).note,
      waiting: (wait) => news.tell({ wait }),
      outage: (outage) => news.tell({ outage }),
      loss: (loss) => {
        note({ kind: 'loss', loss });
        news.tell({ loss });
      },
      ended: () => order?.outside.end(),
    },
    order?.outside,
  );
  return {
    suite: suiteOf(task.settings, [...(task.resumed?.judged ?? []), ...run.plan.cases.map(({ id }) => id)]),
    plan: run.plan,
    judge: run.judge,
    written: writer.written,
    close: async () => {
      try {
        await run.close().finally(writer.close);
        order?.close();
      } finally {
        news.close();
      }
    },
  };
}
