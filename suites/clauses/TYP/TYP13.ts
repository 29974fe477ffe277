import * as fc from 'fast-check';
import { caseSeed } from '../../../generators/caseSeed.ts';
import { decimalSlots, quantitySlots, type Slots, slotsOf } from '../../../generators/oddValues/slots.ts';
import { document, skusOf } from '../../../generators/records/ordersAndDocuments.ts';
import { decimalEdges, plainDecimalArbitrary } from '../../../generators/values/plainDecimalArbitrary.ts';
import { rowsOfOrder, sameRow } from '../../../harness/canonical/rows.ts';
import { typedValues } from '../../../harness/canonical/typedValues.ts';
import { sameText, valueAt } from '../../../harness/canonical/values.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { ofTried, type Slotted, triedIn, unreadableWrites } from '../../../harness/writes/slottedOf.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, keepsAllButFraction, numeric, sameNumber } from '../../../specs/numeric.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { either, operationIs, writesPlain } from '../../../specs/rules.ts';
import { recordShape } from '../../../specs/shapes.ts';
import { clause, on } from '../../kernel/clause.ts';
import { insertRecord } from '../../probes/madeForScenarios.ts';
import { oddValues } from '../../probes/oddValues/writeOddValues.ts';
import { askedOnce } from '../../probes/profile.ts';
import { receivedQuantity } from '../../probes/receipts.ts';
import { chainOfActions, receivesItems } from '../../probes/scenarioNames.ts';

const sending = (name: string, kind: typeof decimalSlots, lexemes: (seed: number) => readonly string[]) =>
  oddValues({
    name,
    kind,
    creates: 'a record with odd numbers, or one for each of them where they are refused together',
    groups: (_, size, seed) => [
      lexemes(seed)
        .slice(0, size)
        .map((lexeme) => numeric(lexeme)),
    ],
    isUnaltered: isEqual,
  });

const decimals = sending('decimals', decimalSlots, (seed) => [
  ...decimalEdges,
  ...fc.sample(plainDecimalArbitrary, { seed: caseSeed(seed, 'TYP-13/decimals') | 0, numRuns: 5 }),
]);
const fractions = sending('numbers', quantitySlots, () => ['2.5', '0.25', '12.75', '1.10', '3.3']);
const asFraction = { level: 'SHOULD', slug: 'numbers' } as const;

export const TYP13 = clause('TYP-13', {
  statement: 'A decimal comes back equal to the one that was sent.',
  section: 'Conventions',
  judging:
    'Up to 2 fraction digits and 6 integer digits, compared as decimals. In members of type number, fractions are a SHOULD.',
  open: 'More digits: rounding is not shown and is observed.',
  appliesTo: atHome(
    'Writes that echo a decimal or a number that no server computes, and labels, which show those of their document.',
    either(writesPlain('decimal', 'number'), operationIs('ShippingInformationCreateLabel')),
  ),
  checks: [
    on(decimals, (subject) => comeBackEqual(subject, decimalSlots)),
    on(fractions, (subject) => comeBackEqual(subject, quantitySlots), asFraction),
    on(plainCall, ({ answer }) => shippingComesBackEqual(answer, 'ShippingInfo'), {
      ...asFraction,
      when: operationIs('ShippingInformationUpdate'),
    }),
    on(plainCall, labelShowsFractions, {
      ...asFraction,
      when: operationIs('ShippingInformationCreateLabel'),
    }),
    on(chainOfActions, ({ answer }) => shippingComesBackEqual(answer, 'mvDocument.DocumentShippingInfo'), {
      level: 'SHOULD',
      slug: 'shipping',
      when: operationIs('DocumentUpdate'),
    }),
    on(receivesItems, receivedFractionsStay, { level: 'SHOULD', slug: 'received' }),
  ],
  /** How decimals are rounded. */
  observed: askedOnce(
    {
      name: 'decimal-profile',
      operation: 'DocumentUpdate',
      effect: 'write',
      creates: 'one record',
      gather: async (context, place) => {
        const [sku = ''] = skusOf(context);
        const record = document(context, 'decimal-profile', [sku, sku]);
        const details = recordsOf(record.DocumentDetails).map((row, index) => ({
          ...row,
          DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(prices[index] ?? '1'),
        }));
        return asEvidence(await insertRecord(context, place, { ...record, DocumentDetails: details }));
      },
    },
    ({ answer }) => {
      const echo = answer.decoded?.value.mvDocument;
      const rows = isRecord(echo) ? recordsOf(echo.DocumentDetails) : [];
      const seen = prices.flatMap((price, index) => {
        const back = rows.find(({ DocumentRowRemarks }) => sameText(`row ${index + 1}`, DocumentRowRemarks));
        return back === undefined
          ? []
          : [`a price of ${price} comes back as ${shown(back.DocumentRowUnitPriceWithoutTaxOrDiscount)}`];
      });
      return seen.length === 0 ? 'a price with more than two fraction digits is refused' : seen.join('; ');
    },
  ),
});

