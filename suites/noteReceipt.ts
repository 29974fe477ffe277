import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import { isNumeric } from '../specs/numeric.ts';
import { outcomeOf } from './outcomeOf.ts';

/** Notes the receive document that receiving items made. */
export function noteReceipt(context: GatherContext, answer: Answer): void {
  const document = answer.decoded?.value.relatedDocumentID;
  if (outcomeOf(answer, 'success') === 'succeeded' && isNumeric(document))
    context.made({ record: 'mvDocument', id: document.lexeme });
}
