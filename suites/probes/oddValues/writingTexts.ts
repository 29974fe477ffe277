import { fixedTurn } from '../../../generators/caseSeed.ts';
import {
  byPrice,
  hasSlots,
  type RowKind,
  rowKindOf,
  rowOfPrice,
  type Slots,
  slotsOf,
} from '../../../generators/oddValues/slots.ts';
import {
  sendsTextNull,
  textNull,
  textScenarios,
  textsOf,
  unjoined,
} from '../../../generators/oddValues/textProbes.ts';
import { textSlots } from '../../../generators/oddValues/textSlots.ts';
import { kindOf } from '../../../generators/records/kinds.ts';
import { priceOf } from '../../../generators/records/members.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { turnOf } from '../../../generators/turnOf.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../../harness/evidence/plainCall.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { cameBackAsSent, triedAnswers } from '../../../harness/writes/slottedOf.ts';
import { affectedId, noteMade } from '../../../harness/writes/writtenRecord.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { isNumeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { recordsOf } from '../../../specs/recordsOf.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { type Probe, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { type RecordFor, type RecordToUpdate, writeOddValues } from './writeOddValues.ts';

const firstScenario = 'texts-1';

/** No Get shows what stood in these before: the record of the first scenario takes the texts of the others. */
const isNeverShown = ({ name }: Operation): boolean => name === 'IntegrationUpdateUpdate';

/** Records that a plain insert makes for it: a Get is to show what the update left, and of the others what was inserted. */
const isMadeForIt = ({ name }: Operation): boolean =>
  ['CompanyUpdate', 'ShippingProviderUpdate', 'ProductBundleUpdate', 'PurchaseOrderUpdate'].includes(name);

/** The scenario of that name, which writes some of the odd texts of an operation. */
export const writingTexts = (name: string): Probe =>
  probe({
    name,
    of: hasSlots(textSlots),
    effect: 'write',
    carries: 'oddTexts',
    creates: 'a record with odd texts, or one for each of them where they are refused together',
    requires: (place) =>
      [plainCall, ...(updatesTheFirst(place, name) ? [firstScenario] : [])].map((other) =>
        siblingKey(place, place.operation.name, other),
      ),
    // Those that update the same record before it: two Updates beside each other could show what the other one sent.
    follows: (place) => {
      const all = isNeverShown(place.operation) ? textScenarios(place.operation.name) : [];
      const earlier = all.slice(0, Math.max(0, all.indexOf(name)));
      return earlier.map((other) => siblingKey(place, place.operation.name, other));
    },
    gather: async (context, place) => {
      const { operation, formatIndex } = place;
      const slots = slotsOf(textSlots, operation);
      const turn = formatIndex + (fixedTurn(`${operation.name}/${name}`) % 60);
      const texts = textsOf(operation.name, name, context.seed, turn);
      // An Update may treat a text otherwise than an insert does, so that the turns go different ways.
      let recordFor: RecordFor | undefined;
      if (updatesTheFirst(place, name))
        recordFor = async () => underId(operation, await firstId(context, place));
      else if (isMadeForIt(operation)) recordFor = (label) => inserted(context, place, slots, texts, label);
      // Records that no Get shows are updated in every second turn, others in every third.
      const toUpdate = turn % (isNeverShown(operation) ? 2 : 3) === 0 ? recordFor : undefined;
      const isWordSent = sendsTextNull(operation.name, name) && turnOf(place, 'textNull') === 'sent';
      const takesParts = kindOf(operation).updates.includes('InsertOrUpdateNonEmptyFields');
      const filling =
        isWordSent && takesParts && recordFor !== undefined ? { values: [textNull], recordFor } : undefined;
      const plainer = (value: Value): Value => (typeof value === 'string' ? unjoined(value) : value);
      return writeOddValues(context, place, slots, [texts], cameBackAsSent, { plainer, toUpdate, filling });
    },
  });

const updatesTheFirst = ({ operation }: ScenarioPlace, scenario: string): boolean =>
  isNeverShown(operation) && scenario !== firstScenario;

const underId = ({ id }: Operation, value: Value | undefined): RecordToUpdate | undefined =>
  id === undefined || value === undefined ? undefined : { under: (built) => ({ ...built, [id]: value }) };

async function firstId(context: GatherContext, place: ScenarioPlace): Promise<Value | undefined> {
  const sent = await context.other(siblingKey(place, place.operation.name, firstScenario));
  if (sent.kind === 'blocked') return undefined;
  return Object.values(triedAnswers(sent.evidence.others))
    .map(affectedId)
    .find((id) => id !== undefined);
}

/** Of an order each row is inserted that the Update sends, for what becomes of rows without an id is not shown. */
async function inserted(
  context: GatherContext,
  place: ScenarioPlace,
  slots: Slots,
  texts: readonly (string | undefined)[],
  label: string,
): Promise<RecordToUpdate | undefined> {
  const { operation } = place;
  const kind = rowKindOf(operation);
  const plain = kind === undefined ? [] : texts.slice(0, slots.proven).map((text) => text && 'plain');
  const record = slots.build(plain)(context, label);
  const answer = await context.call(operation, writeMembers(context, place, record, 'Insert', slots.more));
  const target = underId(operation, noteMade(context, answer));
  const under = kind === undefined ? (built: RecordValue) => built : underRowIds(kind, record, answer);
  return target && under && { label, under: (built) => under(target.under(built)) };
}

/** Puts the rows of such a record under the ids that the answer gives to rows of their price; undefined where one has none. */
function underRowIds(
  kind: RowKind,
  sent: RecordValue,
  { call, decoded }: Answer,
): RecordToUpdate['under'] | undefined {
  const echo = decoded?.value[call.operation?.record ?? ''];
  const priced = (row: RecordValue): number => {
    const price = row[priceOf(kind)];
    return isNumeric(price) ? Number(price.lexeme) : 0;
  };
  const rows = recordsOf(sent[kind.list]);
  const name = `${kind.prefix}DetailID`;
  const ids = byPrice(kind, isRecord(echo) ? echo : {}, name, Math.max(0, ...rows.map(priced)));
  if (!rows.every((row) => isNumeric(ids[rowOfPrice(priced(row))]))) return undefined;
  return (built) => ({
    ...built,
    [kind.list]: recordsOf(built[kind.list]).map((row) => ({ ...row, [name]: ids[rowOfPrice(priced(row))] })),
  });
}
