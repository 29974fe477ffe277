import { asRead, readIn } from '../../../harness/canonical/answeredReads.ts';
import { valueAt } from '../../../harness/canonical/values.ts';
import { asEvidence, type Evidence } from '../../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../../harness/evidence/EvidenceSpec.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { mayLackRecords } from '../../../harness/records/listed.ts';
import type { CheckContext } from '../../../harness/verdicts/Case.ts';
import { answerToJudge } from '../../../harness/verdicts/gate.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { beyondRecords, blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import { obstacleOf } from '../../../harness/verdicts/obstacles.ts';
import { shown } from '../../../harness/words/shown.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { alteredCause } from '../../../harness/writes/lossClause.ts';
import {
  alteredMember,
  isAlikeAt,
  nameSent,
  recordDifferences,
  recordOfRun,
  writtenIn,
} from '../../../harness/writes/recordsOfRun.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Format } from '../../../specs/Format.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { readsWhatIsWritten } from '../../../specs/rules.ts';
import { caseOf } from '../../kernel/cases.ts';
import { clause } from '../../kernel/clause.ts';
import { operationsWhere } from '../../kernel/probe.ts';
import { firstReadIn, ownPlain, readsOfRunRecords } from '../../probes/readsOfRunRecords.ts';

export const XF2 = clause('XF-2', {
  statement: 'A record that is written in one format reads the same in another.',
  section: 'What the service does',
  judging:
    'All 36 pairs of a written and a read format. One with itself: what was sent of a record reads the same alone, right after the write, and later among all records.',
  appliesTo: atHome(
    'Shipping providers and companies are the only records that can be both written and read.',
    readsWhatIsWritten,
  ),
  casesAcross: (selected) => {
    const gets = [...operations.values()].filter(operationsWhere(XF2.appliesTo.holds));
    const pairs = selected.flatMap((written) => {
      const peers = selected.filter((one) => one !== written);
      return selected.map((read) => ({ written, read, peers }));
    });
    const reads = gets.map((get) => ({ get, spec: ownPlain(get, selected) }));
    return {
      evidence: reads.flatMap(({ get, spec }) => [readsOfRunRecords(get, selected), spec]),
      cases: reads.flatMap(({ get, spec }) =>
        pairs.map((pair) => {
          const named = { clause: 'XF-2', level: 'MUST', format: `${pair.written}+${pair.read}` } as const;
          return caseOf(spec, named, (evidence, context) =>
            readsTheSame({ get, ...pair }, evidence, spec, context),
          );
        }),
      ),
    };
  },
});

interface Pair {
  readonly get: Operation;
  readonly written: Format;
  readonly read: Format;
  /** The formats beside the written one. */
  readonly peers: readonly Format[];
}

/** A format beside itself is compared with its own earlier read, for with the same read it could not differ. */
function readsTheSame(pair: Pair, evidence: Evidence, spec: EvidenceSpec, context: CheckContext): Judgement {
  const { get, written, read } = pair;
  const { others } = evidence;
  const write = others[writtenIn(written, 'plain')];
  const obstacle = notWritten(get, evidence, written);
  if (obstacle !== undefined) return obstacle;
  const homeRead = answerToJudge('XF-2', others[readIn(written)], written, spec, context);
  if (homeRead.kind !== 'answer') return homeRead;
  const elsewhere = answerToJudge('XF-2', others[readIn(read)], read, spec, context);
  if (elsewhere.kind !== 'answer') return elsewhere;
  if (write === undefined) return blocked('nothing', `there is no write in ${written}`);
  const superseded =
    supersededWrite(context, write, homeRead.answer) ?? supersededWrite(context, write, elsewhere.answer);
  if (superseded !== undefined) return superseded;
  return written === read
    ? rereadPair(get, evidence, read)
    : isShownAlike(pair, evidence, write, homeRead.answer, elsewhere.answer);
}

/**
 * The pair of a format with itself (XF-2). A record is read alone, right after it was written (ACT-6). It reads the same later among
 * all records, after all formats have written theirs.
 *
 * Only values that were sent are judged: others may be computed, and change with time, in a record within the record too. Whether the record
 * is there at all is not: how many records a Get gives at most is not shown (Limits 4).
 */
