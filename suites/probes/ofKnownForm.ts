import { skusLike } from '../../generators/records/skusLike.ts';
import { asEvidence, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { isRefused } from '../../harness/exchanges/outcome.ts';
import { messageIn } from '../../harness/exchanges/statusBlock.ts';
import { isInEnglish, saysMissing } from '../../harness/words/namesMissing.ts';

/** Whether a SKU that Assay made up may have been refused for its form: the refusal does not say in English that it does not exist. */
export const mayBeOfForm = ({ fixtures }: Pick<GatherContext, 'fixtures'>, answer: Answer): boolean =>
  fixtures.unknownSku === undefined && isRefused(answer) && !saysMissing(messageIn(answer) ?? '');

/**
 * The insert of a SKU that has the form of a known one. It is made where the one that Assay made up may have been refused for its form, as
 * a GTIN has 13 digits (rule 3). Blocked where there is none, or where the target takes it: nobody knows whether it exists.
 */
export async function ofKnownForm(
  context: GatherContext,
  gathered: Gathered,
  insert: (sku: string) => Promise<Answer>,
): Promise<Gathered> {
  if (gathered.kind === 'blocked' || !mayBeOfForm(context, gathered.evidence.answer)) return gathered;
  const { answer, others } = gathered.evidence;
  const { knownSkus = [], batchProductSku } = context.fixtures;
  const sku = knownSkus.flatMap(skusLike).find((one) => ![...knownSkus, batchProductSku].includes(one));
  const like = sku === undefined ? undefined : await insert(sku);
  if (like !== undefined && isRefused(like)) return asEvidence(like, others);
  if (like === undefined && !isInEnglish(messageIn(answer) ?? '')) return gathered;
  const message =
    'a SKU that Assay made up is refused, perhaps for its form, and the fixtures name no unknownSku';
  return { kind: 'blocked', cause: 'fixture:unknownSku', message, answer };
}
