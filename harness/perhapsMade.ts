import { isRecord } from '../specs/isRecord.ts';
import { isNumeric } from '../specs/numeric.ts';
import type { Value } from '../specs/Value.ts';
import type { Answer } from './Answer.ts';
import type { Made } from './Evidence.ts';

/** What the answer to an insert that can't be read, or stayed away, leaves in doubt; undefined where there is no doubt. */
export function perhapsMade({ call, decoded, exchange }: Answer): Made | undefined {
  const { operation, members, keyAs } = call;
  if (decoded !== null || operation?.record === undefined || operation.id === undefined) return undefined;
  if (keyAs !== undefined || 'APIKEY' in members) return undefined;
  const record = members[operation.record];
  const action = members.mvRecordAction ?? 'Insert';
  if (!isRecord(record) || isThere(record[operation.id]) || !/^Insert/.test(String(action))) return undefined;
  const { response, failure } = exchange;
  if (failure?.kind === 'refused' || failure?.kind === 'unreachable') return undefined;
  // A refusal of HTTP itself, with nothing done; of what else failed nobody knows how far it came.
  if (response !== null && ((response.status >= 400 && response.status < 500) || response.status === 503))
    return undefined;
  const text = textsIn(record).find((one) => ours.test(one)) ?? '';
  const perhaps = { operation: operation.name, format: call.format, text: text.slice(0, 200) };
  return { record: operation.record, id: '', perhaps };
}

/** What the builds write into every record, so that it can be told from those of others. */
const ours = /assay |\b[0-9a-f]{10}\b/i;

const isThere = (id: Value | undefined): boolean => Number(isNumeric(id) ? id.lexeme : (id ?? 0)) !== 0;

function textsIn(value: Value | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
