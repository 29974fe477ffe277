import { answeredReads, asRead, laterIn, readIn } from '../../harness/canonical/answeredReads.ts';
import { baseOf, blameOfEach, type FormatBlame } from '../../harness/canonical/blameOfEach.ts';
import { keyedRecords } from '../../harness/canonical/keyedRecords.ts';
import type { Read } from '../../harness/canonical/Read.ts';
import type { Evidence, EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isOwn, limitOf } from '../../harness/exchanges/listed.ts';
import type { CheckContext } from '../../harness/verdicts/Case.ts';
import { gate } from '../../harness/verdicts/gate.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import { subjectOf } from '../../harness/verdicts/Subject.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

interface MajorityBlame {
  /** The format that the others are compared with; undefined when none could be read. */
  readonly base: Format | undefined;
  readonly perFormat: ReadonlyMap<Format, FormatBlame>;
}

/**
 * Compares the reads of one Get in all formats with the one in json, or else the first. Where most of the others, and at least two,
 * differ from that one, the fault is its own and not theirs. So a defect in one format names that format (XF-1). Formats that are
 * written by the same code are spoilt together: the three of XML alone outvote nobody. Pure.
 */
export function blameByMajority(
  operation: Operation,
  evidence: Evidence,
  selected: readonly Format[],
): MajorityBlame {
  const known = blames.get(evidence) ?? blame(operation, evidence, selected);
  blames.set(evidence, known);
  return known;
}

/** Every format's case asks the same of the same evidence. */
const blames = new WeakMap<Evidence, MajorityBlame>();

function blame(operation: Operation, evidence: Evidence, selected: readonly Format[]): MajorityBlame {
  const { others } = evidence;
  const reads = new Map(
    selected.flatMap((format) => answeredReads([others[readIn(format)]]).map((read) => [format, read])),
  );
  const base = baseOf(operation, reads);
  const left = base && reads.get(base);
  if (base === undefined || left === undefined) return { base: undefined, perFormat: new Map() };
  const again = laterIn(evidence)
    .filter(({ call }) => call.format === base)
    .flatMap((later) => asRead(later) ?? []);
  const counts = countsOf(operation, left);
  const window = limitOf(others[readIn(base)]);
  return { base, perFormat: blameOfEach(operation, reads, base, { again, window, counts }) };
}

/** Records that runs made are judged by what was sent. They count only where there are no others. */
function countsOf(operation: Operation, read: Read): (record: RecordValue) => boolean {
  const records = [...keyedRecords(operation, read.value).groups.values()].flat();
  const hasOthers = records.some(({ record }) => !isOwn(operation, record));
  return (record) => !hasOthers || !isOwn(operation, record);
}

/** Why one of several answers can't be asked about, as `gate` says it of a single one; undefined when it can. */
export function judgedIn(
  clause: string,
  answer: Answer | undefined,
  format: Format,
  spec: EvidenceSpec,
  context: CheckContext,
): Judgement | undefined {
  if (answer === undefined) return blocked('nothing', `there is no answer in ${format}`);
  const own = { ...spec, format, address: defaultAddress(format) };
  const subject = subjectOf({ answer, others: {} }, own, context);
  return gate({ clause, on: spec.expects, reads: 'value' }, subject);
}
