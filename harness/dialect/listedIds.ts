import { isRecord } from '../../specs/isRecord.ts';
import type { Operation } from '../../specs/Operation.ts';
import { writtenText } from '../../specs/writtenText.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { works } from './DialectProbe.ts';

/** The ids of the records in a Get's answer, in its order; null when the Get did not succeed. */
export function listedIds(answer: Answer | null, operation: Operation): readonly string[] | null {
  if (!works(answer)) return null;
  const list = answer.decoded?.value[operation.list ?? ''];
  if (list === undefined || list === null) return [];
  if (!Array.isArray(list)) return null;
  return list.map((record) => (isRecord(record) ? (writtenText(record[operation.id ?? '']) ?? '') : ''));
}
