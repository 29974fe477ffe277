import type { Fixtures } from '../../../config/Settings.ts';
import { fixedTurn } from '../../../generators/caseSeed.ts';
import { needed } from '../../../generators/records/Build.ts';
import { plainBuild } from '../../../generators/records/kinds.ts';
import { skusOf } from '../../../generators/records/ordersAndDocuments.ts';
import { plainShipping } from '../../../generators/records/shipping.ts';
import { namedApplication } from '../../../generators/records/sourceApplication.ts';
import { unknownId } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { hasSucceeded, isRefused, madeAgainIfRefused } from '../../../harness/exchanges/outcome.ts';
import { narrowingOrder } from '../../../harness/oracle/narrowing.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { writerOf } from '../../../harness/writes/writtenRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import type { RecordValue } from '../../../specs/Value.ts';
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
import { returnsMore, sendsApplication, sendsOptions } from '../scenarioNames.ts';
import { plainInsertAgain } from './plainInserts.ts';
import {
  againWhereDifferent,
  deletingCompanyWith,
  refusedWithOptions,
  refusedWithout,
  type WithOptions,
} from './withOptions.ts';

/** The optional members of an operation. */
export const optionsOf = (called: Operation | null): readonly string[] =>
  (called?.request ?? []).filter(({ optional }) => optional === true).map(({ name }) => name);

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
  /** The scenario that makes the call on a record that exists: with the options or without, and the other way where it was refused. */
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
      const { [refusedWithOptions]: refused, [refusedWithout]: plain } = other.evidence.others;
      const beside = { without, existing: other.evidence.answer, ...again };
      return asEvidence(answer, { ...beside, refused, [refusedWithout]: plain });
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
export const callsWithOptions: readonly Probe<WithOptions>[] = [
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
    existing: plainCall,
  }),
  unknownWith('ShippingInformationCreateLabel', {
    effect: 'label',
    members: (id) => ({ DocumentId: id }),
    options: (context) => ({ ShippingInfo: plainShipping(context), NotifyCustomer: false }),
    existing: plainCall,
  }),
];
