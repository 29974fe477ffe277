import Big from 'big.js';
import * as fc from 'fast-check';
import { decimalEdges, plainDecimalArbitrary } from '../../../generators/values/plainDecimalArbitrary.ts';
import { caseSeed } from '../../../harness/caseSeed.ts';
import type { Violation } from '../../../harness/Judgement.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import { atDefaultAddress, both, writesPlain } from '../../../specs/rules.ts';
import { recordShape } from '../../../specs/shapes.ts';
import type { Numeric, RecordValue, Value } from '../../../specs/Value.ts';
import { sameNumber, valueAt } from '../../compare/values.ts';
import type { Check } from '../../kernel/Check.ts';
import { scalarsOf } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found, wanting } from '../../kernel/gathered.ts';
import { blocked, breach, judged, shown, violation } from '../../kernel/judgements.ts';
import type { Scenario } from '../../kernel/Scenario.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { probe } from '../../probes/oddValues/probe.ts';
import { decimalSlots, quantitySlots, type Slots } from '../../probes/oddValues/slots.ts';
import { ofTried, type Slotted, triedIn } from '../../probes/oddValues/slottedOf.ts';
import { siblingKey } from '../../probes/ownRecords.ts';
import { profileEvidence } from '../../probes/profile.ts';
import { document } from '../../probes/records/ordersAndDocuments.ts';
import { noteMade, writeMembers } from '../../probes/writing.ts';

const drawn = 5;
const fractions: readonly string[] = ['2.5', '0.25', '12.75', '1.10', '3.3'];

/** A number that can't be read is judged by TYP-3. */
const isEqual = ({ sent, back }: Slotted): boolean => typeof back === 'string' || sameNumber(sent, back);

const common = { clause: 'TYP-13', on: 'success', reads: 'value' } as const;

const checks: readonly Check[] = [
  { ...common, level: 'MUST', scenario: 'decimals', judge: (subject) => judgeSlots(subject, decimalSlots) },
  {
    ...common,
    level: 'SHOULD',
    slug: 'numbers',
    scenario: 'numbers',
    judge: (subject) => judgeSlots(subject, quantitySlots),
  },
  {
    ...common,
    level: 'SHOULD',
    slug: 'numbers',
    scenario: 'success',
    when: ({ operation }) => operation?.name === 'ShippingInformationUpdate',
    judge: judgeShipping,
  },
];

/**
 * A decimal comes back equal to the one that was sent: unit prices with up to two fraction digits; fractions of members
 * of type number should.
 */
export const TYP13: JudgedClause = clause('TYP-13', {
  level: 'MUST',
  statement: 'A decimal comes back equal to the one that was sent.',
  section: 'Conventions',
  judging:
    'Up to 2 fraction digits and 6 integer digits, compared as decimals. In members of type number, fractions are a SHOULD.',
  open: 'More digits: rounding is not shown and is observed.',
  appliesTo: {
    reason: 'Writes that echo a decimal or a number that no server computes.',
    holds: both(writesPlain('decimal', 'number'), atDefaultAddress),
  },
  checks,
  scenarios: (operation) => [
    ...sending(operation, 'decimals', decimalSlots, (seed) => [
      ...decimalEdges,
      ...fc.sample(plainDecimalArbitrary, { seed: caseSeed(seed, 'TYP-13/decimals') | 0, numRuns: drawn }),
    ]),
    ...sending(operation, 'numbers', quantitySlots, () => fractions),
  ],
  /** How decimals are rounded. */
  observed: {
    evidence: (selected) =>
      profileEvidence(selected, {
        name: scenario,
        operation: update.name,
        effect: 'write',
        creates: 'one record',
        gather: async (context, place) => {
          const sku = context.fixtures.knownSkus?.[0];
          const record = sku === undefined ? 'knownSkus' : document(context, scenario, [sku, sku]);
          if (typeof record === 'string') return wanting(record);
          const details = rowsOf(record).map((row, index) => ({
            ...row,
            DocumentRowUnitPriceWithoutTaxOrDiscount: numeric(prices[index] ?? '1'),
          }));
          const mvDocument = { ...record, DocumentDetails: details };
          const answer = await context.call(update, writeMembers(context, place, mvDocument, 'Insert'));
          noteMade(context, answer);
          return found(answer);
        },
      }),
    observe: ({ answer }, spec) => {
      if (spec.scenario !== scenario) return undefined;
      const echo = answer.decoded?.value.mvDocument;
      const rows = isRecord(echo) ? rowsOf(echo) : [];
      const seen = prices.flatMap((price, index) => {
        const back = rows.find(({ DocumentRowRemarks }) => DocumentRowRemarks === `row ${index + 1}`);
        return back === undefined
          ? []
          : [`a price of ${price} comes back as ${shown(back.DocumentRowUnitPriceWithoutTaxOrDiscount)}`];
      });
      return seen.length === 0 ? 'a price with more than two fraction digits is refused' : seen.join('; ');
    },
  },
});

