import type { Answer } from '../harness/Answer.ts';
import { isNumeric } from '../specs/numeric.ts';
import { recordsOf } from '../specs/recordsOf.ts';
import type { Value } from '../specs/Value.ts';

/**
 * Whether there may be some of a batch left, by an answer of BatchNumberGet: a server that takes any batch by its name, as
 * that of goods coming in, does not tell. The members of these records are not shown, so the name is looked for in
 * all of them, and a quantity by what it is called.
 */
export function mayHaveBatch({ call, decoded }: Answer, batch: string): boolean {
  const records = recordsOf(decoded?.value[call.operation?.list ?? '']);
  return records.some(
    (record) =>
      Object.values(record).some((value) => value === batch) &&
      !Object.entries(record).some(([name, value]) => /qty|quantity|stock/i.test(name) && isZero(value)),
  );
}

const isZero = (value: Value | undefined): boolean => {
  const text = isNumeric(value) ? value.lexeme : value;
  return typeof text === 'string' && /^-?0+(\.0+)?$/.test(text);
};
