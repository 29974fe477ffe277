/** A text for one line of a comment: without line breaks, and without what a terminal would obey. */
export const inComment = (text: string): string => text.replace(/[\s\x00-\x1f\x7f-\x9f]+/g, ' ').trimEnd();

/** A text for one line of a comment, cut to what a person reads. */
export const oneLine = (text: string): string => inComment(text).slice(0, 400);

/** Matches each of these stand-ins. One may be the beginning of another, so the longest comes first. */
export const standInPattern = (standIns: Iterable<string>): RegExp => {
  const words = [...standIns].sort((a, b) => b.length - a.length).map((each) => each.replaceAll('$', '\\$'));
  return new RegExp(`(${words.join('|')})`, 'g');
};
