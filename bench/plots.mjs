// Plain SVG that reads well on light and dark pages alike.
const ink = '#7a7f87';
const [left, width, row] = [170, 640, 26];
const escaped = (text) => String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const drawing = (height, title, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="${ink}" role="img" aria-label="${escaped(title)}">
<text x="8" y="18" font-weight="bold">${escaped(title)}</text>
${parts.join('\n')}
</svg>
`;

/** Bars of some values, each with its name and its text. */
export function bars(title, values) {
  const most = Math.max(...values.map(({ value }) => value));
  const parts = values.map(({ name, value, text }, index) => {
    const y = 32 + index * row;
    const long = Math.max(1, ((width - left - 120) * value) / most);
    return `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${escaped(name)}</text><rect x="${left}" y="${y}" width="${long.toFixed(1)}" height="18" fill="#4c86c6"/><text x="${(left + long + 6).toFixed(1)}" y="${y + 14}">${escaped(text)}</text>`;
  });
  return drawing(44 + values.length * row, title, parts);
}

/** Points of one quantity against another, both on a scale of powers. */
export function curve(title, points, textOf) {
  const [top, bottom, start, end] = [40, 220, 60, width - 60];
  const along = (values, from, to) => {
    const [least, most] = [Math.min(...values), Math.max(...values)].map(Math.log);
    return (value) =>
      most === least ? (from + to) / 2 : from + ((Math.log(value) - least) / (most - least)) * (to - from);
  };
  const x = along(
    points.map(([at]) => at),
    start,
    end,
  );
  const ys = points.map(([, value]) => value);
  // Less than a doubling is drawn as what it is: nearly flat.
  const y = along([Math.min(...ys), Math.max(...ys, Math.min(...ys) * 2)], bottom - 30, top + 10);
  const places = points.map(([at, value]) => [x(at).toFixed(1), y(value).toFixed(1), at, value]);
  return drawing(bottom + 30, title, [
    `<polyline fill="none" stroke="#4c86c6" stroke-width="2" points="${places.map(([px, py]) => `${px},${py}`).join(' ')}"/>`,
    ...places.map(
      ([px, py, at, value]) =>
        `<circle cx="${px}" cy="${py}" r="4" fill="#4c86c6"/><text x="${px}" y="${Number(py) - 10}" text-anchor="middle">${escaped(textOf(value))}</text><text x="${px}" y="${bottom + 14}" text-anchor="middle">${escaped(at)}</text>`,
    ),
  ]);
}
