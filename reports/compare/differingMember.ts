import type { Decoded } from '../../formats/Codec.ts';
import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import type { Deviation } from '../../formats/Deviation.ts';
import { firstDifference, valueAt } from '../../harness/canonical/values.ts';
import { wholeBody } from '../../harness/stored/exchangeIn.ts';
import { marksInText, withoutMarksAndNumbers } from '../../harness/writes/marks.ts';
import { formats } from '../../specs/Format.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { calledPlace } from '../exchanges/calledPlace.ts';
import type { StoredExchange } from '../exchanges/StoredExchange.ts';
import { alikeButForRun } from './alikeButForRun.ts';
import type { DifferingMember } from './RunComparison.ts';

/**
 * The first member in which two answers differ, read in the format of the request that brought them. Ids, times and marks of the
 * runs are no difference. The member at `path`, where the check looked, goes before all others, and an id there is a difference if
 * `isChanged`, that is if the verdict is another. If all values are the same, one may still be written in an undocumented way.
 * `alike` if nothing differs; undefined if an answer can't be read.
 */
export function differingMember(
  a: StoredExchange,
  b: StoredExchange,
  path: string | undefined,
  isChanged: boolean,
): DifferingMember | 'alike' | undefined {
  if (a.response === null || b.response === null) return undefined;
  const [one, other] = [decoded(a), decoded(b)];
  if (one === undefined || other === undefined) return undefined;
  const looked = path === undefined || path === '' ? undefined : path;
  const there =
    looked &&
    firstDifference(
      valueAt(one.value, looked),
      valueAt(other.value, looked),
      looked,
      alikeButForRun(a, b, isChanged),
    );
  if (there) return { path: there.path, a: there.left, b: there.right };
  const form = looked && differingForm(one, other, looked);
  if (form) return form;
  const isAlike = alikeButForRun(a, b, false);
  const found = firstDifference(one.value, other.value, '', isAlike);
  // Other evidence of a run writes at the same time. Which of its records a list shows is chance.
  const rest = isChanged
    ? undefined
    : [withoutOwnRows(one.value, other.value), withoutOwnRows(other.value, one.value)];
  const isByRun = found && rest && firstDifference(rest[0], rest[1], '', isAlike) === undefined;
  if (found && !isByRun) return { path: found.path, a: found.left, b: found.right };
  const [before, now] = [a.response.status, b.response.status];
  if (before !== now) return { path: 'the HTTP status', a: String(before), b: String(now) };
  const deviating = [...one.deviations, ...other.deviations].map((each) => each.path);
  return deviating.map((each) => differingForm(one, other, each)).find(Boolean) ?? 'alike';
}

/** An answer without the records of the runs, in lists that hold several of them in it or in the answer to the other run. */
function withoutOwnRows(value: RecordValue, other: RecordValue): RecordValue {
  const isOwn = (row: Value): boolean => marksInText(JSON.stringify(row)).length > 0;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      const [rows, others] = [member, other[name]].map((list) =>
        Array.isArray(list) ? (list as readonly Value[]) : [],
      ) as [readonly Value[], readonly Value[]];
      const most = Math.max(rows.filter(isOwn).length, others.filter(isOwn).length);
      return [name, most > 1 && Array.isArray(member) ? rows.filter((row) => !isOwn(row)) : member];
    }),
  );
}

function differingForm(one: Decoded, other: Decoded, path: string): DifferingMember | undefined {
  const at = ({ deviations }: Decoded): Deviation | undefined =>
    deviations.find((deviation) => deviation.path === path);
  const [a, b] = [at(one), at(other)];
  const form = (deviation: Deviation | undefined): string | undefined =>
    deviation && withoutMarksAndNumbers(deviation.actual);
  if (form(a) === form(b)) return undefined;
  return { path, a: a?.actual ?? 'as documented', b: b?.actual ?? 'as documented' };
}

function decoded({ request, response }: StoredExchange): Decoded | undefined {
  const place = calledPlace(request.url, request.headers);
  const operation = place && operations.get(place.operation);
  const format = formats.find((each) => each === place?.format);
  const bytes = response === null ? undefined : wholeBody(response.body);
  if (operation === undefined || format === undefined || bytes === undefined) return undefined;
  try {
    return codecs[format].decode(responseShape(operation), bytes);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}