/** More fraction digits than are judged, with a half where a server may round. */
const prices = ['1.005', '2.3456789'] as const;

/** A number that can't be read is judged by TYP-3. */
function isEqual({ sent, back }: Slotted): boolean {
  return typeof back === 'string' || sameNumber(sent, back);
}

const message = 'a number comes back as another one';

function comeBackEqual({ spec, evidence }: Subject, kind: ReadonlyMap<string, Slots>): Judgement {
  const tried = triedIn(slotsOf(kind, spec.operation), evidence).filter(
    ({ back }) => back.kind !== 'refused',
  );
  if (tried.length === 0) return blocked('control', 'the target refused every write with such numbers');
  const path = spec.operation?.record;
  return ofTried(
    tried,
    tried.flatMap((write) => [
      ...unreadableWrites([write], 'odd numbers', 'the numbers as they were sent', path),
      ...(write.back.kind === 'taken' ? write.back.values : [])
        .filter((value) => !isEqual(value))
        .map(({ sent, back }) => breach(write.answer, message, shown(sent), shown(back), path)),
    ]),
  );
}

/** A row of an order keeps the fraction of a received quantity; another quantity is PO-5's. */
function receivedFractionsStay({ answer }: Subject): Judgement {
  const path = 'mvPurchaseOrder.PurchaseOrderDetails.PurchaseOrderRowReceivedQuantity';
  const echoed = rowsOfOrder(answer.decoded?.value.mvPurchaseOrder);
  const rows = rowsOfOrder(answer.call.members.mvPurchaseOrder).map(
    (row) => [row[receivedQuantity], sameRow(row, echoed)?.[receivedQuantity]] as const,
  );
  if (rows.every(([sent]) => Number.isInteger(Number(isNumeric(sent) ? sent.lexeme : 0))))
    return blocked('control', 'the target refused a received quantity with a fraction');
  return judged(
    rows
      .filter(([sent, back]) => !sameNumber(sent, back) && keepsAllButFraction(sent, back))
      .map(([sent, back]) => breach(answer, message, shown(sent), shown(back), path)),
  );
}

/** A label shows the fractions that the document holds, where the answer to their write showed them. */
function labelShowsFractions({ answer, evidence: { others } }: Subject): Judgement {
  const { ShippingInformationUpdate: written } = others;
  if (written === undefined || outcomeOf(written, 'success') !== 'succeeded')
    return blocked('control', 'the shipping information of the document was not written');
  const ofDocument = shippingComesBackEqual(written, 'ShippingInfo');
  if (ofDocument.kind !== 'judged') return ofDocument;
  if (isMeasured(answer, written))
    return blocked('nothing', 'the label shows other measures than those of its document');
  return ofDocument.violations.length === 0
    ? shippingComesBackEqual(answer, 'ShippingInfo', written)
    : blocked('clause:TYP-13', 'the document does not show these fractions as they were sent');
}

/**
 * Whether the label shows quite other measures: a carrier may weigh and measure by itself (SHP-1). It may also leave out any measure, and not
 * only one of 0, so that nothing in its place shows no other one.
 */
function isMeasured(label: Answer, { call }: Answer): boolean {
  const [sent, shows] = [call.members, label.decoded?.value ?? {}].map((one) => valueAt(one, 'ShippingInfo'));
  if (!isRecord(sent) || !isRecord(shows)) return false;
  return typedValues(recordShape('ShippingInfo'), sent, ['number']).some(({ path, value }) => {
    const back = valueAt(shows, path);
    const isKept = isBlank(back) || sameNumber(value, back) || keepsAllButFraction(value, back);
    return !path.startsWith('CostInfo.') && path !== 'LockerId' && !isKept;
  });
}

/** The numbers of a shipping block, which have fractions. A value that is quite another, or none, is SHP-1's or ACT-1's. */
function shippingComesBackEqual(answer: Answer, block: string, written = answer): Judgement {
  const sent = valueAt(written.call.members, block);
  if (!isRecord(sent))
    return blocked('control', 'the target refused such a record with shipping information');
  const echo = valueAt(answer.decoded?.value ?? {}, block);
  if (!isRecord(echo)) return blocked('clause:ENV-14', `the answer carries no ${block}`);
  return judged(
    typedValues(recordShape('ShippingInfo'), sent, ['number']).flatMap(({ path, value }) => {
      const back = valueAt(echo, path);
      return sameNumber(value, back) || !keepsAllButFraction(value, back)
        ? []
        : [breach(answer, message, shown(value), shown(back), `${block}.${path}`)];
    }),
  );
}
