import { changedMembers, changedOfRows } from '../../../generators/records/changedDocuments.ts';
import { upserts } from '../../../generators/records/Kind.ts';
import { documentIn, rowsOfDocument } from '../../../harness/canonical/rows.ts';
import { sameValue } from '../../../harness/canonical/values.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged, passed, shown } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { unanswered } from '../../../harness/verdicts/silence.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { toDocuments } from '../../../specs/appliesTo.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { Value } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import { type UpdatesOfDocument, updatingDocument } from '../../probes/documents.ts';

/** An update changes nothing in a document: what it may change is no member of the record. */
export const DOC2 = clause('DOC-2', {
  statement: 'An update changes no member of a document that its rule does not allow.',
  section: 'Operation rules 1',
  judging:
    'The rule allows DocumentDescription, which no document has. Judged on members that no server computes, in the echo of a later call that does not send them; in the echo of the same call a change is a warning (SHOULD), because it may be the request. An update that fails passes.',
  appliesTo: toDocuments,
  checks: [
    on(updatingDocument, stored),
    on(
      updatingDocument,
      (subject) =>
        subject.outcome === 'failed'
          ? passed
          : untouched(subject.others.insert, subject.answer, subject.answer),
      { level: 'SHOULD', slug: 'echo' },
    ),
  ],
});

/**
 * Whether an echo shows that the update changed something. What is empty in it tells nothing: a server may answer with
 * the request, which did not hold it.
 */
function untouched(insert: Answer | undefined, update: Answer, seen: Answer): Judgement {
  const { mvDocument: sent } = update.call.members;
  const echo = documentIn(seen);
  const replaced = replacedRow(insert, update, seen);
  if (replaced !== undefined) return judged([replaced]);
  const message = 'an update changed a member of the document';
  const breaches = changedMembers
    .filter((name) => isRecord(sent) && echo[name] === sent[name])
    .map((name) => breach(seen, message, 'as it was inserted', shown(echo[name]), `mvDocument.${name}`));
  if (breaches.length > 0) return judged(breaches);
  const isTelling = changedMembers.some((name) => typeof echo[name] === 'string' && echo[name] !== '');
  return isTelling
    ? passed
    : blocked('nothing', 'the answer shows none of the members that the update changed');
}

/** A row that holds what the update sent for its product, which is not what the insert had sent. */
function replacedRow(insert: Answer | undefined, update: Answer, seen: Answer): Violation | undefined {
  const before = rowsOfDocument(writtenRecord(insert ?? update).sent);
  const product = 'DocumentRowProductSKU';
  const rows = rowsOfDocument(documentIn(seen));
  for (const [index, row] of rowsOfDocument(writtenRecord(update).sent).entries()) {
    for (const name of changedOfRows) {
      const was = before[index]?.[name];
      const due = row[name];
      if (isNothing(was) || isNothing(due) || sameValue(was, due)) continue;
      const at = rows.findIndex((one) => one[product] === row[product] && sameValue(one[name], due));
      if (at < 0) continue;
      const path = `mvDocument.DocumentDetails[${at}].${name}`;
      return breach(seen, 'an update changed a row of the document', shown(was), shown(due), path);
    }
  }
  return undefined;
}

const isNothing = (value: Value | undefined): boolean => value === undefined || value === null;

/** The rows that a call which sends none shows, and does not show any more after an Update that sends none either. */
function lostRows(later: Answer, last: Answer, afterLast: Answer): Violation | undefined {
  const before = rowsOfDocument(documentIn(later)).length;
  const isKept = [last, afterLast].some(
    (one) => outcomeOf(one, 'success') !== 'succeeded' || rowsOfDocument(documentIn(one)).length > 0,
  );
  if (before === 0 || isKept) return undefined;
  const message = 'an Update that sends no rows removes those of the document';
  return breach(last, message, `${before} rows`, 'none', 'mvDocument.DocumentDetails');
}

/** What a later call shows; updates that failed have changed nothing by their own word. */
function stored({ evidence, answer }: Subject<UpdatesOfDocument>): Judgement {
  const { later, last, afterLast, insert, ...others } = evidence.others;
  const [silent] = Object.values(evidence.unanswered ?? {});
  if (later === undefined && silent !== undefined) return unanswered(silent);
  if (later === undefined) throw new Error('the scenario of DOC-2 makes a later call');
  const updates = [answer, ...upserts.flatMap((action) => others[action] ?? [])];
  const judgements =
    outcomeOf(later, 'success') === 'failed' ? [] : updates.map((update) => untouched(insert, update, later));
  const judgement =
    judgements.find((one) => one.kind === 'judged' && one.violations.length > 0) ?? judgements[0];
  const lost = last && afterLast && lostRows(later, last, afterLast);
  if (lost !== undefined) return judged([lost]);
  if (judgement?.kind === 'judged' && (silent === undefined || judgement.violations.length > 0))
    return judgement;
  if (silent !== undefined) return unanswered(silent);
  if (updates.every((update) => outcomeOf(update, 'success') === 'failed')) return passed;
  return (
    judgement ?? blocked('control', 'the target refused the update that would have shown what is stored')
  );
}
