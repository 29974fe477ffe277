/** A text on one line, cut at its end. Two spaces stay two: they can be the difference. */
export function brief(text: string, limit: number): string {
  const line = text.replace(/[\r\n\t]+/g, ' ').trim();
  return line.length > limit ? `${line.slice(0, limit - 1)}…` : line;
}
