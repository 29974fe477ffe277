import type { Answer } from '../../harness/Answer.ts';
import type { Evidence, GatherContext } from '../../harness/Evidence.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';

type Elsewhere = Parameters<GatherContext['call']>[2];

interface Bracket {
  /** The two reads that are compared, made whenever: `answer` away, `others.before` at home. */
  readonly first: Evidence;
  readonly home: Elsewhere;
  readonly away: Elsewhere;
  readonly compare: (evidence: Evidence) => Compared;
}

/** What the check will make of two reads; `stood`: there was something to compare, or nothing on either side. */
interface Compared {
  readonly differ: boolean;
  readonly stood: boolean;
}

/** After so many tries a target is moving. */
export const tries = 3;

/**
 * Two reads of one Get, made anew in a bracket where they trouble: home (`before`), away, home (`after`), home again
 * (`afterwards`), with no write of the run between them; if they still do, with no other call at all.
 *
 * It is sound beside others who write. What they insert, change or delete within the bracket is not the same in all
 * reads at home, and only what is the same in them has to be what away shows. Others could have changed it and changed it
 * back just there; who does so all the time is met by the two reads in a row at the end. What is pushed out of a limited
 * answer is not missing from it, and where the newest records are all on the move, older ones are read as well.
 */
export async function brackets(
  context: GatherContext,
  operation: Operation,
  { first, home, away, compare }: Bracket,
): Promise<Evidence> {
  let evidence = first;
  for (let round = 0; round < tries; round++) {
    const { differ, stood } = compare(evidence);
    if (stood && (!differ || round > 1)) break;
    const sent = round === 0 ? first.answer.call.members : widened(context, first.answer.call.members);
    const bracket = round === 0 ? context.undisturbed : context.alone;
    evidence = await bracket(async (call) => {
      const before = await call(operation, sent, home);
      const answer = await call(operation, sent, away);
      const after = await call(operation, sent, home);
      return { answer, others: { before, after, afterwards: await call(operation, sent, home) } };
    });
  }
  return evidence;
}

/** The reads that close a bracket; none where it was not needed. */
export const laterIn = ({ others: { after, afterwards } }: Evidence): readonly Answer[] =>
  [after, afterwards].filter((answer) => answer !== undefined);

/** Asks for as many records as a run may read, where a number was asked for at all. */
export const widened = ({ maxRecords }: GatherContext, members: RecordValue): RecordValue =>
  members.ReturnTopNRecords === undefined ? members : { ...members, ReturnTopNRecords: numeric(maxRecords) };