function rereadPair(get: Operation, { others }: Evidence, format: Format): Judgement {
  const write = others[writtenIn(format, 'plain')];
  const first = asRead(others[firstReadIn(format)]);
  const answer = others[readIn(format)];
  const later = asRead(answer);
  if (write === undefined || answer === undefined || later === undefined)
    return blocked('nothing', 'there is no read to compare');
  const name = nameSent(get, write);
  const one = recordOfRun(get, first, name);
  if (first === undefined || one === undefined)
    return blocked('clause:ACT-6', `what was written in ${format} is not shown in ${format}`);
  const changed = alteredMember(write.call.members, one.record, get);
  if (changed !== undefined)
    return blocked(alteredCause(write), `${changed} is not what was written in ${format}, read in ${format}`);
  const other = recordOfRun(get, later, name);
  if (other === undefined)
    return beyondRecords(`what was written in ${format} is not among the records that were read later`);
  const sent = Object.values(write.call.members).find(isRecord) ?? {};
  const differences = recordDifferences(get, first, later, one, other).filter(({ leftPath, left, right }) => {
    // Another scenario updates this record with what it holds: a list that grows by that is ACT-2's.
    if (Array.isArray(left) && Array.isArray(right) && right.length > left.length) return false;
    return !isBlank(valueAt(sent, leftPath.slice(one.path.length + 1)));
  });
  const message = `what was written in ${format} comes back changed in ${format} among all records`;
  return judged(
    differences.map(({ left, right, rightPath }) =>
      breach(answer, message, shown(left), shown(right), rightPath),
    ),
  );
}

/** Why the record of a format can't be looked for: its write was refused, or its layout not understood. */
function notWritten(get: Operation, { others }: Evidence, written: Format): Judgement | undefined {
  const answer = others[writtenIn(written, 'plain')];
  if (answer === undefined) return blocked('control', `the target took no ${get.name} in ${written}`);
  const { operation, address } = answer.call;
  if (operation === null) throw new Error('a write has an operation');
  const twin = others[writtenIn('json', 'plain')];
  const gathered = asEvidence(answer, twin === undefined ? {} : { json: twin });
  const obstacle = obstacleOf(gathered, { operation, format: written, address });
  return obstacle?.kind === 'blocked' ? obstacle : undefined;
}

const tooLong = 'the target holds more records than the run may read';

function isShownAlike(
  { get, written, read, peers }: Pair,
  { others }: Evidence,
  write: Answer,
  homeAnswer: Answer,
  answer: Answer,
): Judgement {
  const nameIn = (format: Format): string | undefined => {
    const sent = others[writtenIn(format, 'plain')];
    return sent === undefined ? undefined : nameSent(get, sent);
  };
  // Right after its write it was shown alone: a read of all records that lacks it is cut off.
  const wasShown = (format: Format): boolean =>
    recordOfRun(get, asRead(others[firstReadIn(format)]), nameIn(format)) !== undefined;
  const [home, away] = [asRead(homeAnswer), asRead(answer)];
  if (home === undefined || away === undefined) return blocked('nothing', 'there is no read to compare');
  const there = recordOfRun(get, home, nameIn(written));
  if (there === undefined)
    return mayLackRecords(homeAnswer) || wasShown(written)
      ? beyondRecords(tooLong)
      : blocked('clause:ACT-6', `what was written in ${written} is not shown in ${written} either`);
  const changed = alteredMember(write.call.members, there.record, get);
  if (changed !== undefined)
    return blocked(
      alteredCause(write),
      `${changed} is not what was written in ${written}, read in ${written}`,
    );
  const seen = recordOfRun(get, away, nameIn(written));
  if (seen === undefined) {
    if (mayLackRecords(answer)) return beyondRecords(tooLong);
    const showsPeer = peers.some((format) => recordOfRun(get, away, nameIn(format)) !== undefined);
    if (!showsPeer && wasShown(read)) return beyondRecords(tooLong);
    if (!showsPeer && peers.length > 0)
      return blocked('clause:XF-1', `${read} shows none of the records of the run`);
    const message = `what was written in ${written} is not shown in ${read}`;
    return judged([breach(answer, message, shown(nameIn(written)), 'no such record', get.list)]);
  }
  const differences = recordDifferences(get, home, away, there, seen);
  const own = differences.filter((one) =>
    peers.some((format) =>
      isAlikeAt(get, [home, away], nameIn(format), one.leftPath.slice(there.path.length + 1)),
    ),
  );
  if (own.length === 0 && differences.length > 0)
    return blocked('clause:XF-1', `${read} shows ${differences[0]?.rightPath} differently in every record`);
  const message = `what was written in ${written} comes back changed in ${read}`;
  return judged(
    own.map(({ left, right, rightPath }) => breach(answer, message, shown(left), shown(right), rightPath)),
  );
}
