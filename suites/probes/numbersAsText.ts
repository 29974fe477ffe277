import { alwaysSent } from '../../generators/messages/readMembers.ts';
import { needed } from '../../generators/records/Build.ts';
import { kindOf, plainBuild } from '../../generators/records/kinds.ts';
import { plainDocument } from '../../generators/records/ordersAndDocuments.ts';
import { overlaid } from '../../generators/records/samples.ts';
import { writeMembers } from '../../generators/records/writeMembers.ts';
import { isAlike } from '../../harness/canonical/unlikeness.ts';
import { asEvidence, EvidenceUnavailable, type Gathered } from '../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import { plainCall } from '../../harness/evidence/plainCall.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { hasSucceeded } from '../../harness/exchanges/outcome.ts';
import { recordsIn } from '../../harness/records/recordKeys.ts';
import { madeUntilTaken } from '../../harness/settle/madeUntilTaken.ts';
import { obstacleOf, unprepared } from '../../harness/verdicts/obstacles.ts';
import { noteMade } from '../../harness/writes/writtenRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import {
  ofOperation,
  type Probe,
  probe,
  type ScenarioPlace,
  siblingKey,
  withFilters,
} from '../kernel/probe.ts';
import { takesPage } from './reads/pageReads.ts';
import { receivesItems, returnsMore, unknownIdScenario } from './scenarioNames.ts';
import { asTextInVain } from './sentAsText.ts';
import { type AnswersToText, asNumbers, labels, type Send, textBehind } from './textBehind.ts';

