import type { Case } from '../../../harness/Case.ts';
import type { Difference } from '../../../harness/canonical/Difference.ts';
import { isNothing } from '../../../harness/canonical/isNothing.ts';
import type { Read } from '../../../harness/canonical/Read.ts';
import type { Evidence, EvidenceSpec } from '../../../harness/Evidence.ts';
import type { Judgement } from '../../../harness/Judgement.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operations } from '../../../specs/operations.ts';
import { atDefaultAddress, both, readsWhatIsWritten } from '../../../specs/rules.ts';
import { asRead, judgedIn, readIn } from '../../compare/majority.ts';
import {
  alteredCause,
  alteredMember,
  nameSent,
  ownRecord,
  recordDifferences,
  rereadPair,
} from '../../compare/ownRecords.ts';
import { valueAt } from '../../compare/values.ts';
import type { Across } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { beyondRecords, blocked, breach, judged, shown } from '../../kernel/judgements.ts';
import { obstacleOf } from '../../kernel/obstacles.ts';
import { firstReadIn, ownPlain, ownReads, writtenIn } from '../../probes/ownReads.ts';
import { isFull } from '../../probes/reads/wholeRead.ts';
import { supersededWrite } from '../../settle/readUntilShown.ts';

/** What is written in one format reads the same in another. */
export const XF2: JudgedClause = clause('XF-2', {
  level: 'MUST',
  statement: 'What is written in one format reads the same in another.',
  section: 'What the service does',
  judging:
    'All 36 pairs of a written and a read format. One with itself: what was sent of a record reads the same alone, right after the write, and later among all records.',
  appliesTo: {
    reason: 'Shipping providers and companies are the only records that can be both written and read.',
    holds: both(readsWhatIsWritten, atDefaultAddress),
  },
  across: acrossFormats,
});

/**
 * What is written in one format reads the same in another: every pair of a written and a read one. A format beside itself
 * is compared with its own earlier read, for with the same read it could not differ.
 */
function acrossFormats(selected: readonly Format[]): ReturnType<Across> {
  const gets = [...operations.values()].filter((operation) =>
    XF2.appliesTo.holds({ operation, format: 'json', address: 'path' }),
  );
  return {
    evidence: gets.flatMap((get) => [ownReads(get, selected), ownPlain(get, selected)]),
    cases: gets.flatMap((get) =>
      selected.flatMap((written) =>
        selected.map((read) => pair(get, written, read, selected, ownPlain(get, selected))),
      ),
    ),
  };
}

function pair(
  get: Operation,
  written: Format,
  read: Format,
  selected: readonly Format[],
  spec: EvidenceSpec,
): Case {
  return {
    id: `${written}+${read}/${get.name}/XF-2`,
    clause: 'XF-2',
    level: 'MUST',
    operation: get,
    format: `${written}+${read}`,
    address: 'many',
    evidence: spec.key,
    check: (evidence, context) => {
      const answer = evidence.others[readIn(read)];
      const obstacle =
        notWritten(get, evidence, written) ??
        judgedIn('XF-2', evidence.others[readIn(written)], written, spec, context) ??
        judgedIn('XF-2', answer, read, spec, context);
      if (obstacle !== undefined || answer === undefined) return obstacle ?? blocked('nothing', 'no answer');
      const write = evidence.others[writtenIn(written, 'plain')];
      const other = [evidence.others[readIn(written)], answer]
        .map((shownBy) => write && shownBy && supersededWrite(context, write, shownBy))
        .find((each) => each !== undefined);
      if (other !== undefined) return other;
      if (written === read) return rereadPair(get, evidence, read);
      return judgePair(get, evidence, written, read, selected);
    },
  };
}

