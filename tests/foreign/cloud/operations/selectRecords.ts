import { compareDecimals } from '../values/decimal.ts';
import type { Shape } from '../values/MemberType.ts';
import type { RecordValue } from '../values/Value.ts';
import { numberOf, recordsOf, textOf } from '../values/Value.ts';
import { matchesFilters, readConditions } from './matchesFilters.ts';
import { Refusal } from './Refusal.ts';

/** Filters records, puts the newest first and takes as many as the request asks for. */
export function selectRecords(
  request: RecordValue,
  records: readonly RecordValue[],
  shape: Shape,
  idMember: string,
): RecordValue[] {
  const conditions = readConditions(recordsOf(request, 'Filters'), shape);
  const found = records.filter((record) => matchesFilters(record, conditions));
  found.sort((left, right) => compareDecimals(numberOf(right, idMember), numberOf(left, idMember)));
  return found.slice(0, readTop(request));
}

/** One page of the records, where pages count from 0; without Page and Limit all of them. */
export function selectPage(request: RecordValue, records: readonly RecordValue[]): readonly RecordValue[] {
  if (!textOf(request, 'Page') && !textOf(request, 'Limit')) return records;
  const page = Number(numberOf(request, 'Page'));
  const limit = Math.min(Number(textOf(request, 'Limit') || '25'), 50);
  if (page < 0 || limit < 1) throw new Refusal('Page counts from 0 and Limit from 1.', 'Page');
  return records.slice(page * limit, (page + 1) * limit);
}

/** Says whether the request asks for deleted records too. */
export function wantsDeleted(request: RecordValue): boolean {
  return textOf(request, 'showDeleted') === 'showAllDeletedAndUndeleted';
}

function readTop(request: RecordValue): number {
  const top = Number(textOf(request, 'ReturnTopNRecords') || '-1');
  if (top < -1) throw new Refusal('ReturnTopNRecords is -1 or the number of records.', 'ReturnTopNRecords');
  return top === -1 ? Number.POSITIVE_INFINITY : top;
}
