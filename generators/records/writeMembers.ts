import { type Format, formats } from '../../specs/Format.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { RecordSource } from './Build.ts';
import { sampleOf, withSample } from './samples.ts';

const member = 'mvInsertUpdateDeleteSourceApplication';

/** The name of the calling application, where an operation's row lists it without "(opt)" (ACT-10). */
export const sourceApplication = (operation: Operation): RecordValue =>
  operation.request.some(({ name, optional }) => name === member && optional !== true)
    ? { [member]: 'Assay' }
    : {};

/** Everything that a write sends for a record, over the operator's sample of it. */
export function writeMembers(
  source: Pick<RecordSource, 'fixtures'>,
  { operation }: { readonly operation: Operation },
  record: RecordValue,
  action: string,
  more: RecordValue = {},
): RecordValue {
  if (operation.record === undefined) throw new Error(`${operation.name} carries no record`);
  const takesAction = operation.request.some(({ name }) => name === 'mvRecordAction');
  return {
    [operation.record]: withSample(sampleOf(source, operation.record), record),
    ...(takesAction ? { mvRecordAction: action } : {}),
    ...more,
    ...sourceApplication(operation),
  };
}

/** What a delete of that id sends; the application's name where the row lists it without "(opt)". */
export function deleteMembers(operation: Operation, id: string | number): RecordValue {
  if (operation.target === undefined) throw new Error(`${operation.name} names no member for its target`);
  return { [operation.target]: numeric(id), ...sourceApplication(operation) };
}

/** The id of nothing that a delete names. Each format has another one, since a broken server may remember what it said of the first. */
export const unknownTarget = (
  context: RunOfIds,
  { operation, format }: { readonly operation: Operation; readonly format: Format },
): number => unknownId(context, `${operation.name}/${format}`);

type RunOfIds = Pick<RecordSource, 'seed'> & { readonly runId: string };

/** What ids of nothing are made for. `isUnknownId` goes through all of these. */
const labels: ReadonlySet<string> = new Set([
  'document',
  ...[...operations.keys()].flatMap((name) => [
    ...[name, `${name}/deleted-by-default`, `${name}/options`],
    ...formats.flatMap((format) => [`${name}/${format}`, `${name}/actions/${format}`]),
  ]),
]);

/** An id that no record has: far above what ids grow to, within 31 bits, another one for another run or label. */
export function unknownId(context: RunOfIds, label: string): number {
  if (!labels.has(label)) throw new Error(`no id of nothing is made for ${label}`);
  return idFor(context, label);
}

/** Whether a run made this id up (`unknownId`). Any other id, however high, may be that of a record. */
export const isUnknownId = (context: RunOfIds, id: string): boolean =>
  /^-?\d+$/.test(id) && [...labels].some((label) => idFor(context, label) === Math.abs(Number(id)));

function idFor(context: RunOfIds, label: string): number {
  let hash = context.seed >>> 0;
  for (const letter of `${context.runId}/${label}`)
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return 1_900_000_000 + (hash % 200_000_000);
}
