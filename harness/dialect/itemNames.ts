import { requestShape, responseShape } from '../../specs/messageShapes.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';

/**
 * The names of list items that differ from ours. If all the names seen follow one rule, lists that no Get shows get it too. The
 * rule is one name for at least two records, or the record's name without `mv`.
 */
export function itemNames(seen: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  const records = [...seen].filter(([name]) => name !== 'string');
  const rule = ruleOf(records);
  const names: Record<string, string> = {};
  for (const name of listedRecords()) {
    const written = seen.get(name) ?? rule?.(name) ?? name;
    if (written !== name) names[name] = written;
  }
  const text = seen.get('string');
  if (text !== undefined && text !== 'string') names.string = text;
  return names;
}

function ruleOf(seen: readonly (readonly [string, string])[]): ((name: string) => string) | undefined {
  const written = new Set(seen.map(([, item]) => item));
  const [only] = written;
  if (seen.length > 1 && written.size === 1 && only !== undefined) return () => only;
  const bare = (name: string): string => name.replace(/^mv/, '');
  const tells = seen.some(([name]) => name !== bare(name));
  return tells && seen.every(([name, item]) => item === bare(name)) ? bare : undefined;
}

/**
 * Records in request lists whose item name is a guess. The target names some items its own way, by no rule we can see, and no
 * answer showed these. Filters are settled by a probe instead.
 */
export function unknownItems(seen: ReadonlyMap<string, string>): readonly string[] {
  const records = [...seen].filter(([name]) => name !== 'string');
  if (records.every(([name, written]) => name === written) || ruleOf(records) !== undefined) return [];
  const shapes = [...operations.values()].map(requestShape);
  return listedIn(shapes).filter((name) => !seen.has(name) && name !== 'Filter');
}

/** Every record that a list in the document holds, in a request or a response, apart from those of the status block. */
const listedRecords = (): readonly string[] =>
  listedIn(
    [...operations.values()].flatMap((operation) => [requestShape(operation), responseShape(operation)]),
  ).filter((name) => name !== 'ResponseError');

function listedIn(shapes: readonly RecordShape[]): readonly string[] {
  const found = new Set<string>();
  const visited = new Set<RecordShape>();
  const ofRecord = (shape: RecordShape): void => {
    if (visited.has(shape)) return;
    visited.add(shape);
    for (const member of shape.members) ofType(member.type);
  };
  const ofType = (type: TypeShape): void => {
    if (type.kind === 'record') ofRecord(type.record);
    if (type.kind !== 'list') return;
    if (type.item.kind !== 'scalar') found.add(type.itemName);
    ofType(type.item);
  };
  for (const shape of shapes) ofRecord(shape);
  return [...found].sort();
}
