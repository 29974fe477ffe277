import type { Decoded } from '../../formats/Codec.ts';
import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Deviation } from '../../formats/Deviation.ts';
import { firstDifference, valueAt } from '../../harness/canonical/values.ts';
import type { StoredBody } from '../../harness/exchanges/exchangeLine.ts';
import { formats } from '../../specs/Format.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operations } from '../../specs/operations.ts';
import { calledPlace } from '../exchanges/calledPlace.ts';
import type { StoredExchange } from '../exchanges/StoredExchange.ts';
import type { DifferingMember } from './RunComparison.ts';

/**
 * The first member in which two answers differ, read in the format of the request that brought them. The one at
 * `path`, where the check looked, goes before all others. If the values there are the same, one may still be written in an
 * undocumented way. Undefined if an answer can't be read or nothing differs.
 */
export function differingMember(
  a: StoredExchange,
  b: StoredExchange,
  path: string | undefined,
): DifferingMember | undefined {
  const one = decoded(a);
  const other = decoded(b);
  if (one === undefined || other === undefined) return undefined;
  const looked = path === undefined || path === '' ? undefined : path;
  const there = looked && firstDifference(valueAt(one.value, looked), valueAt(other.value, looked), looked);
  if (there) return { path: there.path, a: there.left, b: there.right };
  const form = looked && differingForm(one, other, looked);
  if (form) return form;
  const found = firstDifference(one.value, other.value);
  return found && { path: found.path, a: found.left, b: found.right };
}

function differingForm(one: Decoded, other: Decoded, path: string): DifferingMember | undefined {
  const at = ({ deviations }: Decoded): Deviation | undefined =>
    deviations.find((deviation) => deviation.path === path);
  const [a, b] = [at(one), at(other)];
  if (a?.actual === b?.actual) return undefined;
  return { path, a: a?.actual ?? 'as documented', b: b?.actual ?? 'as documented' };
}

function decoded({ request, response }: StoredExchange): Decoded | undefined {
  const place = calledPlace(request.url, request.headers);
  const operation = place && operations.get(place.operation);
  const format = formats.find((each) => each === place?.format);
  const bytes = response === null ? undefined : wholeBytes(response.body);
  if (operation === undefined || format === undefined || bytes === undefined) return undefined;
  try {
    return codecs[format].decode(responseShape(operation), bytes);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

function wholeBytes(body: StoredBody): Uint8Array | undefined {
  if ('text' in body) return Buffer.from(body.text, 'utf8');
  return 'base64' in body ? Buffer.from(body.base64, 'base64') : undefined;
}
