import type { Answer } from '../harness/Answer.ts';
import type { Gathered } from '../harness/Evidence.ts';
import { isAnswered, leavesDoubt } from '../harness/silence.ts';

/** Answers by the names of the steps that brought them. */
export type Named = Readonly<Record<string, Answer>>;

interface Walked {
  /** The evidence's own answer. */
  readonly answer: Answer;
  readonly steps: Named;
}

interface Options {
  /** The step after which nothing is sent or read: what became of it concerns no other. */
  readonly last?: string;
  /** Answers of other scenarios, which stand beside the steps once all of them were made. */
  readonly beside?: (steps: Named) => Promise<Named>;
}

/** A step that hangs costs a timeout each time: no more is asked of a target on which something hangs in every turn. */
const mostTurns = 3;

/**
 * Evidence of a chain of steps on a record of its own. What a write that was not answered did to the record is not known: the
 * chain then begins anew, with another record and without that step, so that all other steps can be judged. `walk` is given
 * how often it began before, and the steps that it leaves out; what it gives back as `Gathered` ends the chain.
 */
export async function goingOn(
  walk: (turn: number, without: Named) => Promise<Walked | Gathered>,
  { last, beside = async () => ({}) }: Options = {},
): Promise<Gathered> {
  const unanswered: Record<string, Answer> = {};
  for (let turn = 1; ; turn++) {
    const walked = await walk(turn - 1, unanswered);
    if ('kind' in walked) return walked;
    const { answer, steps } = walked;
    const silent = Object.entries(steps).filter(([, step]) => !isAnswered(step));
    const isInDoubt = silent.some(([name, step]) => name !== last && leavesDoubt(step));
    if (!isInDoubt || turn < mostTurns) Object.assign(unanswered, Object.fromEntries(silent));
    if (isInDoubt && turn < mostTurns) continue;
    const left = Object.fromEntries(Object.entries(steps).filter(([name]) => !(name in unanswered)));
    const others = { ...left, ...(await beside(steps)) };
    const isWhole = Object.keys(unanswered).length === 0;
    return { kind: 'evidence', evidence: { answer, others, ...(isWhole ? {} : { unanswered }) } };
  }
}
