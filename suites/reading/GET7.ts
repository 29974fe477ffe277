import { isTame } from '../../generators/filters/tameText.ts';
import { couldContain } from '../../harness/oracle/couldMatch.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { and, type Truth } from '../../harness/oracle/Truth.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import type { ClauseSuite } from '../ClauseSuite.ts';
import { blocked, judged, shown } from '../judgements.ts';
import type { Scenario } from '../Scenario.ts';
import { attemptSelection } from '../searching/attemptSelection.ts';
import { isFull } from '../searching/isFull.ts';
import { operationOf } from '../searching/operationOf.ts';
import { saidBy } from '../searching/saidBy.ts';
import { faultsBy, isSilent, type SelectionTrial } from '../searching/selection.ts';
import { gatherWhole, wholeKey } from '../searching/wholeRead.ts';

/** The request member that narrows, and the member of the records that it is about. */
const narrowing = { mvSalesOrderNo: 'SalesOrderNo', mvSalesOrderStatus: 'SalesOrderStatus' } as const;

/**
 * The number and the status of the oldest order that has both, each alone and both together; of one whose status not all
 * have, where there is one: what all have restricts nothing. Together also without ReturnTopNRecords, where all can be read.
 */
const byMembers: Scenario = {
  name: 'by-members',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [wholeKey(place)],
  gather: (context, place) =>
    gatherWhole(context, place, async (whole) => {
      const { operation } = place;
      const orders = [...recordsIn(operation, whole.decoded?.value)]
        .reverse()
        .filter(({ SalesOrderNo, SalesOrderStatus }) =>
          [SalesOrderNo, SalesOrderStatus].every((text) => typeof text === 'string' && isTame(text)),
        );
      const isShared = (order: RecordValue): boolean =>
        orders.every(({ SalesOrderStatus }) => SalesOrderStatus === order.SalesOrderStatus);
      const order = orders.find((one) => !isShared(one)) ?? orders[0];
      if (order === undefined)
        return { kind: 'blocked', cause: 'nothing', message: 'no order has a number and a status' };
      const number = { mvSalesOrderNo: order.SalesOrderNo ?? '' };
      const status = { mvSalesOrderStatus: order.SalesOrderStatus ?? '' };
      const trials: SelectionTrial[] = [];
      const both = { ...number, ...status };
      const unlimited = isFull(operation, whole) ? [] : [{ ...both, ReturnTopNRecords: undefined }];
      for (const members of [number, status, both, ...unlimited]) {
        const { evidence } = await attemptSelection({
          context,
          place,
          before: whole,
          members,
          isBroken: (trial) => narrowingFaults(operation, trial).length > 0,
        });
        if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
        trials.push(evidence);
      }
      return { kind: 'evidence', evidence: { answer: whole, others: {}, trials } };
    }),
};

/** Exact matches of what was sent must come; what merely holds the text is open; the others must not come. */
function narrowingFaults(operation: Operation, trial: SelectionTrial) {
  const { members } = trial.answer.call;
  const asked = Object.entries(narrowing).flatMap(([name, field]) => {
    const sent = members[name];
    return typeof sent === 'string' ? [{ field, sent }] : [];
  });
  const truth = (record: RecordValue): Truth =>
    asked.map(({ field, sent }) => matches(record[field], sent)).reduce(and, 'yes');
  return faultsBy(operation, trial, truth);
}

function matches(held: RecordValue[string], sent: string): Truth {
  if (typeof held !== 'string' || held === '') return 'open';
  if (held === sent) return 'yes';
  return couldContain(held, sent) ? 'open' : 'no';
}

/** mvSalesOrderNo and mvSalesOrderStatus narrow the answer. */
export const GET7: ClauseSuite = {
  scenarios: ({ name }) => (name === 'SalesOrderGet' ? [byMembers] : []),
  checks: [
    {
      clause: 'GET-7',
      level: 'SHOULD',
      scenario: byMembers.name,
      on: 'success',
      reads: 'value',
      judge: (subject) => {
        const operation = operationOf(subject);
        const { trials = [] } = subject.evidence;
        if (trials.length === 0) return blocked('nothing', 'nothing was asked for');
        return judged(
          trials.flatMap((trial) => {
            const { call, exchange } = trial.answer;
            const asked = Object.keys(narrowing)
              .filter((name) => call.members[name] !== undefined)
              .map((name) => `${name} ${shown(call.members[name])}`)
              .join(' and ');
            return narrowingFaults(operation, trial).map((fault) => {
              const order =
                fault.kind === 'refused'
                  ? ''
                  : Object.values(narrowing)
                      .map((field) => `${field} ${shown(fault.record[field])}`)
                      .join(', ');
              return {
                message: `${asked} does not narrow the answer to what it names`,
                expected: fault.kind === 'extra' ? `no order with ${order}` : order || 'success',
                actual: { refused: saidBy(trial.answer), missing: 'not there', extra: 'there' }[fault.kind],
                path: operation.list ?? '',
                exchange,
              };
            });
          }),
        );
      },
    },
  ],
};
