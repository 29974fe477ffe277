import writeGood from 'write-good';
import { sentencesOf, wordsOf } from './readerTexts.ts';

/** A longer sentence is read twice. */
export const mostWords = 30;

/** Turns of phrase that no English speaker would use here, and what to write instead. docs/style.md explains. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are|was|were) there still\b/i, 'is still there'],
  [/\bgo(?:es)? before what\b/i, 'overrides'],
  [/\bwent with the\b/i, 'say what the breach keeps from being judged'],
  [/\bof (?:which|whom) it is known\b/i, 'whose … is known'],
  [/\bwhat is wanting\b|\bis wanting\b/i, 'what is missing'],
  [/\bfor want of\b/i, 'without, for lack of'],
  [/\bnobody but\b|\bno other than\b/i, 'only'],
  [/\bthat is to say\b|\bbe it [a-z]+\b|\bin so far\b|\bwhichever one\b/i, 'leave it out'],
  [/\bthe likes? of\b/i, 'such as'],
  [
    /\bspelt otherwise\b|\breads? otherwise\b|\bdo(?:es)? otherwise\b|\bfails otherwise\b/i,
    'differently, another',
  ],
  [/\b(?:is|are) had\b/i, 'comes, is read'],
  [/\btakes? the key no more\b|\bno more than that\b/i, 'no longer takes the key'],
  [/\bheld against it\b|\b(?:is|are) held against\b/i, 'compared with'],
  [/\bhangs? on the seed\b/i, 'depends on the seed'],
  [/\blook whether\b/i, 'check whether'],
  [/\bcan not\b/i, 'cannot'],
  [/\bstands? in (?:results|the reports|exchanges)/i, 'is in'],
  [/\bmore (?:findings )?stand in\b/i, 'more are in'],
  [/\bbesides that\b|\bbesides\.$/i, 'also'],
  [/\bbrings? about\b/i, 'causes'],
  [/\btook the evidence with it\b/i, 'hides what this case needs'],
  [/\bwhere the rest looked\b|\bby itself alone\b|\bof its own accord\b/i, 'leave it out'],
  [/\bonce more\b|\banew\b/i, 'again'],
  [/\bstands? under the id\b/i, 'has the id'],
  [
    /, for (?:nobody|its? (?:\w+ )?(?:does|is|wants|refuses|redirects)|the [a-z]+ (?:is|are|does))\b/i,
    'because',
  ],

  [/\bis laid to\b|\blaid to\b/i, 'is blamed on'],
  [/\bmay (?:be|have) (?:still )?anything\b/i, 'say what it may be'],
  [/\bdo(?:es)? nothing wrong for\b/i, 'is lawful for'],
  [/\bthere (?:is|are) nobody\b/i, 'nobody'],
  [/\bin want of\b/i, 'without'],
];

/** A docstring that does not name what it describes: "So many calls", "Those of a weaker level". Write "How many calls", "Cases of …". */
export const namelessSubject = /^\*\s*(?:So (?:many|much|often|long)|It|Both|Those|These|The same|Such as)\b/;

/** A number with its noun that is written by hand. `counted` writes it. */
export const nounByHand = /\$\{([\w.]+)\} \$\{\1 === 1 \?|=== 1 \? ['`]1 /;

/** Words that write-good calls too wordy, but that are the API's own or the shortest there are. */
const kept =
  /^(?:it (?:is|was)|all of|type of|a number of|purchase|validate|typeof|allocate|maximum|multiple|however|in between|in the case of|whether or not)$/i;

/** The rules of write-good that are kept; the others call half of all lawful sentences wrong, as "is refused" (passive voice). */
const checks = {
  illusion: true,
  tooWordy: true,
  cliches: true,
  ...{ weasel: false, so: false, thereIs: false, passive: false, adverb: false, eprime: false },
};

/** What a text does against the rules, each with the words that do it. */
export function faultsOf(text: string): string[] {
  const long = sentencesOf(text)
    .filter((sentence) => wordsOf(sentence).length > mostWords)
    .map((sentence) => `${wordsOf(sentence).length} words: ${sentence}`);
  const odd = phrases.flatMap(([pattern, instead]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [`"${found}": ${instead}`];
  });
  const weak = writeGood(text, checks)
    .map(({ index, offset, reason }) => ({ words: text.slice(index, index + offset), reason }))
    .filter(
      ({ words }) =>
        /[a-z]{2}/i.test(words) && !/code|…/.test(words) && !kept.test(words.replace(/\s+/g, ' ')),
    )
    .map(({ reason }) => reason);
  return [...long, ...odd, ...weak];
}
