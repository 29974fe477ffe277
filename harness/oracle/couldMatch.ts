/** Stands for a character beyond ASCII, which may equal several letters or none (`ß` and `ss`, `å` and `aa`). */
const gap = '\u0000';

/** No collation turns one character into more letters. */
const mostLettersPerGap = 3;

/**
 * What remains of a text when collation, letter case and blanks do not count: ASCII letters and digits, and gaps. Letters that
 * some alphabets sort alike are made one (v and w, i and y).
 */
function lettersOf(text: string): string {
  const known = lettersByText.get(text);
  if (known !== undefined) return known;
  if (lettersByText.size >= mostKept) lettersByText.clear();
  const found = strippedOf(text);
  lettersByText.set(text, found);
  return found;
}

/** Each filter compares one value with those of all records. */
const lettersByText = new Map<string, string>();
const mostKept = 5_000;

const strippedOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/g, gap)
    .replace(/[^a-z0-9\u0000]/g, '')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i');

/** Whether some lawful collation may count two texts as equal, ignoring case and leaving out some blanks. */
export function couldEqual(held: string, searched: string): boolean {
  const [letters, sought] = [lettersOf(held), lettersOf(searched)];
  if (sought.includes(gap)) return true;
  if (!letters.includes(gap)) return letters === sought;
  let reached = new Set([0]);
  for (const letter of letters) reached = after(reached, letter, sought);
  return reached.has(sought.length);
}

/** Whether some lawful collation may find one text in another, ignoring case and leaving out some blanks. */
export function couldContain(held: string, searched: string): boolean {
  const [letters, sought] = [lettersOf(held), lettersOf(searched)];
  if (sought.includes(gap)) return true;
  if (!letters.includes(gap)) return letters.includes(sought);
  let reached = new Set<number>();
  for (const letter of letters) {
    // A match may begin anywhere, also inside what a gap stands for.
    reached = after(reached.add(0), letter, sought);
    if (reached.has(sought.length)) return true;
  }
  return false;
}

/** How many of the sought letters may be matched after this letter, given how many may be matched before it. */
function after(reached: ReadonlySet<number>, letter: string, sought: string): Set<number> {
  const next = new Set<number>();
  for (const at of reached) {
    if (letter === gap) {
      for (let step = 0; step <= mostLettersPerGap && at + step <= sought.length; step++) next.add(at + step);
    } else if (sought[at] === letter) next.add(at + 1);
  }
  return next;
}
