import type { Check } from '../kernel/Check.ts';
import { judged, messageOf } from '../kernel/judgements.ts';
import { subjectOf } from '../kernel/Subject.ts';
import { respeltRefused } from '../probes/respelt.ts';
import { addressCheck } from './addressCheck.ts';

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
