import type { Answer } from '../../harness/Answer.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import type { Operation } from '../../specs/Operation.ts';

/** Whether an answer lists a record without any documented member (GET-1): what seems to be missing may stand there. */
export const hasStranger = (operation: Operation, answer: Answer | undefined): boolean =>
  recordsIn(operation, answer?.decoded?.value).some((record) => Object.keys(record).length === 0);
