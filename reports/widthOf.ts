/** Wider lines are hard to read, and narrower terminals cut what they can't show. */
const widest = 120;
const narrowest = 60;

/** How many columns a report has: those of the terminal, or 100 where there is none. */
export const widthOf = ({
  isTTY = false,
  columns = 100,
}: {
  readonly isTTY?: boolean;
  readonly columns?: number;
}): number => (isTTY ? Math.min(widest, Math.max(narrowest, columns)) : 100);
