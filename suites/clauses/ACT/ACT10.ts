import type { Fixtures } from '../../../config/Settings.ts';
import { fixedTurn } from '../../../generators/caseSeed.ts';
import { needed } from '../../../generators/records/Build.ts';
import { plainBuild } from '../../../generators/records/kinds.ts';
import { skusOf } from '../../../generators/records/ordersAndDocuments.ts';
import { plainShipping } from '../../../generators/records/shipping.ts';
import { namedApplication } from '../../../generators/records/sourceApplication.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { asEvidence, evidenceIn, type GatherContext } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import {
  hasSucceeded,
  isRefused,
  madeAgainIfRefused,
  outcomeOf,
} from '../../../harness/exchanges/outcome.ts';
import { isNotLetIn } from '../../../harness/exchanges/unreadable.ts';
import { narrowingOrder } from '../../../harness/oracle/narrowing.ts';
import { recordsRead, saidBy } from '../../../harness/records/listed.ts';
import { obstacleIn } from '../../../harness/verdicts/gate.ts';
import { blocked, breach, failed } from '../../../harness/verdicts/judgements.ts';
import { lacksMore } from '../../../harness/verdicts/refusals.ts';
import { messageOf, type Subject, subjectBeside } from '../../../harness/verdicts/Subject.ts';
import { failsTheSameWithOptions, succeedsWithOptions } from '../../../harness/verdicts/sameWithOptions.ts';
import { writerOf } from '../../../harness/writes/writtenRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { successClause } from '../../../specs/promises.ts';
import { atHome, takesShownOption } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { asAnswered, clause, on } from '../../kernel/clause.ts';
import {
  ofOperation,
  type Probe,
  plainKey,
  plainKeyOnly,
  probe,
  type Scenario,
  type ScenarioPlace,
  siblingKey,
} from '../../kernel/probe.ts';
import { plainInsertAgain } from '../../probes/recordActions/plainInserts.ts';
import {
  againWhereDifferent,
  deletingCompanyWith,
  refusedWithBoth,
  refusedWithOptions,
  type WithOptions,
} from '../../probes/recordActions/withOptions.ts';
import { returnsMore, sendsApplication, sendsOptions } from '../../probes/scenarioNames.ts';

/** Inserts a record with optional members of the request; without them the plain insert did. */
const insertingWith = (
  operation: string,
  options: (context: GatherContext, place: ScenarioPlace) => RecordValue,
) =>
  probe<WithOptions>({
    name: sendsOptions,
    of: ofOperation(operation),
    effect: 'write',
    creates: 'one or two records',
    requires: plainKeyOnly,
    gather: async (context, place) => {
      const plain = evidenceIn(await context.other(plainKey(place)));
      const record = plainBuild(place.operation)(context, `${sendsOptions}-${place.format}`, place);
      const members = options(context, place);
      const insert = () => writerOf(context, place)(record, 'Insert', members);
      const answer = await madeAgainIfRefused(insert);
      const without = plain.answer;
      const again = await plainInsertAgain(context, place, without, answer);
      const isPlainTaken = isRefused(answer) && Object.values(again).some(hasSucceeded);
      // The target may have been busy until the plain one was sent.
      const last = isPlainTaken ? await insert() : answer;
      return asEvidence(hasSucceeded(last) ? last : answer, { without, ...again });
    },
  });

/** How often a refused read is made again, between two plain reads, until what it asks for is still there in both. */
const mostReadings = 3;

/**
 * Reads with optional members, made from what the plain read brought without them: undefined where that brought nothing to ask for. That
 * read may be old, so a refusal counts only between two plain reads of now that both bring what is asked for.
 */
const readingWith = (
  operation: string,
  options: (fixtures: Fixtures, plain: Answer) => RecordValue | undefined,
  isThere: (asked: RecordValue, plain: Answer) => boolean = () => true,
) =>
  probe<WithOptions>({
    name: sendsOptions,
    of: ofOperation(operation),
    requires: plainKeyOnly,
    gather: async (context, place) => {
      const plain = evidenceIn(await context.other(plainKey(place)));
      const sent = options(context.fixtures, plain.answer);
      if (sent === undefined)
        return { kind: 'blocked', cause: 'nothing', message: 'the plain read brought nothing to ask for' };
      const answer = await context.call(place.operation, sent);
      if (!isRefused(answer)) return asEvidence(answer, { without: plain.answer });
      for (let round = 0; round < mostReadings; round++) {
        const [before, again, after] = await context.undisturbed(async (call) => {
          const read = () => call(place.operation, plain.answer.call.members);
          const first = await read();
          const asked = options(context.fixtures, first);
          const second = asked && (await call(place.operation, asked));
          return [first, second, await read()] as const;
        });
        if (again !== undefined && (!isRefused(again) || isThere(again.call.members, after)))
          return asEvidence(again, { without: before });
      }
      const message = 'what was asked for changed between two plain reads around the call';
      return { kind: 'blocked', cause: 'control', message, answer };
    },
  });

