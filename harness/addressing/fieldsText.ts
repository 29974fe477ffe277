import { jsvScalar, jsvValue } from '../../formats/jsv/encodeJsv.ts';
import type { RecordShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/**
 * A request's members as form fields (`application/x-www-form-urlencoded`). Single values are written as their text. Lists and
 * records are written as jsv, because the document leaves their form open (FMT-9). Nil members are left out.
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

/** A path with these fields as its query, or after the query that it has. A blank is `%20`, which every URL reader knows. */
export function withQuery(path: string, shape: RecordShape, members: RecordValue): string {
  const fields = formText(shape, members).replaceAll('+', '%20');
  if (fields === '') return path;
  return `${path}${path.includes('?') ? '&' : '?'}${fields}`;
}
