import type { Answer } from '../harness/Answer.ts';
import type { GatherContext } from '../harness/Evidence.ts';
import type { Numeric } from '../specs/Value.ts';
import { affectedId } from './affectedId.ts';
import { companyRemoval } from './companyRemoval.ts';

/** Notes the record that an answer to a write names, and gives its id; undefined, and nothing noted, where it names none. */
export function noteMade(context: GatherContext, answer: Answer): Numeric | undefined {
  const { operation } = answer.call;
  const id = affectedId(answer);
  if (operation === null || id === undefined) return undefined;
  const removal = operation.name === 'CompanyUpdate' ? { removal: companyRemoval(id) } : {};
  context.made({ record: operation.record ?? operation.name, id: id.lexeme, ...removal });
  return id;
}
