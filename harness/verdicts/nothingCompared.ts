import type { Operation } from '../../specs/Operation.ts';
import { keyedRecords } from '../canonical/keyedRecords.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Judgement } from './Judgement.ts';
import { blocked, breach, judged } from './judgements.ts';
import { MovingTargetError } from './MovingTargetError.ts';

interface Uncompared {
  /** Whether the order of rows was asked for, and not what the records hold. */
  readonly ofOrder: boolean;
  /** Whether the reads were made once only, since there was nothing to make sure of. */
  readonly isUntried: boolean;
}

/**
 * Nothing was compared: there is nothing, if only in one of the reads, or no record stood still in three tries. Or the records of some
 * reads have no id at all, and those of others have one.
 *
 * Raises MovingTargetError where no record stood still.
 */
export function nothingCompared(
  get: Operation,
  read: Answer,
  others: readonly Answer[],
  { ofOrder, isUntried }: Uncompared,
): Judgement {
  const { name, list, id } = get;
  const reads = [...others, read];
  const hasIds = ({ decoded }: Answer): boolean => keyedRecords(get, decoded?.value ?? {}).groups.size > 0;
  const isEmpty = ({ decoded }: Answer): boolean => isEmptyIn(decoded?.value, get);
  const unread = reads
    .flatMap(({ decoded }) => decoded?.deviations ?? [])
    .find(({ path, level }) => level === 'MUST' && path.endsWith(`].${id}`));
  if (unread === undefined && id !== undefined && !isEmpty(read) && !hasIds(read) && others.some(hasIds)) {
    if (ofOrder) return blocked('clause:XF-1', `the records of ${name} have no id here`);
    const message = `no record shows its ${id}, and other reads of the same Get show it`;
    return judged([breach(read, message, `records with ${id}`, 'none', `${list ?? ''}[0].${id}`)]);
  }
  if (isUntried || reads.some(isEmpty))
    return blocked('nothing', `${name} answers with no record to compare`);
  if (unread !== undefined)
    return blocked(`clause:${unread.clause}`, `the records of ${name} have no id that can be read`);
  if (!reads.some(hasIds)) return blocked('nothing', `${name} answers with no record whose id can be read`);
  if (!others.some(hasIds)) return blocked('clause:XF-1', `elsewhere the records of ${name} have no id`);
  throw new MovingTargetError(
    `The target keeps changing: no record of ${list ?? name} was the same in two reads.`,
  );
}

const isEmptyIn = (value: Readonly<Record<string, unknown>> | undefined, { list }: Operation): boolean => {
  const held = list === undefined ? undefined : value?.[list];
  return !Array.isArray(held) || held.length === 0;
};
