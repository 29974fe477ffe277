import type { Answer, Answers } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { isAnswered, leavesDoubt } from '../verdicts/silence.ts';
import type { Gathered } from './Evidence.ts';

/** A label that no other beginning of the chain has. */
export const inTurn = (label: string, turn: number): string => (turn === 0 ? label : `${label}-${turn}`);

/** Whether a write was answered, and not refused. */
export const isAccepted = (write: Answer | undefined): boolean =>
  write !== undefined && isAnswered(write) && outcomeOf(write, 'success') !== 'failed';

/** Answers by the names of the steps that brought them. */
export type NamedSteps = Answers;

/** What a chain brought: the evidence's own answer, and its steps; or what ends it. */
export type Walked = { readonly answer: Answer; readonly steps: NamedSteps } | Gathered;

interface Options {
  /** The step after which nothing is sent or read: what became of it concerns no other. */
  readonly last?: string;
  /** Answers of other scenarios, to be put beside the steps once all of them were made. */
  readonly beside?: (steps: NamedSteps) => Promise<NamedSteps>;
}

/** A step that hangs costs a timeout each time. If something hangs each time, the target is not asked again. */
const mostTurns = 3;

/**
 * Evidence of a chain of steps on a record of its own. Nobody knows what an unanswered write did to the record. The chain then
 * starts over with another record and without that step, so that all other steps can be judged. `walk` is given how often it
 * began before, and the steps that it leaves out. What it gives back as `Gathered` ends the chain.
 */
export async function restartingInDoubt(
  walk: (turn: number, without: NamedSteps) => Promise<Walked>,
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
