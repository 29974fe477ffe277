import { elementName } from '../../formats/xml/elementName.ts';
import type { Format } from '../../specs/Format.ts';
import { isXml } from '../../specs/isXml.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue } from '../../specs/Value.ts';

/** Under which name each of two records holds a member. */
type Pair = readonly [left: string, right: string];

/**
 * Pairs the members of two records by their names. A report may have a column whose name no element can have, such as `Zeile Nr.`. In xml
 * that column has the name that .NET gives it, or another one of the same letters and digits. If a server names it in yet another way, both
 * records hold undocumented members that the other one lacks. Which of them belong together can't be told, so none of them is paired.
 */
export function pairedNames(
  shape: RecordShape | undefined,
  left: RecordValue,
  right: RecordValue,
  [leftFormat, rightFormat]: readonly [Format, Format],
): readonly Pair[] {
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const alike = names.map((name): Pair => [name, name]);
  const isLeftXml = isXml(leftFormat);
  if (isLeftXml === isXml(rightFormat)) return alike;
  const [inXml, inOther] = isLeftXml ? [left, right] : [right, left];
  const onlyIn = (one: RecordValue, other: RecordValue): readonly string[] =>
    Object.keys(one).filter((name) => !Object.hasOwn(other, name) && shape?.byName.has(name) !== true);
  const columns = onlyIn(inOther, inXml);
  const elements = onlyIn(inXml, inOther);
  if (columns.length === 0 || elements.length === 0) return alike;
  const found = columns.flatMap((column): readonly Pair[] => {
    const element = elementOf(column, elements);
    return element === undefined ? [] : [isLeftXml ? [element, column] : [column, element]];
  });
  const isAlone = (name: string): boolean => columns.includes(name) || elements.includes(name);
  return [...alike.filter(([name]) => !isAlone(name)), ...found];
}

/** The one element that may hold a column. */
function elementOf(column: string, elements: readonly string[]): string | undefined {
  const coded = elementName(column);
  if (elements.includes(coded)) return coded;
  const [same, another] = elements.filter((element) => lettersIn(element) === lettersIn(column));
  return another === undefined ? same : undefined;
}

const lettersIn = (name: string): string =>
  name
    .replace(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/[^\p{L}\p{N}]/gu, '');
