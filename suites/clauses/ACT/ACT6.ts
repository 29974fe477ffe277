import { namedRecord } from '../../../generators/records/kinds.ts';
import type { Gap } from '../../../harness/canonical/gaps.ts';
import { asEvidence, type Evidence } from '../../../harness/evidence/Evidence.ts';
import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { isRefused } from '../../../harness/exchanges/outcome.ts';
import { listedIn, provesAbsence } from '../../../harness/records/shownRecords.ts';
import { lookUp, readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { beyondRecords, blocked, failed, judged } from '../../../harness/verdicts/judgements.ts';
import { notTaken } from '../../../harness/verdicts/obstacles.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { gapBreaches, insertedRecord, shownOtherwise } from '../../../harness/writes/echoGaps.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { gapMayBeLayout } from '../../../harness/writes/layoutGaps.ts';
import { notShownOf, showsChainRecord } from '../../../harness/writes/trusted.ts';
import { writerOf, writtenId, writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { isBlank } from '../../../specs/isBlank.ts';
import { sameNumber } from '../../../specs/numeric.ts';
import { either, hasMatchingRead, readsWhatIsWritten } from '../../../specs/rules.ts';
import { nameMemberOf, writeOf } from '../../../specs/writtenAndRead.ts';
import { clause, on } from '../../kernel/clause.ts';
import { operationsWhere, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import type { ChainStep } from '../../probes/recordActions/chain.ts';
import { readNames, writeBefore } from '../../probes/recordActions/chain.ts';
import { control, demandOwnIds, insertsInFormats } from '../../probes/recordActions/plainInserts.ts';
import { onStep } from './chainCheck.ts';

/**
 * Reads what was written in the same format, by its name, which no other record should have (ACT-1). Whether it is there is told by its
 * id, where the write named one (not all do for companies).
 */
export const readingBack = probe<'insert' | 'at-once'>({
  name: 'read-back',
  of: operationsWhere(readsWhatIsWritten),
  requires: (place) => [siblingKey(place, writeOf(place.operation).name)],
  looksAt: (place) => insertsInFormats(place, writeOf(place.operation).name),
  gather: async (context, place) => {
    const { name } = writeOf(place.operation);
    const insert = await control(context, place, name);
    await demandOwnIds(context, place, name);
    // Whether a read shows the record as it was inserted, or can't tell.
    const shows = (read: Answer): boolean =>
      listedIn(read) === undefined || shownOtherwise(insert, read)?.length === 0;
    const { atOnce, answer } = await readUntilShown(context, () => look(context, place, insert), shows);
    return asEvidence(answer, {
      insert,
      ...(atOnce !== answer && shows(answer) ? { 'at-once': atOnce } : {}),
    });
  },
});

/**
 * A record with a name and nothing else, if the target takes one: what an operator's sample holds is left out too. A broken Get that joins
 * records with their rows leaves such a record out.
 */
const readingBare = probe<'insert' | 'at-once'>({
  name: 'read-bare',
  of: operationsWhere(readsWhatIsWritten),
  effect: 'write',
  creates: 'one record with only a name, where the target takes one',
  requires: (place) => [siblingKey(place, writeOf(place.operation).name)],
  looksAt: (place) => insertsInFormats(place, writeOf(place.operation).name),
  gather: async (context, place) => {
    const operation = writeOf(place.operation);
    await control(context, place, operation.name);
    await demandOwnIds(context, place, operation.name);
    const record = namedRecord(operation, `Assay ${context.unique(`${place.operation.name}/bare`)}`);
    const withoutSamples = { call: context.call, made: context.made, fixtures: {} };
    const insert = await writerOf(withoutSamples, { ...place, operation })(record, 'Insert');
    const obstacle = notTaken(asEvidence(insert), place);
    if (obstacle !== undefined)
      return isAnswered(insert) && isRefused(insert)
        ? blocked('control', 'a record with only a name is refused')
        : obstacle;
    const isShown = (read: Answer): boolean => insertedRecord(insert, read) !== undefined;
    const { answer } = await readUntilShown(context, () => look(context, place, insert), isShown);
    return asEvidence(answer, { insert });
  },
});

/**
 * The Get shows what was inserted: names, and plain members as far as the insert's own echo brought them back. It also shows what was
 * updated, as soon as the write is answered. What shows only later, within 5 s, is a warning.
 */
export const ACT6 = clause('ACT-6', {
  statement: 'The matching Get returns what was written.',
  section: 'What the service does',
  judging:
    'Names and members that no server computes are read in every format right after the answer to the write. That is done after single writes, and after sequences whose format changes from step to step, some of them with refused calls in between. One record has only a name. A value that shows only later, within 5 s, is a warning.',
  appliesTo: atHome(
    'Shipping providers and companies, the only records that can be both written and read. The cases belong to their Gets; those of updates and sequences belong to their writes.',
    either(readsWhatIsWritten, hasMatchingRead),
  ),
  // The cases `sequence` and `sequence-at-once` are made in suites/clauses/sequences.ts (decision 16).
  checks: [
    on(readingBack, showsInsert),
    on(readingBare, showsInsert, { slug: 'bare' }),
    on(
      readingBack,
      (subject) => {
        const { 'at-once': atOnce } = subject.others;
        const insert = insertOf(subject);
        if (shownOtherwise(insert, subject.answer)?.length !== 0)
          return blocked('clause:ACT-6', 'the Get does not show what was inserted');
        if (atOnce === undefined) return [];
        const other = supersededWrite(subject.context, insert, atOnce);
        if (other !== undefined) return other;
        const found = shownOtherwise(insert, atOnce) ?? [
          { path: '', expected: `a record with id ${shown(writtenId(insert))}`, actual: 'none' },
        ];
        return gapBreaches(atOnce, found, shownOnlyLater, subject.spec.operation?.list ?? '');
      },
      { level: 'SHOULD', slug: 'at-once', once: true },
    ),
    onStep(
      'update',
      (chainStep) =>
        shownBesides(chainStep, 'kept', 'the Get shows an older value than the one that was written last'),
      { slug: 'updates', when: hasMatchingRead },
    ),
    onStep('update', (chainStep) => shownBesides(chainStep, 'at-once', shownOnlyLater), {
      level: 'SHOULD',
      slug: 'at-once',
      when: hasMatchingRead,
    }),
  ],
});

function look(context: GatherContext, place: ScenarioPlace, insert: Answer): Promise<Answer> {
  const field = nameMemberOf(insert.call.operation);
  const value = String(writtenRecord(insert).sent[field] ?? '');
  const holds = (answer: Answer): boolean => insertedRecord(insert, answer) !== undefined;
  return lookUp(context, { get: place.operation, field, operator: 'Equals', value, holds });
}

/** The insert that is read back. */
function insertOf({ others }: Subject<'insert' | 'at-once'>) {
  if (others.insert === undefined) throw new Error('the read-back keeps no insert');
  return others.insert;
}

/** What was inserted is shown, by its names and by the members that the insert's own echo brought back. */
function showsInsert(subject: Subject<'insert' | 'at-once'>) {
  const insert = insertOf(subject);
  const other = supersededWrite(subject.context, insert, subject.answer);
  if (other !== undefined) return other;
  const { shape, sent, echo } = writtenRecord(insert);
  const id = writtenId(insert);
  const list = subject.spec.operation?.list ?? '';
  const record = insertedRecord(insert, subject.answer);
  const found = shownOtherwise(insert, subject.answer);
  if (record === undefined || found === undefined) {
    const message = 'the Get does not show what was written';
    return id !== undefined && provesAbsence(subject.answer, id)
      ? failed(subject, message, `a record with id ${shown(id)}`, 'none', list)
      : beyondRecords('what was written is not among the records that were read');
  }
  // A name that the echo lacks as well may never have been read.
  const isUnread = (gap: Gap): boolean =>
    gap.path === nameMemberOf(insert.call.operation) &&
    isBlank(echo?.[gap.path]) &&
    gapMayBeLayout(gap, insert, subject.context.capabilities, { shape, sent, found: record });
  const breaches = found.filter((gap) => !isUnread(gap));
  const [unread] = found;
  if (unread !== undefined && breaches.length === 0)
    return blocked(
      'layout',
      `the server may ignore ${unread.path} as Assay writes it; see the setting "dialect"`,
    );
  return gapBreaches(subject, breaches, 'the Get shows another value than the one that was written', list);
}

/**
 * Judges the reads of a chain that stand beside the believed ones, `-at-once` or `-kept`: what they do not show of the write before them.
 * Where the Get showed no write at all, the clause of its action judges that.
 */
function shownBesides({ chain }: ChainStep, which: 'at-once' | 'kept', message: string): Judgement {
  const { others } = chain.evidence;
  const found: Violation[] = [];
  let met = 0;
  for (const name of readNames) {
    const [write, read, beside] = [others[writeBefore[name]], others[name], others[`${name}-${which}`]];
    if (write === undefined || read === undefined || !showsChainRecord(chain, read)) continue;
    if (!sameNumber(writtenId(write), writtenId(chain.answer)) || notShownOf(chain, write, read).length > 0)
      continue;
    if (which === 'at-once' && others[`${name}-kept`] !== undefined) continue;
    met += 1;
    if (beside === undefined) continue;
    const other = supersededWrite(chain.context, write, beside);
    if (other !== undefined) return other;
    const list = beside.call.operation?.list ?? '';
    found.push(...gapBreaches(beside, notShownOf(chain, write, beside), message, list));
  }
  return met === 0 ? blocked('clause:ACT-2', 'the Get shows no Update of the record') : judged(found);
}

/** Said of it in a verdict, as a warning. */
export const shownOnlyLater = 'the Get shows the write only after a delay';

/** Whether a read in the evidence did not show at once what was written before it. */
export const showsLater = ({ others }: Pick<Evidence, 'others'>): boolean =>
  Object.keys(others).some((name) => /(?:^|-)at-once$|-kept$/.test(name));
