import type { Plan } from '../../harness/evidence/Plan.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { exchangeFile } from './files/exchangeFile.ts';
import { notingInJournal } from './files/keptJournal.ts';
import { ledgerFile } from './files/ledgerFile.ts';
import { recordedOrder } from './files/recordedOrder.ts';
import { openSession } from './openSession.ts';
import { type SuiteOfRun, suiteOf } from './suiteOf.ts';
import type { Task } from './Task.ts';
import { exchangeThread } from './threads/exchangeThread.ts';
import { isBuilt } from './threads/isBuilt.ts';
import { newsChannel } from './threads/newsChannel.ts';

/** The judging of a task: whatever it does is noted in the task's files and told on the run's channel. */
export interface Judging {
  /** What the run takes from the suite, with the ids of all its cases. `plan` holds the cases that are judged now. */
  readonly suite: SuiteOfRun;
  readonly plan: Plan;
  readonly judge: (item: Case) => Promise<Verdict>;
  /** Settles when the exchanges so far are on disk. */
  readonly written: () => Promise<void>;
  /** Ends everything. */
  readonly close: () => Promise<void>;
}

/** Opens the judging of a task in this thread. If the code is built, a thread of its own writes the exchanges. */
export function openJudging(task: Task): Judging {
  const writer = isBuilt
    ? exchangeThread(task)
    : { record: exchangeFile(task), written: async () => undefined, close: async () => undefined };
  const note = notingInJournal(task);
  const news = newsChannel(task.runId);
  const order = task.orderFile === undefined ? undefined : recordedOrder(task.orderFile, 'judging');
  const session = openSession(
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
    suite: suiteOf(task.settings, [
      ...(task.resumed?.judged ?? []),
      ...session.plan.cases.map(({ id }) => id),
    ]),
    plan: session.plan,
    judge: session.judge,
    written: writer.written,
    close: async () => {
      try {
        await session.close().finally(writer.close);
        order?.close();
      } finally {
        news.close();
      }
    },
  };
}
