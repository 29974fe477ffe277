import type { Violation } from '../../harness/Judgement.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { found, wanting } from '../gathered.ts';
import { insertedOrder, plainOrder } from '../insertedOrder.ts';
import { blocked, judged, shown, violation } from '../judgements.ts';
import { outcomeOf } from '../outcomeOf.ts';
import { receivesItems, receiving } from '../receiving.ts';
import { refusedWrite } from '../refusedWrite.ts';
import { rowsWithIds } from '../rowsWithIds.ts';
import type { Scenario } from '../Scenario.ts';
import type { Subject } from '../Subject.ts';
import { sameNumber } from '../sameNumber.ts';
import { spoilt } from '../spoilt.ts';
import { withEcho } from '../withEcho.ts';

const receipt: Scenario = {
  name: receivesItems,
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'one record and its receive document',
  requires: plainOrder,
  gather: async (context, place) => {
    const { receiveDocumentTypeId } = context.fixtures;
    if (receiveDocumentTypeId === undefined) return wanting('receiveDocumentTypeId');
    const order = await insertedOrder(context, place, 'to-receive');
    if (order.kind !== 'inserted') return order;
    const sent = { ...order.sent, PurchaseOrderId: order.id, PurchaseOrderDetails: rowsWithIds(order) };
    const answer = await context.call(
      place.operation,
      receiving(context, place, sent, receiveDocumentTypeId),
    );
    const document = answer.decoded?.value.relatedDocumentID;
    if (outcomeOf(answer, 'success') === 'succeeded' && isNumeric(document))
      context.made({ record: 'mvDocument', id: document.lexeme });
    return found(answer, { insert: order.answer });
  },
};

function received(subject: Subject): readonly Violation[] {
  const id = subject.value.relatedDocumentID;
  if (isNumeric(id) && !sameNumber(id, numeric(0))) return [];
  const said = 'receiving items names no receive document';
  return [violation(subject, said, 'an id other than 0', shown(id), 'relatedDocumentID')];
}

function partly(subject: Subject, echo: RecordValue): readonly Violation[] {
  const status = echo.PurchaseOrderStatus;
  if (status === 'PartiallyReceived') return [];
  const said = 'the order has another status';
  return [
    violation(subject, said, '"PartiallyReceived"', shown(status), 'mvPurchaseOrder.PurchaseOrderStatus'),
  ];
}

/** A row of the order, as it was sent and as it came back. */
type Row = readonly [sent: RecordValue, echoed: RecordValue];

/** Every row of the order takes the received quantity that was sent. */
const inTheirRows = (subject: Subject, rows: readonly Row[]): readonly Violation[] =>
  rows
    .map((row) => row.map((one) => one.PurchaseOrderRowReceivedQuantity))
    .filter(([sent, quantity]) => !sameNumber(quantity, sent))
    .map(([sent, quantity]) => {
      const at = 'mvPurchaseOrder.PurchaseOrderDetails.PurchaseOrderRowReceivedQuantity';
      return violation(subject, 'a row has another received quantity', shown(sent), shown(quantity), at);
    });

const rowsOf = (order: Value | undefined): readonly RecordValue[] =>
  recordsOf(isRecord(order) ? order.PurchaseOrderDetails : undefined);

/** Receiving less than was ordered makes the order partially received, and a receive document. */
export const PO5: ClauseSuite = {
  checks: [
    {
      clause: 'PO-5',
      level: 'MUST',
      scenario: receipt.name,
      on: 'any',
      reads: 'status',
      judge: (subject) => {
        if (subject.outcome !== 'succeeded')
          return refusedWrite(subject, 'items of a Verified order are refused');
        return withEcho(subject, (echo) => {
          const sent = rowsOf(subject.answer.call.members.mvPurchaseOrder);
          const echoed = rowsOf(echo);
          const rows = sent.flatMap((row): readonly Row[] => {
            const sku = row.PurchaseOrderRowProductSKU;
            const own =
              echoed.find((one) => one.PurchaseOrderRowProductSKU === sku) ??
              (sent.length === 1 && echoed.length === 1 ? echoed[0] : undefined);
            return own === undefined ? [] : [[row, own]];
          });
          if (rows.length < sent.length)
            return blocked('clause:ACT-1', 'the order came back without one of its rows');
          const odd = subject.deviations.find(
            ({ path, level }) => level === 'MUST' && path.endsWith('.PurchaseOrderRowReceivedQuantity'),
          );
          if (odd !== undefined) return blocked(`clause:${odd.clause}`, `${odd.path} can't be read`);
          const unread = ['relatedDocumentID', 'mvPurchaseOrder.PurchaseOrderStatus']
            .map((path) => spoilt(subject, path))
            .find((one) => one !== undefined);
          return (
            unread ?? judged([...received(subject), ...partly(subject, echo), ...inTheirRows(subject, rows)])
          );
        });
      },
    },
  ],
  scenarios: ({ name }) => (name === 'PurchaseOrderUpdate' ? [receipt] : []),
};
