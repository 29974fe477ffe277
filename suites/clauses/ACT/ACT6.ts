import type { Gap } from '../../../harness/canonical/gaps.ts';
import { provesAbsence } from '../../../harness/exchanges/shownRecords.ts';
import { beyondRecords, blocked, failed, shown } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { gapBreaches } from '../../../harness/writes/echoGaps.ts';
import { gapMayBeLayout } from '../../../harness/writes/layoutGaps.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { atHome, either, hasMatchingRead, readsWhatIsWritten } from '../../../specs/rules.ts';
import { nameMemberOf } from '../../../specs/writtenAndRead.ts';
import { clause, on } from '../../kernel/clause.ts';
import { writtenId } from '../../probes/writing.ts';
import { insertedRecord, readingBack, shownOtherwise } from '../../settle/readBack.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';
import { shownBesides, shownOnlyLater } from '../../settle/shownLater.ts';
import { onStep } from './chainCheck.ts';

/**
 * The Get shows what was inserted: names, and plain members as far as the insert's own echo brought them back. It also shows what was
 * updated, as soon as the write is answered. What shows only later, within 5 s, is a warning.
 */
export const ACT6 = clause('ACT-6', {
  statement: 'The matching Get returns what was written.',
  section: 'What the service does',
  judging:
    'Names and members that no server computes, read in every format right after the answer of the write; after single writes, and after sequences of them that change their format from step to step. What is shown only later, within 5 s, is a warning.',
  appliesTo: atHome(
    'Shipping providers and companies are the only records that can be both written and read: by their Gets, and by their writes where a record is updated and where calls come in sequences.',
    either(readsWhatIsWritten, hasMatchingRead),
  ),
  checks: [
    on(readingBack, showsInsert),
    on(
      readingBack,
      (subject) => {
        const { 'at-once': atOnce } = subject.others;
        const insert = insertOf(subject);
        if (shownOtherwise(insert, subject.answer)?.length !== 0)
          return blocked('clause:ACT-6', 'the Get does not show what was inserted');
        if (atOnce === undefined) return [];
        const other = supersededWrite(subject.context, insert, atOnce);
        if (other !== undefined) return other;
        const found = shownOtherwise(insert, atOnce) ?? [
          { path: '', expected: `a record with id ${shown(writtenId(insert))}`, actual: 'none' },
        ];
        return gapBreaches(atOnce, found, shownOnlyLater, subject.spec.operation?.list ?? '');
      },
      { level: 'SHOULD', slug: 'at-once', once: true },
    ),
    onStep(
      'update',
      (chainStep) => shownBesides(chainStep, 'kept', 'the Get shows an older value than was written last'),
      { slug: 'updates', when: hasMatchingRead },
    ),
    onStep('update', (chainStep) => shownBesides(chainStep, 'at-once', shownOnlyLater), {
      level: 'SHOULD',
      slug: 'at-once',
      when: hasMatchingRead,
    }),
  ],
});

/** The insert that is read back. */
function insertOf({ others }: Subject<'insert' | 'at-once'>) {
  if (others.insert === undefined) throw new Error('the read-back keeps no insert');
  return others.insert;
}

/** What was inserted is shown, by its names and by the members that the insert's own echo brought back. */
function showsInsert(subject: Subject<'insert' | 'at-once'>) {
  const insert = insertOf(subject);
  const other = supersededWrite(subject.context, insert, subject.answer);
  if (other !== undefined) return other;
  const { shape, sent, echo } = writtenRecord(insert);
  const id = writtenId(insert);
  const list = subject.spec.operation?.list ?? '';
  const record = insertedRecord(insert, subject.answer);
  const found = shownOtherwise(insert, subject.answer);
  if (record === undefined || found === undefined) {
    const message = 'the Get does not show what was written';
    return id !== undefined && provesAbsence(subject.answer, id)
      ? failed(subject, message, `a record with id ${shown(id)}`, 'none', list)
      : beyondRecords('what was written is not among the records that were read');
  }
  // A name that the echo lacks as well may never have been read.
  const isUnread = (gap: Gap): boolean =>
    gap.path === nameMemberOf(insert.call.operation) &&
    isBlank(echo?.[gap.path]) &&
    gapMayBeLayout(gap, subject.spec.format, subject.context.capabilities, { shape, sent, found: record });
  const breaches = found.filter((gap) => !isUnread(gap));
  const [unread] = found;
  if (unread !== undefined && breaches.length === 0)
    return blocked('layout', `the server may pass over ${unread.path} as it is written; see "dialect"`);
  return gapBreaches(subject, breaches, 'the Get shows another value than was written', list);
}
