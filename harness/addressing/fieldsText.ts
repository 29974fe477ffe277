import { jsvScalar, jsvValue } from '../../formats/jsv/encodeJsv.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/**
 * A request's members as form fields (`application/x-www-form-urlencoded`): single values as their text; lists and
 * records, whose form the document leaves open (FMT-9), as jsv text. Nil members are left out.
 */
export function formText(shape: RecordShape, members: RecordValue): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(members)) {
    if (value === undefined || value === null) continue;
    const plain = Array.isArray(value) ? undefined : jsvScalar(value as Exclude<Value, readonly Value[]>);
    fields.append(name, plain ?? jsvValue(shape.byName.get(name)?.type ?? { kind: 'open' }, value));
  }
  return fields.toString();
}

/** The same behind a path, as its query or the rest of it; a blank is `%20`, which every reader of URLs knows. */
export function withQuery(path: string, shape: RecordShape, members: RecordValue): string {
  const fields = formText(shape, members).replaceAll('+', '%20');
  if (fields === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${fields}`;
}
