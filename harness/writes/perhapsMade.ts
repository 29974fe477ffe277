import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { fateOf } from './fateOf.ts';
import type { Made } from './Made.ts';
import { tellingText } from './marks.ts';

/** What an insert leaves in doubt when its answer can't be read or never came. Undefined when there is no doubt. */
export function perhapsMade(answer: Answer): Made | undefined {
  const { call, decoded } = answer;
  const { operation, members, keyAs } = call;
  if (decoded !== null || operation?.record === undefined || operation.id === undefined) return undefined;
  if (keyAs !== undefined || 'APIKEY' in members) return undefined;
  const record = members[operation.record];
  const action = members.mvRecordAction ?? 'Insert';
  if (!isRecord(record) || isThere(record[operation.id]) || !/^Insert/.test(String(action))) return undefined;
  if (fateOf(answer) === 'refused') return undefined;
  const perhaps = { operation: operation.name, format: call.format, text: tellingText(record) };
  return { record: operation.record, id: '', perhaps };
}

const isThere = (id: Value | undefined): boolean => Number(isNumeric(id) ? id.lexeme : (id ?? 0)) !== 0;
