import type { Answer } from '../../../harness/Answer.ts';
import type { Judgement } from '../../../harness/Judgement.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import { operation } from '../../../specs/operations.ts';
import { atDefaultAddress, both, takesShownOption } from '../../../specs/rules.ts';
import { recordShape } from '../../../specs/shapes.ts';
import { saidBy } from '../../compare/reads.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { successClause } from '../../kernel/gathered.ts';
import { blocked, breach, failed, judged, messageOf } from '../../kernel/judgements.ts';
import { obstacleIn } from '../../kernel/obstacles.ts';
import { isNotLetIn, outcomeOf } from '../../kernel/outcomeOf.ts';
import type { Scenario } from '../../kernel/Scenario.ts';
import { type Subject, subjectOf } from '../../kernel/Subject.ts';
import { narrowingOrder } from '../../probes/reads/narrowing.ts';
import { deletingWith, unknownWith } from '../../probes/recordActions/withApplication.ts';
import { insertingWith, readingWith } from '../../probes/recordActions/withOptions.ts';
import { plainShipping } from '../../probes/records/shipping.ts';
import { returningMore } from '../../probes/workOrderReturns.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from './sameWithOptions.ts';

const name = 'options';
const comments = 'made by assay';

/** With the optional members of each row; nobody is notified, and on what costs or is used up it is asked by an unknown id. */
const scenarios: Readonly<Record<string, Scenario>> = {
  DocumentUpdate: insertingWith(name, {
    AutoInsertBundledProductRows: false,
    AutoInsertBatchNumbersToProductRows: 'Undefined',
  }),
  CompanyUpdate: insertingWith(name, {
    associateCompanyWithDefaultDocumentTypes: false,
    documentTypePostfixForDefaultAsssociation: 'A',
  }),
  CompanyDelete: deletingWith(name, 'beside-too', { DeleteRelatedDocumentTemplates: false }),
  SalesOrderGet: readingWith(name, { ReturnTopNRecords: numeric(20) }, (_, plain) => {
    // A number that no order has may be refused (rule 3).
    const order = narrowingOrder(operation('SalesOrderGet'), plain);
    return order === undefined
      ? undefined
      : { mvSalesOrderNo: order.SalesOrderNo, mvSalesOrderStatus: order.SalesOrderStatus };
  }),
  AccountSettingsGet: readingWith(name, {}, ({ settingName }) =>
    settingName === undefined ? 'settingName' : { SettingName: settingName },
  ),
  WorkOrderReturnMaterials: unknownWith(
    name,
    'write',
    (id, sku) =>
      sku === undefined
        ? 'knownSkus'
        : { WorkOrderId: id, WorkOrderReturnMaterials: [{ ProductSKU: sku, ReturnQuantity: numeric(1) }] },
    () => ({ Comments: comments }),
    returningMore.name,
  ),
  WorkOrderDeleteFinishedGoodReceipt: unknownWith(
    name,
    'write',
    (id) => ({ FinishedGoodReceiptId: id }),
    () => ({
      FinishedGoodDeleteComments: comments,
    }),
  ),
  ShippingInformationCreateLabel: unknownWith(
    name,
    'label',
    (id) => ({ DocumentId: id }),
    (context) => ({ ShippingInfo: plainShipping(context), NotifyCustomer: false }),
    'success',
  ),
};

const optionsOf = (called: string): readonly string[] =>
  operation(called)
    .request.filter(({ optional }) => optional === true)
    .map((member) => member.name);

const base: Pick<Check, 'clause' | 'level' | 'scenario' | 'on' | 'reads'> = {
  clause: 'ACT-10',
  level: 'MUST',
  scenario: name,
  on: 'any',
  reads: 'status',
};

/** A member that a row marks "(opt)" may be sent or left out: the call is taken, or fails, the same way. */
export const ACT10: JudgedClause = clause('ACT-10', {
  level: 'MUST',
  statement: 'A request member marked "(opt)" may be sent or left out.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'Both calls are taken. NotifyCustomer is never sent as true; SettingName without a fixture, SortBy and CustomReportParameters are only left out. Members without the mark are always sent.',
  open: 'What the members do.',
  appliesTo: {
    reason:
      'The operations whose rows mark a member that can be sent, other than the source application (ACT-8), what every Get takes (GET, FLT), and Page and Limit (GET-10).',
    holds: both(takesShownOption, atDefaultAddress),
  },
  scenarios: (called) => {
    const scenario = scenarios[called.name];
    if (scenario === undefined && takesShownOption({ operation: called, format: 'json', address: 'path' }))
      throw new Error(`nothing is known of the options of ${called.name}`);
    return scenario === undefined ? [] : [scenario];
  },
  checks: [
    {
      ...base,
      when: (_, { expects }) => expects === 'success',
      judge: (subject) => {
        const called = subject.spec.operation;
        const { refused, without } = subject.evidence.others;
        const plain = called === null ? undefined : successClause(called);
        if (plain !== undefined && without?.decoded != null && outcomeOf(without, 'success') === 'failed')
          return (
            obstacleIn(without, subject.context) ??
            blocked(`clause:${plain}`, 'without the options the call is refused')
          );
        if (
          refused !== undefined &&
          without?.decoded != null &&
          outcomeOf(without, 'success') === 'succeeded'
        )
          return judged([
            breach(
              refused,
              'the call is refused with optional members, and taken without',
              'success',
              saidBy(refused),
            ),
          ]);
        return succeedsWithOptions(subject, optionsOf(called?.name ?? '').join(', '));
      },
    },
    {
      ...base,
      when: (_, { expects }) => expects === 'failure',
      judge: (subject) => {
        const options = optionsOf(subject.spec.operation?.name ?? '');
        return takenWhereItExists(subject, options) ?? failsTheSameWithOptions(subject, options);
      },
    },
  ],
});

/** What the calls on a record that exists tell: undefined where there were none, or none that tells. */
function takenWhereItExists(subject: Subject, options: readonly string[]): Judgement | undefined {
  const { existing, refused } = subject.evidence.others;
  if (existing === undefined || outcomeOf(existing, 'success') !== 'succeeded') return undefined;
  if (refused === undefined || lacksMore(refused)) return undefined;
  const called = subjectOf({ answer: refused, others: {} }, subject.spec, subject.context);
  if (isNotLetIn(called.response.status)) return undefined;
  return failed(
    called,
    `the call is refused with ${options.join(', ')}, and taken without`,
    'success',
    messageOf(called),
  );
}

/** Whether a refusal speaks of what the block that was sent has not got: a server may want more in one than it stores (rule 3). */
function lacksMore({ call, decoded }: Answer): boolean {
  const { ShippingInfo: sent } = call.members;
  const status = decoded?.value.ResponseStatus;
  if (!isRecord(sent) || !isRecord(status) || typeof status.Message !== 'string') return false;
  const said = status.Message.toLowerCase();
  return recordShape('ShippingInfo')
    .members.filter(({ name: member }) => sent[member] === undefined)
    .some(({ name: member }) => said.includes(member.replace(/Info$/, '').toLowerCase()));
}
