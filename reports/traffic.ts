import { counted } from '../harness/words/counted.ts';

/** What was seen of a target's traffic with clients that are not ours. */
export interface Traffic {
  /** Answers to calls of the API. */
  readonly answers: number;
  /** How many of them were judged. */
  readonly judged: number;
  /** What was not judged, by why, the most frequent first. */
  readonly notJudged: readonly {
    readonly reason: string;
    readonly count: number;
    /** The first such request, without its query; empty if it is not known. */
    readonly first: string;
  }[];
}

/** How many reasons are named. */
const mostReasons = 8;

/** What was not judged, in a sentence a reason. */
export function notJudgedLines({ notJudged }: Traffic): readonly string[] {
  const more = notJudged.slice(mostReasons).reduce((sum, { count }) => sum + count, 0);
  return [
    ...notJudged
      .slice(0, mostReasons)
      .map(
        ({ reason, count, first }) =>
          `Not judged: ${counted(count, 'exchange')}: ${reason}${first === '' ? '' : ` (${count === 1 ? '' : 'first: '}${first})`}.`,
      ),
    ...(more === 0 ? [] : [`Not judged: ${more} more, for other reasons.`]),
  ];
}
