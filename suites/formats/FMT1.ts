import { addressCheck } from '../addressCheck.ts';
import type { Check } from '../Check.ts';
import { judged } from '../judgements.ts';
import { messageOf } from '../messageOf.ts';
import { respeltRefused } from '../respelt.ts';
import { subjectOf } from '../Subject.ts';

const plain = addressCheck('FMT-1');

/** `POST /<format>/reply/<Operation>` works, also with what the format lets stand between the values of a request. */
export const FMT1: readonly Check[] = [
  {
    ...plain,
    judge: (subject) => {
      const respelt = respeltRefused(subject, 'form');
      if (respelt === undefined || respelt.exchange.response === null) return plain.judge(subject);
      const { spec, context } = subject;
      return judged([
        {
          message: 'a request that is spelt otherwise is refused',
          expected: 'success',
          actual: messageOf(subjectOf({ answer: respelt, others: {} }, spec, context)),
          path: '',
          exchange: respelt.exchange,
        },
      ]);
    },
  },
];
