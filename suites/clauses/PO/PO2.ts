import { isRecord } from '../../../specs/isRecord.ts';
import { toPurchaseOrders } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found, wanting } from '../../kernel/gathered.ts';
import { obstacleOf } from '../../kernel/obstacles.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import type { Scenario } from '../../kernel/Scenario.ts';
import { plainOrder } from '../../probes/ownRecords.ts';
import { purchaseOrder } from '../../probes/records/ordersAndDocuments.ts';
import { noteMade, writeMembers } from '../../probes/writing.ts';
import { mustFail } from '../ERR/shownFailure.ts';

/** What is mandatory, and the action that misses it: an insert can't know its id. */
const mandatory: Readonly<Record<string, 'Insert' | 'Update'>> = {
  PurchaseOrderId: 'Update',
  PurchaseOrderNo: 'Insert',
  PurchaseOrderStatus: 'Insert',
};

const location = 'PurchaseOrderInventoryLocationID';

const nameOf = (member: string): string => `without-${member}`;

/** The scenario of an order without its status. */
export const leftOutStatus = nameOf('PurchaseOrderStatus');

/** A whole order but for one member; the status is surely mandatory beside an inventory location. */
const leavingOut = (member: string, action: 'Insert' | 'Update'): Scenario => ({
  name: nameOf(member),
  expects: 'failure',
  where: 'default',
  effect: 'write',
  apart: true,
  requires: plainOrder,
  gather: async (context, place) => {
    const [key = ''] = plainOrder(place);
    const obstacle = obstacleOf(await context.other(key), place);
    if (obstacle !== undefined) return obstacle;
    const record = purchaseOrder(context, `${nameOf(member)}-${place.format}`);
    if (typeof record === 'string') return wanting(record);
    const members = writeMembers(context, place, record, action);
    const order = isRecord(members.mvPurchaseOrder) ? members.mvPurchaseOrder : {};
    if (member === 'PurchaseOrderStatus' && order[location] === undefined)
      return wanting('inventoryLocationId');
    const answer = await context.call(place.operation, {
      ...members,
      mvPurchaseOrder: without(order, member),
    });
    if (outcomeOf(answer, 'failure') === 'succeeded') noteMade(context, answer);
    return found(answer);
  },
});

const without = (record: RecordValue, member: string): RecordValue =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== member));

const refusing = (member: string): Check => ({
  clause: 'PO-2',
  level: 'SHOULD',
  slug: member,
  scenario: nameOf(member),
  on: 'any',
  reads: 'status',
  judge: (subject) => mustFail(subject, `an order without ${member} is taken`),
});

/** An order without its mandatory members is not taken. */
export const PO2: JudgedClause = clause('PO-2', {
  level: 'SHOULD',
  statement: 'A call without PurchaseOrderId, PurchaseOrderNo or PurchaseOrderStatus fails.',
  section: 'Operation rules 2',
  judging:
    'One member left out in each probe, PurchaseOrderId on Update only, the status also beside PurchaseOrderInventoryLocationID. The document calls them mandatory and does not say what follows.',
  appliesTo: toPurchaseOrders,
  checks: Object.keys(mandatory).map(refusing),
  scenarios: ({ name }) =>
    name === 'PurchaseOrderUpdate'
      ? Object.entries(mandatory).map(([member, action]) => leavingOut(member, action))
      : [],
});
