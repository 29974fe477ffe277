import type { Answer } from '../../harness/Answer.ts';
import type { CheckContext } from '../../harness/Case.ts';
import type { EvidenceSpec } from '../../harness/Evidence.ts';
import type { Judgement } from '../../harness/Judgement.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { gate } from '../gate.ts';
import { blocked } from '../judgements.ts';
import { subjectOf } from '../Subject.ts';

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
  const asked = { clause, level: 'MUST', on: spec.expects, reads: 'value' } as const;
  return gate({ ...asked, judge: () => blocked('nothing', '') }, subject);
}
