import type { Fixtures } from '../../../config/Settings.ts';
import { allocations, returnedBy } from '../../../harness/canonical/allocations.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused } from '../../../harness/exchanges/outcome.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { formats, showsLayout } from '../../../specs/Format.ts';
import { numeric, sameNumber } from '../../../specs/numeric.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { plainKey, type ScenarioPlace } from '../../kernel/probe.ts';

/**
 * The return of a piece of another material of the work order, as an answer shows what is allocated. Only material that the fixtures name for
 * it may be returned; undefined where they name none.
 */
function pieceOfAnother(
  answer: Answer,
  { disposable: { allocatedWorkOrders = [] } = {} }: Fixtures,
): RecordValue | undefined {
  const { sku } = returnedBy(answer);
  const { WorkOrderId: id } = answer.call.members;
  const named = allocatedWorkOrders.filter((one) => sameNumber(numeric(one.id), id)).map((one) => one.sku);
  for (const [ProductSKU, { total, serials, batches }] of allocations(answer)) {
    const [batch] = [...batches].find(([, quantity]) => quantity.gte(1)) ?? [];
    if (
      ProductSKU === sku ||
      !named.includes(ProductSKU) ||
      total?.gte(1) !== true ||
      (batch === undefined && batches.size > 0)
    )
      continue;
    const Quantity = numeric(1);
    return {
      ProductSKU,
      ReturnQuantity: Quantity,
      ...(serials.length === 0 ? {} : { ReturnSerialNumbers: serials.slice(0, 1) }),
      ...(batch === undefined ? {} : { ReturnBatchNumbers: [{ BatchNumberName: batch, Quantity }] }),
    };
  }
  return undefined;
}

/**
 * What is sent after a refused second return, to find out whether the work order takes a further one. It is the same return in another format
 * (`elsewhere`). Where that is refused too, it is a piece of another material that the fixtures name (`another`).
 */
export async function furtherGiven(
  context: GatherContext,
  place: ScenarioPlace,
  [first, second]: readonly [Answer, Answer],
  give: (...materials: readonly RecordValue[]) => Promise<Answer>,
): Promise<Partial<Record<'elsewhere' | 'another', Answer>>> {
  if (first === second || !isRefused(second)) return {};
  const format = formats.find(
    (one) =>
      one !== place.format && showsLayout(one) && context.isPlanned(plainKey({ ...place, format: one })),
  );
  const at = format && { format, address: defaultAddress(format) };
  const inOther = at && (await context.call(place.operation, second.call.members, at));
  const elsewhere = inOther === undefined ? {} : { elsewhere: inOther };
  if (inOther !== undefined && hasSucceeded(inOther)) return elsewhere;
  const piece = pieceOfAnother(first, context.fixtures);
  return piece === undefined ? elsewhere : { ...elsewhere, another: await give(piece) };
}

/**
 * Whether a target that refused a second return on a work order takes any further one: in this or another format, of this or another
 * material. One that takes none may want the first to be confirmed: the document shows one return alone.
 */
export const takesFurther = ({ elsewhere, another, all, rest }: Answers): boolean =>
  [elsewhere, another, all, rest].some((answer) => answer !== undefined && hasSucceeded(answer));

/** Why the refusals of a target that takes no further return prove nothing. */
export const noFurtherReturn =
  'the work order takes no further return: the first one may have to be confirmed';
