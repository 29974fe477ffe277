import { newestMembers, wholeMembers } from '../../../generators/messages/readMembers.ts';
import { asEvidence, evidenceIn } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { outcomeOf } from '../../../harness/exchanges/outcome.ts';
import { olderThan } from '../../../harness/oracle/choosing/olderThan.ts';
import { partsIn, truthOfList } from '../../../harness/oracle/listTruth.ts';
import { couldComeUnfiltered, unfiltered } from '../../../harness/oracle/narrowing.ts';
import { singleFaults, singleTruth } from '../../../harness/oracle/selectionTrial.ts';
import { isTold, searchedFor, violationsOf } from '../../../harness/oracle/shownFaults.ts';
import { calledOperation, isTaken, recordsRead } from '../../../harness/records/listed.ts';
import { findRecord } from '../../../harness/records/shownRecords.ts';
import { byFilter, readUntilShown } from '../../../harness/settle/readUntilShown.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, failed, passed } from '../../../harness/verdicts/judgements.ts';
import { unprepared } from '../../../harness/verdicts/obstacles.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { shown } from '../../../harness/words/shown.ts';
import { writtenRecord } from '../../../harness/writes/writtenRecord.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { readsWhatIsWritten } from '../../../specs/rules.ts';
import { equalTo } from '../../../specs/SearchFilter.ts';
import type { RecordValue, Value } from '../../../specs/Value.ts';
import { nameMember, writeOf } from '../../../specs/writtenAndRead.ts';
import { clause, on } from '../../kernel/clause.ts';
import { operationsWhere, probe, type ScenarioPlace, siblingKey } from '../../kernel/probe.ts';
import { everyPair } from '../../probes/filters/everyPair.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { askedOnce } from '../../probes/profile.ts';
import { narrowedAmongFilters } from '../../probes/reads/narrowedReads.ts';
import { searchedDeleted } from '../../probes/reads/showingDeleted.ts';
import { chainOfActions } from '../../probes/scenarioNames.ts';

/**
 * A record of the run by the name that a write gave it after its insert. Where the filter does not show it in time, all records, to
 * see whether it bears that name, and others by theirs, to see whether such filters work at all.
 */
const renamedRead = probe<'renamed' | 'whole' | 'control'>({
  name: 'renamed',
  of: operationsWhere(readsWhatIsWritten),
  requires: (place) => [chainKey(place)],
  gather: async (context, place) => {
    const { operation } = place;
    const { answer: insert, others: steps } = evidenceIn(await context.other(chainKey(place)));
    const { partly } = steps;
    const renaming = 'a write that changes the name of a record';
    if (partly === undefined || outcomeOf(partly, 'success') !== 'succeeded')
      return unprepared(renaming, partly);
    const { sent } = writtenRecord(partly);
    const name = nameMember[operation.name] ?? '';
    // A target may refuse another name, and take what the record was inserted with.
    if (sent[name] === writtenRecord(insert).sent[name]) return unprepared(renaming);
    const id = operation.id ?? '';
    const named = ({ [name]: value }: RecordValue) =>
      byFilter(context, { get: operation, field: name, operator: 'Equals', value });
    const isFound = (read: Answer) => findRecord(read, sent[id]) !== undefined;
    const isSettled = (read: Answer) => isFound(read) || !isTaken(read);
    const { answer: filtered } = await readUntilShown(context, () => named(sent), isSettled);
    if (isFound(filtered)) return asEvidence(filtered, { renamed: partly });
    const whole = await context.call(operation, wholeMembers(context, operation));
    const others = { renamed: partly, whole };
    for (const older of olderThan(whole, sent[id], name)) {
      const control = await named(older);
      if (findRecord(control, older[id]) !== undefined) return asEvidence(filtered, { ...others, control });
    }
    return asEvidence(filtered, others);
  },
});

