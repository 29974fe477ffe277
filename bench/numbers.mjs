/** The middle of some numbers. */
export const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(middle)] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** A number as people read it, with three digits or so. */
export const short = (number) => {
  if (!Number.isFinite(number)) return '–';
  return number >= 100 ? String(Math.round(number)) : String(Number(number.toPrecision(3)));
};

/** The median, and the least and the most where they differ from it. */
export const spread = (numbers) => {
  const [least, most, middle] = [Math.min(...numbers), Math.max(...numbers), median(numbers)].map(short);
  return least === most ? middle : `${middle} (${least} to ${most})`;
};

/** How a quantity grows with another: the exponent of the power that fits best, 1 for linear. */
export function exponent(points) {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)]);
  const mean = (at) => logs.reduce((sum, point) => sum + point[at], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const over = logs.reduce((sum, point) => sum + (point[0] - meanX) * (point[1] - meanY), 0);
  return over / logs.reduce((sum, point) => sum + (point[0] - meanX) ** 2, 0);
}

/** Rows as a table of Markdown; the first row is its head. */
export const table = ([head, ...rows]) =>
  [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