/** Why the record of a format can't be looked for: its write was refused, or its layout not understood. */
function notWritten(get: Operation, { others }: Evidence, written: Format): Judgement | undefined {
  const answer = others[writtenIn(written, 'plain')];
  if (answer === undefined) return blocked('control', `the target took no ${get.name} in ${written}`);
  const { operation } = answer.call;
  if (operation === null) throw new Error('a write has an operation');
  const twin = others[writtenIn('json', 'plain')];
  const gathered = {
    kind: 'evidence',
    evidence: { answer, others: twin === undefined ? {} : { json: twin } },
  } as const;
  const obstacle = obstacleOf(gathered, {
    operation,
    format: written,
    address: answer.call.address,
    formatIndex: 0,
  });
  return obstacle?.kind === 'blocked' ? obstacle : undefined;
}

const tooLong = 'the target holds more records than the run may read';

function judgePair(
  get: Operation,
  evidence: Evidence,
  written: Format,
  read: Format,
  selected: readonly Format[],
): Judgement {
  const { others } = evidence;
  const nameOf = (format: Format): string | undefined => {
    const answer = others[writtenIn(format, 'plain')];
    return answer === undefined ? undefined : nameSent(get, answer);
  };
  // Right after its write it was shown alone: a read of all records that lacks it is cut off.
  const wasShown = (format: Format): boolean =>
    ownRecord(get, asRead(others[firstReadIn(format)]), nameOf(format)) !== undefined;
  const reads = [asRead(others[readIn(written)]), asRead(others[readIn(read)])] as const;
  const [home, away] = reads;
  const answer = others[readIn(read)];
  if (home === undefined || away === undefined || answer === undefined)
    return blocked('nothing', 'there is no read to compare');
  const there = ownRecord(get, home, nameOf(written));
  if (there === undefined) {
    const shownThere = others[readIn(written)];
    return shownThere !== undefined && (isFull(get, shownThere) || wasShown(written))
      ? beyondRecords(tooLong)
      : blocked('clause:ACT-6', `what was written in ${written} is not shown in ${written} either`);
  }
  const write = others[writtenIn(written, 'plain')];
  const changed = alteredMember(write?.call.members, there.record, get);
  if (changed !== undefined)
    return blocked(
      alteredCause(write),
      `${changed} is not what was written in ${written}, read in ${written}`,
    );
  const peers = selected.filter((format) => format !== written);
  const seen = ownRecord(get, away, nameOf(written));
  const path = get.list ?? '';
  if (seen === undefined) {
    if (isFull(get, answer)) return beyondRecords(tooLong);
    const showsPeer = peers.some((format) => ownRecord(get, away, nameOf(format)) !== undefined);
    if (!showsPeer && wasShown(read)) return beyondRecords(tooLong);
    if (!showsPeer && peers.length > 0)
      return blocked('clause:XF-1', `${read} shows none of the records of the run`);
    const message = `what was written in ${written} is not shown in ${read}`;
    return judged([breach(answer, message, shown(nameOf(written)), 'no such record', path)]);
  }
  const differences = recordDifferences(get, home, away, there, seen);
  const own = differences.filter((one) =>
    peers.some((format) => isAlikeAt(get, home, away, nameOf(format), one, there.path)),
  );
  if (own.length === 0 && differences.length > 0)
    return blocked('clause:XF-1', `${read} shows ${differences[0]?.rightPath} of every record otherwise`);
  return judged(
    own.map(({ left, right, rightPath }) =>
      breach(
        answer,
        `what was written in ${written} reads otherwise in ${read}`,
        shown(left),
        shown(right),
        rightPath,
      ),
    ),
  );
}

/** Whether the two formats agree there on a record that was written in another one: then it is not how they read. */
function isAlikeAt(
  get: Operation,
  home: Read,
  away: Read,
  name: string | undefined,
  { leftPath }: Difference,
  from: string,
): boolean {
  const one = ownRecord(get, home, name);
  const other = ownRecord(get, away, name);
  if (one === undefined || other === undefined) return false;
  const within = leftPath.slice(from.length + 1);
  const value = valueAt(one.record, within);
  // What is nothing may be written by rote; a flag that both write as false was read.
  const isWritten = value === false && valueAt(other.record, within) === false;
  if (isNothing(value) && !isWritten) return false;
  return recordDifferences(get, home, away, one, other).every(
    (difference) => difference.leftPath !== `${one.path}.${within}`,
  );
}
