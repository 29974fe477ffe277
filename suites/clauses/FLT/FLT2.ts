import { bothReadings } from '../../../harness/oracle/joinedTruth.ts';
import {
  joiningFaults,
  listFaults,
  listTruth,
  needsJoining,
  orderFaults,
  type PartTruth,
  partsIn,
  truthOfList,
} from '../../../harness/oracle/listTruth.ts';
import { filtersOf, isMisselected } from '../../../harness/oracle/selectionTrial.ts';
import { isTold, violationsOf } from '../../../harness/oracle/shownFaults.ts';
import { isTaken } from '../../../harness/records/listed.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { toTheEightGets } from '../../../specs/appliesTo.ts';
import { clause, on } from '../../kernel/clause.ts';
import { everyPair } from '../../probes/filters/everyPair.ts';
import { listTrials, orderTrial } from '../../probes/filters/listTrials.ts';

export const FLT2 = clause('FLT-2', {
  statement: 'Filters are combined in order. Each is joined to the result so far by its own AndOr.',
  section: 'Operation rules 10',
  judging:
    'In Kleene logic. A MUST where a left fold and And-before-Or agree, a SHOULD where they differ, since "the previous one" can be read as either.',
  open: 'A later filter without AndOr.',
  appliesTo: toTheEightGets,
  checks: [
    on(listTrials, (subject) => selectsJoined(subject, 'documented')),
    on(
      listTrials,
      (subject) =>
        subject.evidence.counterexample === undefined || needsJoining(subject.evidence) !== undefined
          ? selectsJoined(subject, 'answered')
          : blocked('clause:FLT-2', 'lists of filters select what the document excludes'),
      { level: 'SHOULD', slug: 'own-answers' },
    ),
    on(
      everyPair,
      ({ trials }) => {
        const lists = trials.filter(({ answer }) => filtersOf(answer).length > 1);
        const violations = lists.flatMap((trial) => violationsOf(trial, joiningFaults(trial)));
        if (violations.length > 0) return violations;
        if (lists.flatMap(partsIn).some(isMisselected))
          return blocked('clause:FLT-1', 'a filter of the list, sent alone, selects what it should not');
        return lists.some((trial) => isTold(trial, truthOfList(trial)))
          ? violations
          : blocked(
              'nothing',
              'the target takes no list of filters on all types of fields, or no list shows what it selects',
            );
      },
      { slug: 'every-type' },
    ),
    on(
      orderTrial,
      ({ trials: all }) => {
        // One that finds nothing may fail, and so may all of them where three filters are too many.
        const trials = all.filter(({ answer }) => isTaken(answer));
        const refused = 'the target refuses a list of three filters, and their maximum is not shown';
        return trials.length === 0
          ? blocked('control', refused)
          : trials.flatMap((trial) => violationsOf(trial, orderFaults(trial)));
      },
      { level: 'SHOULD', slug: 'left-fold' },
    ),
  ],
});

/** Lists of filters select what both readings of AndOr say, by the document or also by the target's answers to each filter alone. */
function selectsJoined({ evidence, trials }: Subject<'joined' | 'joinedWhole'>, by: PartTruth) {
  if (needsJoining(evidence) !== undefined)
    return blocked('clause:FLT-3', 'a list is taken only with an AndOr in its first filter');
  const violations = trials.flatMap((trial) => violationsOf(trial, listFaults(trial, bothReadings, by)));
  return violations.length > 0 || trials.some((trial) => isTold(trial, listTruth(trial, bothReadings, by)))
    ? violations
    : blocked('nothing', 'it is open for every record whether a list of filters selects it');
}
