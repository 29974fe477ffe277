import type { Answer } from '../harness/Answer.ts';
import type { GatherContext, Gathered } from '../harness/Evidence.ts';
import type { Numeric, RecordValue } from '../specs/Value.ts';
import { purchaseOrder } from './builds/purchaseOrder.ts';
import { wanting } from './gathered.ts';
import { noteMade } from './noteMade.ts';
import { obstacleOf } from './obstacleOf.ts';
import { siblingKey } from './ownDocument.ts';
import type { ScenarioPlace } from './Scenario.ts';
import { writeMembers } from './writing.ts';

/** An order that was inserted for one scenario alone: as it was sent, and as it was answered. */
export interface InsertedOrder {
  readonly kind: 'inserted';
  readonly id: Numeric;
  readonly sent: RecordValue;
  readonly answer: Answer;
}

/** The plain insert in this format, by which a scenario knows whether orders are taken at all. */
export const plainOrder = (place: ScenarioPlace): readonly string[] => [
  siblingKey(place, 'PurchaseOrderUpdate'),
];

/**
 * Inserts a verified order in this place's format after the plain one was taken (`plainOrder`, required); else why it
 * can't be. `changed` gives it another content, `spelt` another spelling.
 */
export async function insertedOrder(
  context: GatherContext,
  place: ScenarioPlace,
  label: string,
  changed: (order: RecordValue) => RecordValue = (order) => order,
  spelt: (members: RecordValue) => RecordValue = (members) => members,
): Promise<InsertedOrder | Gathered> {
  const [key = ''] = plainOrder(place);
  const obstacle = obstacleOf(await context.other(key), place);
  if (obstacle !== undefined) return obstacle;
  const built = purchaseOrder(context, `${label}-${place.format}`);
  if (typeof built === 'string') return wanting(built);
  const sent = changed(built);
  const answer = await context.call(place.operation, spelt(writeMembers(context, place, sent, 'Insert')));
  const id = noteMade(context, answer);
  if (id !== undefined) return { kind: 'inserted', id, sent, answer };
  return { kind: 'blocked', cause: 'control', message: 'the target refused a second plain order', answer };
}
