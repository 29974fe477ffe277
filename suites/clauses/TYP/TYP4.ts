import type { Id } from '../../../config/Settings.ts';
import type { Judgement } from '../../../harness/Judgement.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { addressIs, both, except, formatIs, operationIs, requestHolds } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { saidBy } from '../../compare/reads.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { refused } from '../../kernel/gate.ts';
import { found } from '../../kernel/gathered.ts';
import { blocked, failed, judged, passed } from '../../kernel/judgements.ts';
import { outcomeOf } from '../../kernel/outcomeOf.ts';
import type { Scenario } from '../../kernel/Scenario.ts';
import type { Subject } from '../../kernel/Subject.ts';
import {
  type Pairing,
  pairOfCalls,
  pairOfInserts,
  pairOfPages,
  pairOfShipping,
  pairOfUpdates,
  pairWith,
} from '../../probes/numbersAsText/pairs.ts';
import { asTextInVain, unlikeness } from '../../probes/numbersAsText/unlikeness.ts';
import { siblingKey } from '../../probes/ownRecords.ts';
import { alwaysSent } from '../../probes/reads/wholeRead.ts';
import { receivesItems } from '../../probes/receipts.ts';
import { returningMore } from '../../probes/workOrderReturns.ts';

const scenario = 'numbers-as-text';

/** The scenarios in which an operation is called with text as its examples have it, and the name of what they tell. */
const further: Readonly<Record<string, string>> = {
  PurchaseOrderUpdate: receivesItems,
  WorkOrderReturnMaterials: returningMore.name,
};

const judgeText: Check['judge'] = (subject) => {
  const { operation } = subject.spec;
  const { answer: number } = subject;
  const { text, again, textAgain } = subject.evidence.others;
  if (operation === null || text === undefined) throw new Error('a number is sent as text beside it');
  if (again !== undefined && unlikeness(operation, number, again) !== undefined)
    return blocked('nothing', 'the same call with a number is answered in two ways');
  if (textAgain !== undefined && unlikeness(operation, number, textAgain) === undefined)
    return blocked('nothing', 'the same call with text is answered in two ways');
  const isExpected = operation.kind === 'get' || operation.kind === 'write';
  if (isExpected && outcomeOf(number, 'success') === 'failed') return refused(subject);
  const difference = unlikeness(operation, number, text);
  if (difference === undefined) return takenFurther(subject);
  const { path, left, right } = difference;
  return failed(
    { ...subject, exchange: text.exchange },
    'numbers that are sent as text mean something else',
    left,
    right,
    path,
  );
};

/** What was asked with text alone failed or did nothing, and with numbers right after it succeeded and did something. */
function takenFurther(subject: Subject): Judgement {
  const { [asTextInVain]: text } = subject.evidence.others;
  if (text === undefined) return passed;
  const isRefused = outcomeOf(text, 'success') === 'failed';
  const said = {
    message: 'numbers that are sent as text mean something else',
    path: '',
    exchange: text.exchange,
  };
  return judged([
    { ...said, expected: 'what numbers do', actual: isRefused ? saidBy(text) : 'nothing was done' },
  ]);
}

/** A number may be sent as text in a json request and means the same. */
export const TYP4: JudgedClause = clause('TYP-4', {
  level: 'MUST',
  statement: 'A json request may write a number as text, and means the same by it.',
  section: 'Conventions',
  judging: 'The same call with the number and with its text is answered alike.',
  appliesTo: {
    reason:
      'Only json tells a number from a text; operations whose request can carry a number. Not where one more call costs money or leaves a subscription behind for good.',
    holds: both(
      formatIs('json'),
      addressIs('path'),
      requestHolds('int', 'decimal', 'number'),
      except(operationIs('ShippingInformationCreateLabel', 'EventSubscriptionAdd')),
    ),
  },
  checks: [{ scenario, on: 'any', reads: 'value', judge: judgeText }],
  scenarios: (operation) => {
    const pairing = pairingOf(operation);
    return pairing === undefined ? [] : [sending(operation, pairing)];
  },
});

interface Chosen {
  readonly pairing: Pairing;
  readonly effect: Scenario['effect'];
  readonly needs: readonly string[];
  readonly expects: Scenario['expects'];
}

const sending = (operation: Operation, { pairing, effect, needs, expects }: Chosen): Scenario => ({
  name: scenario,
  expects,
  where: 'default',
  effect,
  apart: true,
  requires: (place) =>
    [...needs, ...[further[operation.name] ?? []].flat()].map((name) =>
      siblingKey(place, operation.name, name),
    ),
  gather: async (context, place) => {
    const gathered = await pairing(context, place);
    const more = further[operation.name];
    if (more === undefined || gathered.kind === 'blocked') return gathered;
    const other = await context.other(siblingKey(place, operation.name, more));
    if (other.kind === 'blocked') return gathered;
    const { answer, others } = gathered.evidence;
    const { [asTextInVain]: text } = other.evidence.others;
    return found(answer, text === undefined ? others : { ...others, [asTextInVain]: text });
  },
});

/** How an operation is called with numbers and with text; undefined where it takes no number that may be sent again. */
function pairingOf(operation: Operation): Chosen | undefined {
  const { kind, name } = operation;
  if (kind === 'get') return pairOfReads(operation);
  if (name === 'ShippingProviderUpdate')
    return { pairing: pairOfUpdates, effect: 'write', needs: ['success'], expects: 'success' };
  if (name === 'ShippingInformationUpdate')
    return { pairing: pairOfShipping, effect: 'write', needs: ['success'], expects: 'success' };
  if (kind === 'write' && name !== 'EventSubscriptionAdd')
    return { pairing: pairOfInserts, effect: 'write', needs: ['success'], expects: 'success' };
  if (kind === 'write' || name === 'ShippingInformationCreateLabel') return undefined;
  return { pairing: pairWith('unknown-id'), effect: 'write', needs: ['unknown-id'], expects: 'failure' };
}

function pairOfReads(operation: Operation): Chosen | undefined {
  const one = numeric(1);
  const read = (members: (fixture: Id | undefined) => RecordValue | string): Chosen => ({
    pairing: pairOfCalls(({ fixtures }) => members(fixtures.customReportId)),
    effect: 'read',
    needs: [],
    expects: 'success',
  });
  if (operation.name === 'CustomReportGetData')
    return read((id) => (id === undefined ? 'customReportId' : { CustomReportId: numeric(id) }));
  if (operation.name === 'ShippingInformationGet')
    return { pairing: pairWith('success'), effect: 'read', needs: ['success'], expects: 'success' };
  if (operation.request.some(({ name }) => name === 'Page'))
    return { pairing: pairOfPages, effect: 'read', needs: ['success'], expects: 'success' };
  if (operation.filters !== true) return undefined;
  return read(() => ({ ReturnTopNRecords: one, ...alwaysSent(operation) }));
}