interface OnUnknown extends Partial<Pick<Scenario, 'effect'>> {
  /** What the call sends without optional members. */
  readonly members: (id: RecordValue[string], context: GatherContext) => RecordValue;
  readonly options: (context: GatherContext) => RecordValue;
  /** The scenario that makes the call on a record that exists: with the options, or without where it was refused with them. */
  readonly existing?: string;
}

/** The call on a record that does not exist, without optional members and with them. */
const unknownWith = (operation: string, { members, options, existing, effect = 'write' }: OnUnknown) =>
  probe<WithOptions>({
    name: sendsOptions,
    of: ofOperation(operation),
    effect,
    expects: 'failure',
    ...(existing && { requires: (place) => [siblingKey(place, operation, existing)] }),
    gather: async (context, place) => {
      const sent = members(numeric(unknownId(context, `${operation}/${sendsOptions}`)), context);
      const without = await context.call(place.operation, sent);
      const answer = await context.call(place.operation, { ...sent, ...options(context) });
      const again = await againWhereDifferent(context, without, answer, optionsOf(place.operation));
      if (existing === undefined) return asEvidence(answer, { without, ...again });
      const other = await context.other(siblingKey(place, operation, existing));
      if (other.kind === 'blocked') return asEvidence(answer, { without, ...again });
      const { [refusedWithOptions]: refused } = other.evidence.others;
      const beside = { without, existing: other.evidence.answer, ...again };
      return asEvidence(answer, refused === undefined ? beside : { ...beside, refused });
    },
  });

/** Whether a read brings an order with the number and the status that were asked for. */
const holdsOrder = ({ mvSalesOrderNo, mvSalesOrderStatus }: RecordValue, plain: Answer): boolean =>
  recordsRead(plain).some(
    (order) => order.SalesOrderNo === mvSalesOrderNo && order.SalesOrderStatus === mvSalesOrderStatus,
  );

const comments = 'made by assay';

/** Three letters that hardly any other call sends. */
const threeLetters = (context: GatherContext): string => {
  const turn = fixedTurn(context.unique('letters'));
  return [1, 26, 26 * 26].map((place) => String.fromCharCode(65 + (Math.floor(turn / place) % 26))).join('');
};

/**
 * Calls with the optional members of each row. Nobody is notified. Where a call costs money or uses something up, an unknown id is sent.
 */
const probes: readonly Probe<WithOptions>[] = [
  insertingWith('DocumentUpdate', () => ({
    AutoInsertBundledProductRows: false,
    AutoInsertBatchNumbersToProductRows: 'Undefined',
  })),
  insertingWith('CompanyUpdate', (context) => ({
    associateCompanyWithDefaultDocumentTypes: false,
    // A server may want another one for each company.
    documentTypePostfixForDefaultAsssociation: threeLetters(context),
  })),
  // The source application alone is for ACT-8.
  deletingCompanyWith(
    sendsOptions,
    'beside-too',
    () => ({ DeleteRelatedDocumentTemplates: false }),
    {
      in: (place) => turnOf(place, 'optionsOfDelete') === 'both',
      members: namedApplication,
      alone: sendsApplication,
    },
    // A server may give each company templates, and delete both or none.
    { DeleteRelatedDocumentTemplates: true },
  ),
  readingWith(
    'SalesOrderGet',
    (_, plain) => {
      // A number that no order has may be refused (rule 3).
      const order = narrowingOrder(recordsRead(plain));
      return (
        order && {
          ReturnTopNRecords: numeric(20),
          mvSalesOrderNo: order.SalesOrderNo,
          mvSalesOrderStatus: order.SalesOrderStatus,
        }
      );
    },
    holdsOrder,
  ),
  readingWith('AccountSettingsGet', ({ settingName }) => ({
    SettingName: needed(settingName, 'settingName'),
  })),
  unknownWith('WorkOrderReturnMaterials', {
    members: (id, context) => ({
      WorkOrderId: id,
      WorkOrderReturnMaterials: [{ ProductSKU: skusOf(context)[0], ReturnQuantity: numeric(1) }],
    }),
    options: () => ({ Comments: comments }),
    existing: returnsMore,
  }),
  unknownWith('WorkOrderDeleteFinishedGoodReceipt', {
    members: (id) => ({ FinishedGoodReceiptId: id }),
    options: () => ({ FinishedGoodDeleteComments: comments }),
  }),
  unknownWith('ShippingInformationCreateLabel', {
    effect: 'label',
    members: (id) => ({ DocumentId: id }),
    options: (context) => ({ ShippingInfo: plainShipping(context), NotifyCustomer: false }),
    existing: plainCall,
  }),
];

