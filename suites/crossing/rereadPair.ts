import type { Evidence } from '../../harness/Evidence.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import { beyondRecords, blocked, judged, shown } from '../judgements.ts';
import { alteredCause } from '../lossClause.ts';
import { alteredMember } from './alteredMember.ts';
import { asRead } from './asRead.ts';
import { nameSent } from './namesIn.ts';
import { firstReadIn, writtenIn } from './ownReads.ts';
import { ownRecord } from './ownRecord.ts';
import { readIn } from './readIn.ts';
import { recordDifferences } from './recordDifferences.ts';

/**
 * The pair of a format with itself (XF-2): a record reads the same when it is read alone, right after it was written (ACT-6),
 * and later among all records, after all formats have written theirs.
 *
 * Only members that were sent are judged: others may be computed, and change with time. Whether the record is there at
 * all is not: how many records a Get gives at most is not shown (Limits 4).
 */
export function rereadPair(get: Operation, { others }: Evidence, format: Format): Judgement {
  const write = others[writtenIn(format, 'plain')];
  const first = asRead(others[firstReadIn(format)]);
  const later = asRead(others[readIn(format)]);
  const answer = others[readIn(format)];
  if (write === undefined || answer === undefined || later === undefined)
    return blocked('nothing', 'there is no read to compare');
  const name = nameSent(get, write);
  const one = ownRecord(get, first, name);
  if (first === undefined || one === undefined)
    return blocked('clause:ACT-6', `what was written in ${format} is not shown in ${format}`);
  const changed = alteredMember(write.call.members, one.record, get);
  if (changed !== undefined)
    return blocked(alteredCause(write), `${changed} is not what was written in ${format}, read in ${format}`);
  const other = ownRecord(get, later, name);
  if (other === undefined)
    return beyondRecords(`what was written in ${format} is not among the records that were read later`);
  const sent = Object.values(write.call.members).find(isRecord) ?? {};
  const differences = recordDifferences(get, first, later, one, other).filter(({ leftPath, left, right }) => {
    // Another scenario updates this record with what it holds: a list that grows by that is ACT-2's.
    if (Array.isArray(left) && Array.isArray(right) && right.length > left.length) return false;
    const [member = ''] = leftPath.slice(one.path.length + 1).split(/[.[]/);
    return sent[member] !== undefined;
  });
  return judged(
    differences.map(({ left, right, rightPath }) => ({
      message: `what was written in ${format} reads otherwise in ${format} among all records`,
      expected: shown(left),
      actual: shown(right),
      path: rightPath,
      exchange: answer.exchange,
    })),
  );
}
