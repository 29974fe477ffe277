import type { Defect, Verdict } from '../../harness/Verdict.ts';

/** More values of one blank are counted. */
const mostValues = 3;

/** What a finding is, in one sentence: the words of its defect, filled from all its places, else what the check said. */
export function titleOf(verdicts: readonly Verdict[]): string {
  const [first] = verdicts;
  const defects = verdicts.flatMap(({ defect }) => defect ?? []);
  const [known] = defects;
  const said = (first?.message ?? '').replace(/ \(and \d+ more places\)$/, '');
  const isKnown = known !== undefined && first?.status !== 'errored';
  const text = isKnown ? filled(known.words, defects) : said || `${first?.clause} is broken`;
  // A name from the wire is never re-cased.
  return /^[a-z]+\b(?![.[=])/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

/** Why a target does so; undefined where that does not hold in each of the places. */
export function causeOf(verdicts: readonly Verdict[]): string | undefined {
  const defects = verdicts.map(({ defect }) => defect);
  const [first] = defects;
  if (first?.cause === undefined || defects.some((defect) => defect?.cause !== first.cause)) return undefined;
  return filled(first.cause, [first]);
}

/** What stands in brackets is an example, of which the first place has one; other blanks name all that was met. */
function filled(words: string, defects: readonly Defect[]): string {
  let inBrackets = false;
  return words.replace(/\{(\w+)\}|[()]/g, (found, name: string | undefined) => {
    if (name === undefined) {
      inBrackets = found === '(';
      return found;
    }
    const values = [...new Set(defects.flatMap(({ blanks }) => blanks[name] ?? []))];
    return inBrackets ? (values[0] ?? '') : listed(values);
  });
}

function listed(values: readonly string[]): string {
  const shown = values.slice(0, mostValues);
  const more = values.length - shown.length;
  if (more > 0) return `${shown.join(', ')} and ${more} more`;
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
