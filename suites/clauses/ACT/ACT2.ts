import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { isDateTime, isUnset } from '../../../specs/datetime.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { atDefaultAddress, both, except, operationIs, takesRecordAction } from '../../../specs/rules.ts';
import type { RecordShape } from '../../../specs/Shape.ts';
import type { DateTime, RecordValue, Value } from '../../../specs/Value.ts';
import type { Gap } from '../../compare/gaps.ts';
import { sameNumber } from '../../compare/values.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged, shown } from '../../kernel/judgements.ts';
import { on } from '../../kernel/probe.ts';
import { writtenRecord } from '../../kernel/records.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { dateFit } from '../../probes/oddValues/dates.ts';
import { addingRow, addsRow } from '../../probes/orderRows.ts';
import { idClause, onStep, refusedStep, unreadId, updateAgain, updateClause } from './chainCheck.ts';
import {
  changedAlone,
  echoViolations,
  gapBreaches,
  isOtherwise,
  otherIds,
  otherIdsRenamed,
} from './effect.ts';

/**
 * Update changes the record and keeps its id. The change is judged where the echo of the same call can't feign it:
 * in the Get, or in the echo of the same update once more; in the echo itself at SHOULD. Of an integration update only
 * the id: the rest is IU-1's.
 */
export const ACT2: JudgedClause = clause('ACT-2', {
  level: 'MUST',
  statement: 'Update changes the record that exists and keeps its id.',
  section: 'Operation rules 1',
  judging: 'The whole record is sent, so that what a server does with missing members does not matter.',
  open: 'Members that an Update leaves out.',
  appliesTo: {
    reason:
      'The operations that take mvRecordAction, but not documents, of which nearly nothing may change (DOC-2).',
    holds: both(takesRecordAction, except(operationIs('DocumentUpdate')), atDefaultAddress),
  },
  checks: [
    onStep('update', (chainStep) => {
      const { chain, step, id, kind } = chainStep;
      const { operation } = step.answer.call;
      if (step.outcome === 'failed') {
        const owner = updateClause(operation);
        return owner === undefined
          ? refusedStep(step, 'the Update of a record that was just inserted is refused')
          : blocked(`clause:${owner}`, 'the Update is refused');
      }
      const others = [...otherIds(chain, step, id), ...otherIdsRenamed(chain)];
      if (others.length > 0) {
        const owner = idClause(operation);
        const named =
          owner === undefined
            ? judged(others)
            : blocked(`clause:${owner}`, 'the Update answers with another id');
        return unreadId(step) ?? named;
      }
      if (operation?.name === 'IntegrationUpdateUpdate') return judged([]);
      const copied = 'an update made another record beside the one that it names';
      if (kind.get !== undefined) return changedAlone(chainStep, 'read-update', unchanged, copied);
      const again = updateAgain(chain);
      if (again.kind !== 'step') return again;
      return judged([
        ...echoViolations({ chain, step: again.subject }, unchanged),
        ...unmoved(chain, again.subject),
      ]);
    }),
    onStep(
      'update',
      (chainStep) =>
        isOtherwise(chainStep)
          ? blocked('clause:ACT-2', 'the record was not updated')
          : judged(echoViolations(chainStep, 'the echo of an update does not show what was sent')),
      { level: 'SHOULD', slug: 'echo', when: except(operationIs('IntegrationUpdateUpdate')) },
    ),
    on(addingRow, addsRow, { level: 'SHOULD', slug: 'new-row', reads: 'status' }),
  ],
});

/** One record before and after an update: what was sent (`sent`, `sentNow`), and what was shown of it. */
interface Change {
  readonly sent: RecordValue;
  readonly shown: RecordValue;
  readonly sentNow: RecordValue;
  readonly shownNow: RecordValue;
}

