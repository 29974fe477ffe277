import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext, Gathered } from '../../harness/Evidence.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { wanting } from '../gathered.ts';
import { obstacleOf } from '../obstacleOf.ts';
import { siblingKey } from '../ownDocument.ts';
import type { ScenarioPlace } from '../Scenario.ts';
import { sameNumber } from '../sameNumber.ts';
import { idOf, writeMembers } from '../writing.ts';
import type { Slots } from './Slots.ts';
import { type Slotted, slottedOf } from './slottedOf.ts';

/**
 * Sends values that a target may refuse or alter, after the same write with plain ones (the control) was taken (rule 3).
 *
 * Several go in one call, each in a member of its own; where that call is refused or a value altered, each goes alone,
 * so that one defect is one verdict. The control is the evidence's answer, the others are what was sent.
 */
export async function probe(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  groups: readonly (readonly Value[])[],
  isUnaltered: (slotted: Slotted) => boolean,
): Promise<Gathered> {
  const control = await context.other(siblingKey(place, slots.operation));
  const obstacle = obstacleOf(control, place);
  if (obstacle !== undefined || control.kind === 'blocked') return obstacle ?? control;
  const { answer } = control.evidence;
  const plain = slottedOf(slots, answer);
  if (plain.kind !== 'taken' || plain.values.some(isLost)) {
    const cause = place.operation.name === 'ProductBundleUpdate' ? 'clause:PB-1' : 'clause:ACT-1';
    const message = 'what the plain write sent in the same members did not come back';
    return { kind: 'blocked', cause, message, answer };
  }
  const others: Record<string, Answer> = {};
  for (const [index, values] of groups.entries()) {
    const sent = await send(context, place, slots, values, `${index}`);
    if (typeof sent === 'string') return wanting(sent);
    const back = slottedOf(slots, sent);
    if (values.length === 1 || (back.kind === 'taken' && back.values.every(isUnaltered))) {
      others[`together-${index}`] = sent;
      continue;
    }
    for (const [position, value] of values.entries()) {
      const alone = await send(context, place, slots, [value], `${index}-${position}`);
      if (typeof alone !== 'string') others[`alone-${index}-${position}`] = alone;
    }
  }
  return { kind: 'evidence', evidence: { answer, others } };
}

/** Whether a plain value did not come back; fractions and datetimes that came back as others are what is probed. */
function isLost({ sent, back }: Slotted): boolean {
  if (back === undefined || back === null) return true;
  if (typeof sent === 'string') return sent !== back;
  return isNumeric(sent) && /^-?\d+$/.test(sent.lexeme) && !sameNumber(sent, back);
}

async function send(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  values: readonly Value[],
  label: string,
): Promise<Answer | string> {
  const record = slots.build(values)(context, label);
  if (typeof record === 'string') return record;
  const { operation } = place;
  const answer = await context.call(operation, writeMembers(context, place, record, 'Insert', slots.more));
  const id = idOf(answer.decoded?.value ?? {}, operation.record, operation.id);
  if (isNumeric(id) && Number(id.lexeme) !== 0) {
    const removal = slots.removal === undefined ? {} : { removal: slots.removal(id) };
    context.made({ record: operation.record ?? operation.name, id: id.lexeme, ...removal });
  }
  return answer;
}