/** A member that a row marks "(opt)" may be sent or left out: the call is taken, or fails, the same way. */
export const ACT10 = clause('ACT-10', {
  statement: 'A request member marked "(opt)" may be sent or left out.',
  section: 'Endpoints: Operations with request and response shape',
  judging:
    'Both calls are taken. NotifyCustomer is never sent as true; SettingName without a fixture, SortBy and CustomReportParameters are only left out. Members without the mark are always sent.',
  open: 'What the members do.',
  appliesTo: atHome(
    'The operations whose rows mark a member that can be sent, other than the source application (ACT-8), what every Get takes (GET, FLT), and Page and Limit (GET-10).',
    takesShownOption,
  ),
  scenarios: (called) => {
    const own = probes.filter((one) => one.of(called));
    if (own.length === 0 && takesShownOption({ operation: called, format: 'json', address: 'path' }))
      throw new Error(`nothing is known of the options of ${called.name}`);
    return own;
  },
  checks: [
    on(sendsOptions, succeedsEitherWay, { ...asAnswered, when: (_, { expects }) => expects === 'success' }),
    on(sendsOptions, failsEitherWay, { ...asAnswered, when: (_, { expects }) => expects === 'failure' }),
  ],
});

const optionsOf = (called: Operation | null): readonly string[] =>
  (called?.request ?? []).filter(({ optional }) => optional === true).map(({ name }) => name);

/** The call is taken with the options as it is without. A refusal without them is another clause's. */
function succeedsEitherWay(subject: Subject<WithOptions>) {
  const called = subject.spec.operation;
  const { refused, without, otherAlone, otherwise, [refusedWithBoth]: refusedBoth } = subject.others;
  const plain = called === null ? undefined : successClause(called);
  const outcome = without?.decoded == null ? undefined : outcomeOf(without, 'success');
  if (plain !== undefined && without !== undefined && outcome === 'failed')
    return (
      obstacleIn(without, subject.context) ??
      blocked(`clause:${plain}`, 'without the options the call is refused')
    );
  const message = 'the call is refused with optional members, and taken without';
  if (refused !== undefined && outcome === 'succeeded')
    return [breach(refused, message, 'success', saidBy(refused))];
  // Each of them alone was taken.
  if (
    refusedBoth !== undefined &&
    otherAlone !== undefined &&
    [subject.answer, otherAlone].every(hasSucceeded)
  )
    return [
      breach(
        refusedBoth,
        'the call is refused with both of its optional members',
        'success',
        saidBy(refusedBoth),
      ),
    ];
  if (otherwise !== undefined)
    return blocked(
      'control',
      'the call is refused with one value of its optional members, and taken with another',
    );
  return succeedsWithOptions(subject, optionsOf(called).join(', '));
}

/** The call on what does not exist fails with the options as it does without. One on what exists is taken. */
function failsEitherWay(subject: Subject<WithOptions>) {
  const options = optionsOf(subject.spec.operation);
  return takenWhereItExists(subject, options) ?? failsTheSameWithOptions(subject, options);
}

/** What the calls on a record that exists tell: undefined where there were none, or none that tells. */
function takenWhereItExists(subject: Subject<WithOptions>, options: readonly string[]) {
  const { existing, refused } = subject.others;
  if (existing === undefined || outcomeOf(existing, 'success') !== 'succeeded') return undefined;
  if (refused === undefined || lacksMore(refused)) return undefined;
  const called = subjectBeside(subject, refused);
  if (isNotLetIn(called.response.status)) return undefined;
  const message = `the call is refused with ${options.join(', ')}, and taken without`;
  return failed(called, message, 'success', messageOf(called));
}
