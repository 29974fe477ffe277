import type { ClauseSuite } from '../ClauseSuite.ts';
import { isBlank } from '../isBlank.ts';
import { beyondRecords, blocked, failed, judged, shown, violation } from '../judgements.ts';
import { echoGaps } from '../recordActions/echoGaps.ts';
import { findRecord, provesAbsence } from '../recordActions/findRecord.ts';
import { type Gap, gaps } from '../recordActions/gaps.ts';
import { isUnreadable } from '../recordActions/isUnreadable.ts';
import { kindOf } from '../recordActions/kindOf.ts';
import { recordsIn } from '../recordActions/lookUp.ts';
import { mayBeLayout } from '../recordActions/mayBeLayout.ts';
import { readBack } from '../recordActions/readBack.ts';
import { writtenId } from '../recordActions/Writer.ts';
import { writtenRecord } from '../recordActions/writtenRecord.ts';

const updates: Readonly<Record<string, string>> = {
  CompanyGet: 'CompanyUpdate',
  ShippingProviderGet: 'ShippingProviderUpdate',
};

/** The Get shows what was inserted: names, and plain members as far as the insert's own echo brought them back. */
export const ACT6: ClauseSuite = {
  scenarios: ({ name }) => {
    const update = updates[name];
    return update === undefined ? [] : [readBack(update)];
  },
  checks: [
    {
      clause: 'ACT-6',
      level: 'MUST',
      scenario: 'read-back',
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const { insert } = subject.evidence.others;
        if (insert === undefined) throw new Error('the read-back keeps no insert');
        const { shape, sent, echo } = writtenRecord(insert);
        const names = Object.keys(kindOf(insert.call.operation).named(''));
        const id = writtenId(insert);
        const list = subject.spec.operation?.list ?? '';
        const record =
          id === undefined
            ? recordsIn(subject.answer)?.find((one) => names.some((name) => one[name] === sent[name]))
            : findRecord(subject.answer, id);
        if (record === undefined) {
          return id !== undefined && provesAbsence(subject.answer, id)
            ? failed(
                subject,
                'the Get does not show what was written',
                `a record with id ${shown(id)}`,
                'none',
                list,
              )
            : beyondRecords('what was written is not among the records that were read');
        }
        const lost = new Set(echoGaps(insert).map(({ path }) => path));
        const shownOtherwise = gaps(shape, sent, record, names).filter(
          ({ path }) => !lost.has(path) && !isUnreadable(subject.answer, `${list}.${path}`),
        );
        // A name that the echo lacks as well may never have been read.
        const isUnread = (gap: Gap): boolean =>
          names.includes(gap.path) &&
          isBlank(echo?.[gap.path]) &&
          mayBeLayout(gap, subject.spec.format, subject.context.capabilities, { shape, sent, found: record });
        const breaches = shownOtherwise.filter((gap) => !isUnread(gap));
        const [unread] = shownOtherwise;
        if (unread !== undefined && breaches.length === 0)
          return blocked('layout', `the server may pass over ${unread.path} as it is written; see "dialect"`);
        return judged(
          breaches.map(({ path, expected, actual }) =>
            violation(
              subject,
              'the Get shows another value than was written',
              expected,
              actual,
              `${list}.${path}`,
            ),
          ),
        );
      },
    },
  ],
};
