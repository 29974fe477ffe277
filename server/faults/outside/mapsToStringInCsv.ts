import { jsvScalar } from '../../../formats/jsv/encodeJsv.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { Value } from '../../../specs/Value.ts';
import type { Fault } from '../../Fault.ts';
import { onAnswerMembers } from '../../hooks/onAnswerMembers.ts';

export const mapsToStringInCsv: Fault = {
  clause: 'TYP-11',
  about:
    'In csv the cell of the bills of materials is the toString of its maps: name=value, with a comma and a blank.',
  causes: ['lists in a cell are not written as name:value pairs in brackets'],
  operations: ['ProductBOMGet'],
  hook: onAnswerMembers(
    { formats: ['csv'], operations: ['ProductBOMGet'], outcome: 'success' },
    (members) => ({
      ...members,
      mvProductBOMs: text(members.mvProductBOMs ?? []),
    }),
  ),
};

function text(value: Value): string {
  if (Array.isArray(value)) return `[${(value as readonly Value[]).map(text).join(', ')}]`;
  if (!isRecord(value)) return jsvScalar(value as Exclude<Value, readonly Value[]>) ?? '';
  return `{${Object.entries(value)
    .map(([name, held]) => `${name}=${text(held ?? null)}`)
    .join(', ')}}`;
}
