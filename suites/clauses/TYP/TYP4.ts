import { asText } from '../../../generators/messages/asText.ts';
import { alwaysSent } from '../../../generators/messages/readMembers.ts';
import { needed } from '../../../generators/records/Build.ts';
import { kindOf, plainBuild } from '../../../generators/records/kinds.ts';
import { plainDocument } from '../../../generators/records/ordersAndDocuments.ts';
import { overlaid } from '../../../generators/records/samples.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { isAlike, unlikeness } from '../../../harness/canonical/unlikeness.ts';
import { asEvidence, type GatherContext, type Gathered } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { saidBy } from '../../../harness/exchanges/listed.ts';
import { hasSucceeded, outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { recordsIn } from '../../../harness/oracle/listedRecords.ts';
import { blocked, breach, callRefused } from '../../../harness/verdicts/judgements.ts';
import { obstacleOf, unprepared } from '../../../harness/verdicts/obstacles.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import { numeric } from '../../../specs/numeric.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { addressIs, except, formatIs, operationIs, requestHolds, where } from '../../../specs/rules.ts';
import type { RecordValue } from '../../../specs/Value.ts';
import { clause, on } from '../../kernel/clause.ts';
import {
  ofOperation,
  type Probe,
  probe,
  type ScenarioPlace,
  siblingKey,
  withFilters,
} from '../../kernel/probe.ts';
import { takesPage } from '../../probes/reads/pageReads.ts';
import { receivesItems, returnsMore } from '../../probes/scenarioNames.ts';
import { asTextInVain } from '../../probes/sentAsText.ts';

/** The scenario that writes the numbers of a call as text (TYP-4). */
const numbersAsText = 'numbers-as-text';

/**
 * Two calls differ in how their numbers are written. The one with numbers is the evidence's answer, and `text` is the one with text.
 * Where the two are answered differently, `again` is the first one again, and `textAgain` the second one if it may be repeated. The
 * call of another scenario that was in vain with text, as the examples have it, stands there too.
 */
type AnswersToText = 'text' | 'again' | 'textAgain' | typeof asTextInVain;

type PairGathered = Promise<Gathered<AnswersToText>>;

interface Pairing {
  /** The scenarios of the same operation that it rests on. */
  readonly needs: readonly string[];
  readonly gather: (context: GatherContext, place: ScenarioPlace) => PairGathered;
}

const mostRounds = 3;

const documentUpdate = operationNamed('DocumentUpdate');

/** Reads with few members, repeated in both ways. */
const pairOfReads = (membersFor: (context: GatherContext, operation: Operation) => RecordValue): Pairing => ({
  needs: [],
  gather: async (context, { operation }) => {
    const sent = membersFor(context, operation);
    let number = await context.call(operation, sent);
    for (let round = 1; ; round++) {
      const text = await context.call(operation, asText(sent));
      if (isAlike(operation, number, text)) return asEvidence(number, { text });
      const again = await context.call(operation, sent);
      if (round === mostRounds || isAlike(operation, number, again))
        return asEvidence(number, { text, again, textAgain: await context.call(operation, asText(sent)) });
      number = again;
    }
  },
});

/** A pair beside the answer of another scenario of the operation; a plain write has to be taken, and understood. */
const after = (
  scenario: string,
  pair: (context: GatherContext, place: ScenarioPlace, number: Answer) => PairGathered,
  obstacleTo: (control: Gathered, place: ScenarioPlace) => Gathered | undefined = () => undefined,
): Pairing => ({
  needs: [scenario],
  gather: async (context, place) => {
    const control = await context.other(siblingKey(place, place.operation.name, scenario));
    const obstacle = obstacleTo(control, place);
    if (obstacle !== undefined || control.kind === 'blocked') return obstacle ?? control;
    return pair(context, place, control.evidence.answer);
  },
});

/** A page of one row: page 2 where there are more than two rows, for that is not the first one, whether pages are counted from 0 or 1. */
const pairOfPages = after('success', (context, place, all) => {
  const page = recordsIn(place.operation, all.decoded?.value).length > 2 ? 2 : 1;
  return pairOfReads(() => ({ Page: numeric(page), Limit: numeric(1) })).gather(context, place);
});

/** A call that some scenario makes with numbers anyway, and the same with text. */
const pairWith = (scenario: string): Pairing =>
  after(scenario, async (context, { operation }, number) => {
    const { members } = number.call;
    const text = await context.call(operation, asText(members));
    if (isAlike(operation, number, text)) return asEvidence(number, { text });
    // What was there when the number was sent may be gone by now, and an answer may have been cut on its way.
    const [again, textAgain] = await Promise.all([
      context.call(operation, members),
      context.call(operation, asText(members)),
    ]);
    return asEvidence(number, { text, again, textAgain });
  });

/** An insert beside the control: the record is another one, with the same numbers. */
const pairOfInserts = after(
  'success',
  async (context, place, number) => {
    const { operation } = place;
    const build = plainBuild(operation);
    const [record, next] = [build(context, 'as-text'), build(context, 'as-number')];
    const more = Object.fromEntries(
      Object.entries(number.call.members).filter(
        ([name]) => name !== operation.record && name !== 'mvRecordAction',
      ),
    );
    const text = await context.call(operation, asText(writeMembers(context, place, record, 'Insert', more)));
    noteMade(context, text);
    if (isAlike(operation, number, text)) return asEvidence(number, { text });
    // Any difference calls for it, and not only that there may be no room for more records. So it is compared with the first, as with
    // calls that make nothing, and is no `plainAgain`.
    const again = await context.call(operation, writeMembers(context, place, next, 'Insert', more));
    noteMade(context, again);
    return asEvidence(number, { text, again });
  },
  obstacleOf,
);

/** Shipping information of a document that is inserted for it. */
const pairOfShipping = after('success', async (context, place, number) => {
  const update = await context.other(siblingKey(place, documentUpdate.name));
  if (update.kind === 'blocked') return unprepared('inserting a document');
  const record = plainDocument(context, 'shipping-as-text');
  const members = writeMembers(context, { ...place, operation: documentUpdate }, record, 'Insert');
  const id = noteMade(context, await context.call(documentUpdate, members));
  if (id === undefined) return unprepared('inserting a document');
  const sent = asText({ ...number.call.members, DocumentId: id });
  return asEvidence(number, { text: await context.call(place.operation, sent) });
});

/**
 * Updates of a record that is inserted for them; of a carrier only the id is a number. Where numbers and text are answered alike, the same
 * by InsertOrUpdate.
 */
const pairOfUpdates = after(
  'success',
  async (context, place) => {
    const { operation } = place;
    const { build, changed, more } = kindOf(operation);
    const record = build(context, 'to-update');
    const insert = await context.call(operation, writeMembers(context, place, record, 'Insert', more));
    const id = noteMade(context, insert);
    if (id === undefined || operation.id === undefined) return unprepared('inserting a record');
    const named = { ...record, [operation.id]: numeric(id.lexeme) };
    // An update that changes nothing may be refused (rule 3), so that each brings a text of its own.
    const pairBy = async (action: 'Update' | 'InsertOrUpdate') => {
      const members = (way: string): RecordValue => {
        const change = changed(`${way} ${context.unique(`${way}/${action}`)}`, {}, context);
        return writeMembers(context, place, overlaid(named, change), action, more);
      };
      const write = async (sent: RecordValue): Promise<Answer> => {
        const answer = await context.call(operation, sent);
        noteMade(context, answer);
        return answer;
      };
      const number = await write(members('as a number'));
      const text = await write(asText(members('as text')));
      if (isAlike(operation, number, text)) return { number, others: { text } };
      const again = await write(members('again'));
      return { number, others: { text, again, textAgain: await write(asText(members('as text again'))) } };
    };
    const byUpdate = await pairBy('Update');
    const byUpsert = 'again' in byUpdate.others ? byUpdate : await pairBy('InsertOrUpdate');
    const { number, others } = hasSucceeded(byUpsert.number) ? byUpsert : byUpdate;
    return asEvidence(number, others);
  },
  obstacleOf,
);

/** Inserts. Where these are answered alike, also updates, in which the id is a text. */
const pairOfWrites: Pairing = {
  needs: ['success'],
  gather: async (context, place) => {
    const inserts = await pairOfInserts.gather(context, place);
    const isUpdated = kindOf(place.operation).updates.includes('InsertOrUpdate');
    if (!isUpdated || inserts.kind === 'blocked' || inserts.evidence.others.again !== undefined)
      return inserts;
    const updates = await pairOfUpdates.gather(context, place);
    return updates.kind === 'blocked' || !hasSucceeded(updates.evidence.answer) ? inserts : updates;
  },
};

/** The scenarios in which an operation is called with text as its examples have it, and the name of what they tell. */
const asInExamples: Readonly<Record<string, string>> = {
  PurchaseOrderUpdate: receivesItems,
  WorkOrderReturnMaterials: returnsMore,
};

/** Both calls of a pair, with what the scenario that calls as in the examples was asked in vain. */
const pairProbe = (
  of: Probe['of'],
  { needs, gather }: Pairing,
  sending: Partial<Pick<Probe, 'effect' | 'expects'>> = { effect: 'write' },
): Probe<AnswersToText> =>
  probe<AnswersToText>({
    name: numbersAsText,
    of,
    ...sending,
    requires: (place) =>
      [...needs, asInExamples[place.operation.name]]
        .filter((name) => name !== undefined)
        .map((name) => siblingKey(place, place.operation.name, name)),
    // Shipping information is written to a document.
    looksAt: (place) => [siblingKey(place, documentUpdate.name)],
    gather: async (context, place) => {
      const gathered = await gather(context, place);
      const scenario = asInExamples[place.operation.name];
      if (scenario === undefined || gathered.kind === 'blocked') return gathered;
      const other = await context.other(siblingKey(place, place.operation.name, scenario));
      if (other.kind === 'blocked') return gathered;
      const { answer, others } = gathered.evidence;
      const { [asTextInVain]: text } = other.evidence.others;
      return asEvidence(answer, text === undefined ? others : { ...others, [asTextInVain]: text });
    },
  });

const reportMembers = ({ fixtures: { customReportId: id } }: GatherContext): RecordValue => ({
  CustomReportId: numeric(needed(id, 'customReportId')),
});
const oneRecord = (_: GatherContext, get: Operation): RecordValue => ({
  ReturnTopNRecords: numeric(1),
  ...alwaysSent(get),
});
const reading = { effect: 'read' } as const;
const isReport = ofOperation('CustomReportGetData');
const pairedOtherwise = ['ShippingProviderUpdate', 'ShippingInformationUpdate', 'EventSubscriptionAdd'];
const isInsert = ({ kind, name }: Operation): boolean => kind === 'write' && !pairedOtherwise.includes(name);
const namesUnknown = ({ kind, name }: Operation): boolean =>
  kind !== 'get' && kind !== 'write' && name !== 'ShippingInformationCreateLabel';

/** How each operation is called with numbers and with text; none of what takes no number that may be sent again. */
const probesOfNumbersAsText: readonly Probe<AnswersToText>[] = [
  pairProbe(isReport, pairOfReads(reportMembers), reading),
  pairProbe(ofOperation('ShippingInformationGet'), pairWith('success'), reading),
  pairProbe((get) => takesPage(get) && !isReport(get), pairOfPages, reading),
  pairProbe(withFilters, pairOfReads(oneRecord), reading),
  pairProbe(ofOperation('ShippingProviderUpdate'), pairOfUpdates),
  pairProbe(ofOperation('ShippingInformationUpdate'), pairOfShipping),
  pairProbe(isInsert, pairOfWrites),
  pairProbe(namesUnknown, pairWith('unknown-id'), { effect: 'write', expects: 'failure' }),
];

export const TYP4 = clause('TYP-4', {
  statement: 'A json request may send a number as text. It means the same.',
  section: 'Conventions',
  judging: 'The same call with the number and with its text is answered alike.',
  appliesTo: where(
    'Only json tells a number from a text; operations whose request can carry a number. Not where one more call costs money or leaves a subscription behind for good.',
    formatIs('json'),
    addressIs('path'),
    requestHolds('int', 'decimal', 'number'),
    except(operationIs('ShippingInformationCreateLabel', 'EventSubscriptionAdd')),
  ),
  checks: [on(numbersAsText, meansTheSame, { on: 'any' })],
  scenarios: (operation) => probesOfNumbersAsText.filter((each) => each.of(operation)),
});

const message = 'numbers that are sent as text mean something else';

function meansTheSame(subject: Subject<AnswersToText>) {
  const { operation } = subject.spec;
  const { answer: number } = subject;
  const { text, again, textAgain } = subject.others;
  if (operation === null || text === undefined) throw new Error('a number is sent as text beside it');
  if (again !== undefined && unlikeness(operation, number, again) !== undefined)
    return blocked('nothing', 'the same call with a number is answered in two ways');
  if (textAgain !== undefined && unlikeness(operation, number, textAgain) === undefined)
    return blocked('nothing', 'the same call with text is answered in two ways');
  const isExpected = operation.kind === 'get' || operation.kind === 'write';
  if (isExpected && outcomeOf(number, 'success') === 'failed') return callRefused;
  const difference = unlikeness(operation, number, text);
  if (difference === undefined) return judgeTextAlone(subject);
  return [breach(text, message, difference.left, difference.right, difference.path)];
}

/** What was asked with text alone failed or did nothing, and with numbers right after it succeeded and did something. */
function judgeTextAlone({ evidence }: Subject<AnswersToText>) {
  const { [asTextInVain]: text } = evidence.others;
  if (text === undefined) return [];
  const isRefused = outcomeOf(text, 'success') === 'failed';
  return [breach(text, message, 'what numbers do', isRefused ? saidBy(text) : 'nothing was done')];
}
