import type { Check } from '../kernel/Check.ts';
import { failed, passed } from '../kernel/judgements.ts';

/** An operation that does not exist is not answered with `0`. */
export const FMT12: readonly Check[] = [
  {
    clause: 'FMT-12',
    level: 'SHOULD',
    on: 'any',
    reads: 'bytes',
    judge: (subject) =>
      subject.status?.ErrorCode === '0'
        ? failed(
            subject,
            `${subject.answer.call.operationName} does not exist, yet it succeeds`,
            'a failure',
            'ErrorCode "0"',
          )
        : passed,
  },
];
