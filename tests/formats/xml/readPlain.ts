import { xml } from '../../../formats/xml/xml.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { RecordShape } from '../../../specs/Shape.ts';

/** What was read, numbers as their digits. */
function plain(value: unknown): unknown {
  if (isNumeric(value)) return `#${value.lexeme}`;
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || 'ms' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, plain(member)]));
}

/** Reads XML text; deviations as `<clause> <level> <slug or -> <path>`. */
export const readPlain = (shape: RecordShape, text: string) => {
  const { value, deviations, layout, undocumented } = xml.decode(shape, new TextEncoder().encode(text));
  return {
    value: plain(value),
    deviations: deviations.map((d) => `${d.clause} ${d.level} ${d.slug ?? '-'} ${d.path}`),
    layout,
    undocumented,
  };
};