function sending(
  operation: Operation,
  name: string,
  of: ReadonlyMap<string, Slots>,
  lexemes: (seed: number) => readonly string[],
): readonly Scenario[] {
  const slots = of.get(operation.name);
  if (slots === undefined) return [];
  return [
    {
      name,
      expects: 'success',
      where: 'default',
      effect: 'write',
      apart: true,
      creates: 'a record with odd numbers, or one for each of them where they are refused together',
      requires: (place) => [siblingKey(place, operation.name)],
      gather: (context, place) => {
        const numbers = lexemes(context.seed).map((lexeme): Numeric => numeric(lexeme));
        return probe(context, place, slots, [numbers.slice(0, slots.size)], isEqual);
      },
    },
  ];
}

function judgeSlots(subject: Subject, of: ReadonlyMap<string, Slots>) {
  const slots = of.get(subject.spec.operation?.name ?? '');
  if (slots === undefined) throw new Error(`${subject.spec.key} writes no such numbers`);
  const tried = triedIn(slots, subject.evidence).filter(({ back }) => back.kind !== 'refused');
  if (tried.length === 0) return blocked('control', 'the target refused every write with such numbers');
  return ofTried(
    tried,
    tried.flatMap(({ back, answer: { exchange } }): readonly Violation[] => {
      const path = subject.spec.operation?.record ?? '';
      if (back.kind === 'unreadable') {
        const actual = 'no readable answer';
        const message = `the answer to a write with odd numbers can't be read: ${back.message}`;
        return [breach({ exchange }, message, 'the numbers as they were sent', actual, path)];
      }
      return (back.kind === 'taken' ? back.values : [])
        .filter((value) => !isEqual(value))
        .map(({ sent, back: other }) =>
          breach({ exchange }, 'a number comes back as another one', shown(sent), shown(other), path),
        );
    }),
  );
}

/** Whether a fraction was kept by and large: a value that is quite another, or none, is SHP-1's. */
const isRounded = (sent: Value, back: Value | undefined): boolean =>
  isNumeric(sent) && isNumeric(back) && new Big(sent.lexeme).minus(back.lexeme).abs().lt(1);

/** The numbers of the shipping block that every run sends, which have fractions. */
function judgeShipping(subject: Subject) {
  const sent = subject.answer.call.members.ShippingInfo;
  const echo = subject.value.ShippingInfo;
  if (!isRecord(sent)) throw new Error('the scenario sent no shipping information');
  if (!isRecord(echo)) return blocked('clause:ENV-14', 'the answer carries no ShippingInfo');
  const violations = [...scalarsOf(recordShape('ShippingInfo'), sent, ['number'])].flatMap(
    ({ path, value }) => {
      const back = valueAt(echo, path);
      return isEqual({ sent: value, back }) || !isRounded(value, back)
        ? []
        : [violation(subject, 'a number comes back as another one', shown(value), shown(back), path)];
    },
  );
  return judged(violations);
}

const update = operation('DocumentUpdate');
const scenario = 'decimal-profile';

/** More fraction digits than are judged, with a half where a server may round. */
const prices = ['1.005', '2.3456789'] as const;

const rowsOf = ({ DocumentDetails }: RecordValue): readonly RecordValue[] => recordsOf(DocumentDetails);
