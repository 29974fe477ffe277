import { withFraction } from '../values/decimal.ts';
import { xmlInstant } from '../values/instant.ts';
import type { MemberType, ScalarKind, Shape } from '../values/MemberType.ts';
import type { RecordValue, Value } from '../values/Value.ts';
import { isRecord } from '../values/Value.ts';
import { safeXmlText } from './safeXmlText.ts';

/** How members without a value are written: left out, or as an empty element with this attribute. */
export type Nil = '' | ' xsi:nil="1"';

/** Writes the members of a record by name, without namespaces, one element a line. */
export function writeXmlMembers(value: RecordValue, shape: Shape, nil: Nil, indent: string): string {
  const members = [...shape]
    .filter(([name]) => value[name] !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1));
  return members.map(([name, type]) => writeElement(name, value[name] ?? null, type, nil, indent)).join('');
}

function writeElement(name: string, value: Value, type: MemberType, nil: Nil, indent: string): string {
  if (value === null) return nil === '' ? '' : `${indent}<${name}${nil}/>\n`;
  if (type.kind !== 'record' && type.kind !== 'list')
    return `${indent}<${name}>${writeScalar(value, type.kind)}</${name}>\n`;
  const deeper = `${indent}\t`;
  const inner =
    type.kind === 'record'
      ? isRecord(value)
        ? writeXmlMembers(value, type.shape, nil, deeper)
        : ''
      : writeItems(value, type.item, nil, deeper);
  return inner === '' ? `${indent}<${name}/>\n` : `${indent}<${name}>\n${inner}${indent}</${name}>\n`;
}

function writeItems(value: Value, item: MemberType, nil: Nil, indent: string): string {
  const items: readonly Value[] = Array.isArray(value) ? value : [];
  return items
    .map((one) => writeElement(item.kind === 'record' ? 'item' : 'value', one, item, nil, indent))
    .join('');
}

function writeScalar(value: Value, kind: ScalarKind): string {
  if (kind === 'datetime') return xmlInstant(Number(value));
  if (kind === 'decimal') return withFraction(String(value), 4);
  return safeXmlText(String(value));
}