export const FLT1 = clause('FLT-1', {
  statement: 'Equals, NotEquals, Contains and LessThan select what their names say.',
  section: 'Filter (used by all Get operations)',
  judging:
    "Assay judges by the target's own unfiltered answer. For each record the filters select it, do not select it, or the document leaves it open. The answer must hold every selected record, and none that is not selected. A record that was deleted just now is searched for among all records too.",
  open: 'Whether a search that finds nothing answers with an empty list or fails, which is observed. Letter case, blanks and collation. Fields without a value, an empty SearchValue and datetimes, with any operator. Contains on anything but text, and LessThan on text, bool and enumerations. The wildcard characters % _ * ? [ ] ^ \\. Decimals closer to the SearchValue than the second fraction digit tells, since rounding is not shown.',
  appliesTo: toTheEightGets,
  checks: [
    on(
      singleTrials,
      ({ trials }) =>
        searchedFor(trials) ??
        blocked('nothing', 'the document leaves open for every record whether a filter selects it'),
    ),
    on(
      everyPair,
      ({ trials }) => {
        const parts = trials.flatMap(partsIn);
        const violations = parts.flatMap((part) => violationsOf(part, singleFaults(part)));
        const isKnown =
          trials.some((trial) => isTold(trial, truthOfList(trial))) ||
          parts.some((part) => isTold(part, singleTruth(part.answer)));
        return violations.length > 0 || isKnown
          ? violations
          : blocked(
              'nothing',
              'the document leaves open for every record whether filters on any type of field select it',
            );
      },
      { slug: 'every-type' },
    ),
    on(renamedRead, selectsRenamed, { slug: 'renamed' }),
    on(
      narrowedAmongFilters,
      ({ trials }) =>
        trials.some(couldComeUnfiltered)
          ? trials.flatMap((trial) => violationsOf(trial, unfiltered(trial)))
          : blocked('nothing', 'the filters leave out no order that is named beside them'),
      { slug: 'narrowed' },
    ),
    on(
      searchedDeleted,
      ({ trials }) =>
        searchedFor(trials) ??
        blocked('nothing', 'the document leaves open whether the filter selects the deleted record'),
      { slug: 'deleted' },
    ),
  ],
  /** What Equals does with letter case, blanks and a name that nobody has, on the target's own companies. */
  observed: askedOnce(
    {
      name: 'text-profile',
      operation: 'CompanyGet',
      gather: async ({ call }, { operation }) => {
        const newest = newestMembers(operation);
        const base = await call(operation, newest);
        const name = ownName(base);
        if (name === undefined) return asEvidence(base);
        const others: Record<string, Answer> = {};
        for (const [what, spelt] of Object.entries(spellings)) {
          const Filters = [equalTo('CompanyName', spelt(name))];
          others[what] = await call(operation, { ...newest, Filters });
        }
        return asEvidence(base, others);
      },
    },
    ({ answer, others }) => {
      const name = ownName(answer);
      if (name === undefined) return undefined;
      return Object.entries(others)
        .map(([what, each]) => {
          const isRefused = outcomeOf(each, 'success') !== 'succeeded';
          if (what === fruitless)
            return `a search that finds nothing: ${isRefused ? 'refused' : 'no records'}`;
          const whichRecord = names(each).includes(name) ? 'the same' : 'another';
          return `Equals with a name ${what}: ${isRefused ? 'refused' : whichRecord}`;
        })
        .join('; ');
    },
  ),
});

/** A filter goes by what a record holds now; where it finds others by the names that they have. */
function selectsRenamed(subject: Subject<'renamed' | 'whole' | 'control'>): Judgement {
  const { renamed, whole, control } = subject.evidence.others;
  if (renamed === undefined) throw new Error('the scenario keeps the write that changed the name');
  const operation = calledOperation(subject.answer);
  const { sent } = writtenRecord(renamed);
  const id: Value | undefined = sent[operation.id ?? ''];
  if (findRecord(subject.answer, id) !== undefined) return passed;
  const name = nameMember[operation.name] ?? '';
  const bears = whole && findRecord(whole, id)?.[name];
  if (bears === undefined || bears !== sent[name])
    return blocked('control', 'a Get of all records does not show the name that was written last');
  if (control === undefined)
    return blocked('control', `a filter on ${name} does not show older records by their names either`);
  const message = 'a filter does not select a record by the name that was written last';
  const expected = `${operation.id} ${shown(id)}, whose ${name} is ${shown(bears)}`;
  return failed(subject, message, expected, 'not there', operation.list);
}

/** A name of plain letters, whose letter case is nowhere in doubt. */
const ownName = (answer: Answer): string | undefined =>
  names(answer).find((name) => /[a-z]/i.test(name) && /^[\x21-\x7e][\x20-\x7e]*[\x21-\x7e]$/.test(name));

const names = (answer: Answer): readonly string[] =>
  recordsRead(answer).flatMap(({ CompanyName }) => (typeof CompanyName === 'string' ? [CompanyName] : []));

const fruitless = 'that nobody has';

/** Names to search for: spellings of one that a filter may take for the same, and one that no company has. */
const spellings: Readonly<Record<string, (name: string) => string>> = {
  'in another letter case': (name) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()),
  'with a blank behind it': (name) => `${name} `,
  [fruitless]: () => 'zqassayqz',
};

const chainKey = (place: ScenarioPlace): string =>
  siblingKey(place, writeOf(place.operation).name, chainOfActions);
