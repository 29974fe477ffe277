import { inNumbers } from '../../harness/words/counted.ts';
import { wordsIn } from './selectCases.ts';

/** One thing that a search found. */
interface Hit {
  readonly link: string;
  readonly name: string;
  readonly text: string;
}

/** What a search found of one kind, under its title. */
export interface HitGroup {
  readonly title: string;
  readonly hits: readonly Hit[];
}

/** How many hits of one kind the page shows. */
export const mostHits = 6;

/** The first hits of one kind, under a title with the number of all. */
export const hitGroup = (title: string, hits: readonly Hit[], count = hits.length): HitGroup => ({
  title: `${title} (${inNumbers(count)})`,
  hits: hits.slice(0, mostHits),
});

/** Tells whether texts together hold all words of a search. */
export const holdsAll = (q: string): ((...texts: readonly (string | undefined)[]) => boolean) => {
  const words = wordsIn(q);
  return (...texts) => {
    const text = texts.join('\n').toLowerCase();
    return words.every((word) => text.includes(word));
  };
};
