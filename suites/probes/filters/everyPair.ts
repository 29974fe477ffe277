import type { GatherContext } from '../../../harness/evidence/GatherContext.ts';
import { lastingRecords } from '../../../harness/oracle/choosing/lastingRecords.ts';
import { tellingLists, toldAlone } from '../../../harness/oracle/choosing/tellingLists.ts';
import { areAsked, faultsOfList, joiningFaults, partsIn } from '../../../harness/oracle/listTruth.ts';
import {
  filterOf,
  isMisselected,
  mayHaveFoundNothing,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import { triedFields } from '../../../harness/oracle/triedFields.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import { evidenceKey, probe, withFilters } from '../../kernel/probe.ts';
import { keysOf, siblingEvidence } from '../reads/wholeRead.ts';
import { fieldTrials } from './fieldTrials.ts';
import { askParts, attemptSelection, withTrials } from './selection.ts';
import { singleTrials } from './singleTrials.ts';

/** How many calls are made at the default number of runs. */
const callsOf = (context: GatherContext): number => Math.max(1, Math.round((context.runs * 3) / 20));

/**
 * Filters of each operator on each type of field, joined to few lists. They are what tells an operator that is ignored or taken for another, on
 * one type of field, where no single trial of this format does (FLT-1).
 */
export const everyPair = probe({
  name: 'filter-every-pair',
  of: withFilters,
  requires: keysOf(fieldTrials, singleTrials),
  gather: (context, place) =>
    siblingEvidence(context, place, singleTrials, async (evidence) => {
      const { answer: whole, trials: singles, counterexample } = evidence;
      if (singles === undefined) return { kind: 'evidence', evidence };
      if (counterexample !== undefined)
        return blocked('clause:FLT-1', 'a single filter selects what it should not');
      const { operation, formatIndex: turn } = place;
      const fields = await context.other(evidenceKey(place, fieldTrials.name));
      const made = fields.kind === 'evidence' ? (fields.evidence.trials ?? []) : [];
      const choices = {
        records: lastingRecords(context, whole),
        shape: itemShape(operation),
        fieldsOf: triedFields(operation, made).working,
        turn,
      };
      const known = singles
        .filter((trial) => !mayHaveFoundNothing(trial))
        .flatMap(({ answer }) => toldAlone(filterOf(answer), choices));
      const lists = tellingLists(choices, known, callsOf(context));
      const trials: SelectionTrial[] = [];
      // Where the single trials left nothing to be joined, one list is tried all the same (FLT-2).
      const joined = lists.some(({ length }) => length > 1) ? [] : tellingLists(choices, [], 1);
      for (const filters of [...lists, ...joined]) {
        const { evidence: trial, broken } = await attemptSelection(context, whole, {
          filters,
          askOthers: askParts(context, operation, filters),
          isBroken,
          isDoubtful: (one) => (areAsked(one) ? isBroken(one) : faultsOfList(one).length > 0),
        });
        if (broken) return withTrials(whole, [trial], partsIn(trial).find(isMisselected) ?? trial);
        trials.push(trial);
      }
      return withTrials(whole, trials);
    }),
});

const isBroken = (trial: SelectionTrial): boolean =>
  areAsked(trial) && (partsIn(trial).some(isMisselected) || joiningFaults(trial).length > 0);