/**
 * The datetimes and fractions that an update sent anew and that still stand as the insert's echo showed them. How they are
 * written is the clauses' of their own (TYP-13, TYP-16), which `gaps` leaves them to: so what the insert did not bring
 * back as sent, or what is now a third value, is not told here. Rows are known by their ids.
 */
function unmoved(chain: Subject, step: Subject): readonly Violation[] {
  const before = writtenRecord(chain.answer);
  const { member, shape, sent, echo } = writtenRecord(step.answer);
  if (before.echo === undefined || echo === undefined) return [];
  const change = { sent: before.sent, shown: before.echo, sentNow: sent, shownNow: echo };
  return gapBreaches(step, stayedIn(shape, change), unchanged, member);
}

type Stayed = Pick<Gap, 'path' | 'expected' | 'actual'>;

const stayedIn = (shape: RecordShape, change: Change): readonly Stayed[] =>
  shape.members.flatMap(({ name, type, plain }): readonly Stayed[] => {
    if (type.kind === 'list' && type.item.kind === 'record') {
      const { record } = type.item;
      return rowsIn(name, record, change).flatMap((row) =>
        stayedIn(record, row).map((stayed) => ({ ...stayed, path: `${name}.${stayed.path}` })),
      );
    }
    const valueIn = (record: RecordValue): Value => record[name] ?? null;
    const [now, is] = [valueIn(change.sentNow), valueIn(change.shownNow)];
    return plain === true && hasStayed(valueIn(change.sent), valueIn(change.shown), now, is)
      ? [{ path: name, expected: shown(now), actual: shown(is) }]
      : [];
  });

function hasStayed(sent: Value, was: Value, now: Value, is: Value): boolean {
  if (isNumeric(sent) && isNumeric(was) && isNumeric(now) && isNumeric(is))
    return sameNumber(was, sent) && sameNumber(is, was) && !sameNumber(now, sent);
  if (!isDateTime(sent) || !isDateTime(was) || !isDateTime(now) || !isDateTime(is)) return false;
  return isAsSent(sent, was) && isSame(is, was) && Math.abs(now.ms - sent.ms) > widestZone * 2;
}

/** No two clocks stand farther apart. */
const widestZone = 14 * 3_600_000;

const isSame = (one: DateTime, other: DateTime): boolean =>
  one.basis === other.basis && one.ms === other.ms && one.offset === other.offset;

/** Whether a datetime came back as it was sent, in whatever zone the server's clock stands. */
function isAsSent(sent: DateTime, back: DateTime): boolean {
  const { kind } = dateFit({ sent, back });
  const isNear = !isUnset(back) && Math.abs(back.ms - sent.ms) <= widestZone;
  return kind === 'fits' || (kind === 'hidden' && isNear);
}

/** The rows that an insert's echo gave an id, and that the update sent and showed under it. */
function rowsIn(list: string, { members }: RecordShape, change: Change): readonly Change[] {
  const id = members.find(({ name }) => name.endsWith('RowDetailID'))?.name;
  if (id === undefined) return [];
  const named = (rows: Value | undefined, value: Value | undefined): RecordValue | undefined =>
    recordsOf(rows).find((row) => isNumeric(row[id]) && isNumeric(value) && sameNumber(row[id], value));
  return recordsOf(change.shown[list]).flatMap((row) => {
    const sent = recordsOf(change.sent[list]).find((one) => isOf(one, row, members));
    const sentNow = named(change.sentNow[list], row[id]);
    const shownNow = named(change.shownNow[list], row[id]);
    return sent === undefined || sentNow === undefined || shownNow === undefined
      ? []
      : [{ sent, shown: row, sentNow, shownNow }];
  });
}

/** Whether a row is the one that was sent: all the plain text of it is. */
const isOf = (sent: RecordValue, row: RecordValue, members: RecordShape['members']): boolean =>
  members.every(
    ({ name, plain }) => plain !== true || typeof sent[name] !== 'string' || sent[name] === row[name],
  );

const unchanged = 'an update did not change the record';