/** The scenario that writes the numbers of a call as text (TYP-4). */
export const numbersAsText = 'numbers-as-text';

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
    const send: Send = (as) => context.call(operation, as(sent));
    let number = await context.call(operation, sent);
    for (let round = 1; ; round++) {
      const others = await textBehind(operation, number, send);
      const { again } = others;
      if (round === mostRounds || again === undefined || isAlike(operation, number, again))
        return asEvidence(number, others);
      // What is read changes meanwhile.
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

/**
 * A page of one row: page 2 where there are more than two rows, for that is not the first one, whether pages are counted from 0 or 1. Where
 * it is refused, a page of ten rows: a server may have a least size.
 */
const pairOfPages = after(plainCall, async (context, place, all) => {
  const page = recordsIn(place.operation, all.decoded?.value).length > 2 ? 2 : 1;
  const pairOf = (number: number, rows: number): PairGathered =>
    pairOfReads(() => ({ Page: numeric(number), Limit: numeric(rows) })).gather(context, place);
  const ofOne = await pairOf(page, 1);
  return ofOne.kind === 'blocked' || hasSucceeded(ofOne.evidence.answer) ? ofOne : pairOf(1, 10);
});

/** A call that some scenario makes with numbers anyway, and the same with text. */
const pairWith = (scenario: string): Pairing =>
  after(scenario, async (context, { operation }, number) =>
    asEvidence(
      number,
      await textBehind(operation, number, (as) => context.call(operation, as(number.call.members))),
    ),
  );

/** Inserts beside the control: each is of another record, with the same numbers. */
const pairOfInserts = after(
  plainCall,
  async (context, place, number) => {
    const { operation } = place;
    const build = plainBuild(operation);
    const more = Object.fromEntries(
      Object.entries(number.call.members).filter(
        ([name]) => name !== operation.record && name !== 'mvRecordAction',
      ),
    );
    const others = await textBehind(operation, number, async (as, which) => {
      const record = build(context, labels[which]);
      const answer = await context.call(operation, as(writeMembers(context, place, record, 'Insert', more)));
      noteMade(context, answer);
      return answer;
    });
    return asEvidence(number, others);
  },
  obstacleOf,
);

/** Shipping information, each time of a document that is inserted for it. */
const pairOfShipping = after(plainCall, async (context, place, number) => {
  const update = await context.other(siblingKey(place, documentUpdate.name));
  if (update.kind === 'blocked') return unprepared('inserting a document');
  const others = await textBehind(place.operation, number, async (as, which) => {
    const record = plainDocument(context, `shipping-${labels[which]}`);
    const members = writeMembers(context, { ...place, operation: documentUpdate }, record, 'Insert');
    const insert = await context.call(documentUpdate, members);
    const id = noteMade(context, insert);
    if (id === undefined) throw new EvidenceUnavailable(unprepared('inserting a document', insert));
    // A new document that is locked for a moment refuses the numbers too, and then nothing is told.
    return context.call(place.operation, as({ ...number.call.members, DocumentId: id }));
  });
  return asEvidence(number, others);
});

/**
 * Updates of a record that is inserted for them; of a carrier only the id is a number. Where numbers and text are answered alike, the same
 * by InsertOrUpdate.
 */
const pairOfUpdates = after(
  plainCall,
  async (context, place) => {
    const { operation } = place;
    const { build, changed, leastChanged = changed, more } = kindOf(operation);
    const record = build(context, 'to-update');
    const insert = await context.call(operation, writeMembers(context, place, record, 'Insert', more));
    const id = noteMade(context, insert);
    if (id === undefined || operation.id === undefined) return unprepared('inserting a record');
    const named = { ...record, [operation.id]: numeric(id.lexeme) };
    // An update that changes nothing may be refused (rule 3), so that each brings a text of its own.
    const pairBy = async (action: 'Update' | 'InsertOrUpdate') => {
      const write = async (way: string, as: Parameters<Send>[0]): Promise<Answer> => {
        const change = leastChanged(`${way} ${context.unique(`${way}/${action}`)}`, {}, context);
        const members = writeMembers(context, place, overlaid(named, change), action, more);
        const answer = await context.call(operation, as(members));
        noteMade(context, answer);
        return answer;
      };
      const writeNumbers = () => write('as a number', asNumbers);
      // The target may still be processing the new record.
      const number = await madeUntilTaken(context, await writeNumbers(), writeNumbers);
      const send: Send = (as, which) => write(labels[which].replaceAll('-', ' '), as);
      return { number, others: await textBehind(operation, number, send, context) };
    };
    const byUpdate = await pairBy('Update');
    const byUpsert = 'textAgain' in byUpdate.others ? byUpdate : await pairBy('InsertOrUpdate');
    const { number, others } = hasSucceeded(byUpsert.number) ? byUpsert : byUpdate;
    return asEvidence(number, others);
  },
  obstacleOf,
);

/** Inserts. Where these are answered alike, also updates, in which the id is a text. */
const pairOfWrites: Pairing = {
  needs: [plainCall],
  gather: async (context, place) => {
    const inserts = await pairOfInserts.gather(context, place);
    const isUpdated = kindOf(place.operation).updates.includes('InsertOrUpdate');
    if (!isUpdated || inserts.kind === 'blocked' || inserts.evidence.others.textAgain !== undefined)
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

/** The probe that makes both calls of a pair, and adds what the scenario that calls as in the examples asked in vain. */
const pairProbe = (
  of: Probe['of'],
  { needs, gather }: Pairing,
  sending: Partial<Pick<Probe, 'effect' | 'expects'>> = { effect: 'write' },
): Probe<AnswersToText> =>
  probe<AnswersToText>({
    name: numbersAsText,
    of,
    carries: 'oddValues',
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
export const probesOfNumbersAsText: readonly Probe<AnswersToText>[] = [
  pairProbe(isReport, pairOfReads(reportMembers), reading),
  pairProbe(ofOperation('ShippingInformationGet'), pairWith(plainCall), reading),
  pairProbe((get) => takesPage(get) && !isReport(get), pairOfPages, reading),
  pairProbe(withFilters, pairOfReads(oneRecord), reading),
  pairProbe(ofOperation('ShippingProviderUpdate'), pairOfUpdates),
  pairProbe(ofOperation('ShippingInformationUpdate'), pairOfShipping),
  pairProbe(isInsert, pairOfWrites),
  pairProbe(namesUnknown, pairWith(unknownIdScenario), { effect: 'write', expects: 'failure' }),
];
