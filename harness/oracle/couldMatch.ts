/** Stands for a character beyond ASCII, which may equal several letters or none (`ß` and `ss`, `å` and `aa`). */
const gap = '\u0000';

/** No collation makes more letters of one character. */
const widest = 3;

/**
 * What collations, letter case and blanks leave of a text: ASCII letters and digits, the letters that some alphabets
 * sort alike made one (v and w, i and y), and gaps.
 */
const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\u0000-\u007f]/g, gap)
    .replace(/[^a-z0-9\u0000]+/g, '')
    .replaceAll('w', 'v')
    .replaceAll('y', 'i');

/** Whether two texts are equal to some lawful collation, in some letter case, with some blanks left out. */
export function couldEqual(held: string, searched: string): boolean {
  const [letters, sought] = [lettersOf(held), lettersOf(searched)];
  if (sought.includes(gap)) return true;
  if (!letters.includes(gap)) return letters === sought;
  let reached = start(sought);
  for (const letter of letters) reached = after(reached, letter, sought);
  return reached[sought.length] === true;
}

/** Whether a text contains another to some lawful collation, in some letter case, with some blanks left out. */
export function couldContain(held: string, searched: string): boolean {
  const [letters, sought] = [lettersOf(held), lettersOf(searched)];
  if (sought.includes(gap)) return true;
  if (!letters.includes(gap)) return letters.includes(sought);
  let reached = start(sought);
  for (const letter of letters) {
    // A match may begin anywhere, also within what a gap stands for.
    reached[0] = true;
    reached = after(reached, letter, sought);
    if (reached[sought.length] === true) return true;
  }
  return sought === '';
}

const start = (sought: string): boolean[] => [true, ...Array<boolean>(sought.length).fill(false)];

/** How much of the sought letters may be matched after a letter, from how much may be before it. */
function after(reached: readonly boolean[], letter: string, sought: string): boolean[] {
  const next = Array<boolean>(reached.length).fill(false);
  for (const [at, isReached] of reached.entries()) {
    if (!isReached) continue;
    if (letter === gap) {
      for (let step = 0; step <= widest && at + step <= sought.length; step++) next[at + step] = true;
    } else if (sought[at] === letter) next[at + 1] = true;
  }
  return next;
}
