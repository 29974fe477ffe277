import Big from 'big.js';
import { unsetMs } from '../../specs/datetime.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { headerIn } from '../exchanges/headers.ts';
import { openLexeme } from './openLexeme.ts';
import { documentIn, rowsOfDocument } from './rows.ts';

/** How much of each batch the rows of one SKU take, in the document of an answer. Batches of which none is taken are left out. */
export function attachedBatches(answer: Answer, sku: string): ReadonlyMap<string, Big> {
  const taken = new Map<string, Big>();
  const rows = rowsOfDocument(documentIn(answer)).filter((row) => row.DocumentRowProductSKU === sku);
  for (const batch of rows.flatMap((row) => recordsOf(row.DocumentRowBatchNumbers))) {
    const { BatchNumberName: name, AssignedQTYInDetail: quantity } = batch;
    if (typeof name !== 'string' || !isNumeric(quantity) || Number(quantity.lexeme) === 0) continue;
    taken.set(name, (taken.get(name) ?? new Big(0)).plus(quantity.lexeme));
  }
  return taken;
}

/**
 * Whether some of a batch may be left, by an answer of BatchNumberGet. That the document is taken does not tell: a lawful server may take any
 * batch by its name, as for goods that come in. The document does not show the members of these records. So the name is looked for in
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

/** No local time is further from UTC, in milliseconds. */
const widestZoneMs = 14 * 3_600_000;

/**
 * Whether a batch has expired, by its own row in the document of an answer or by BatchNumberGet: a lawful server may attach no such batch. The
 * document does not show the members of the latter, so that a date may stand there as text. The clock is that of the target.
 */
export function hasExpired(answer: Answer, batch: string): boolean {
  const { decoded, exchange, call } = answer;
  const rows = [
    ...rowsOfDocument(documentIn(answer)).flatMap((row) => recordsOf(row.DocumentRowBatchNumbers)),
    ...recordsOf(decoded?.value[call.operation?.list ?? '']),
  ];
  const now = Date.parse(headerIn(exchange.response?.headers ?? [], 'date') ?? exchange.timings.startedAt);
  return rows
    .filter((row) => Object.values(row).some((value) => value === batch))
    .flatMap((row) =>
      Object.entries(row).flatMap(([name, value]) => (/expir/i.test(name) ? dateIn(value) : [])),
    )
    .some((ms) => ms + widestZoneMs < now);
}

/** The milliseconds of a date that is set, as any format shows it; a local time as if its zone were UTC. */
function dateIn(value: Value | undefined): readonly number[] {
  const { kind, text } = openLexeme(value ?? null);
  const ms = Number(text) * 1000;
  return kind === 'other' || ms <= unsetMs ? [] : [ms];
}

const isZero = (value: Value | undefined): boolean => {
  const text = isNumeric(value) ? value.lexeme : value;
  return typeof text === 'string' && /^-?0+(\.0+)?$/.test(text);
};
