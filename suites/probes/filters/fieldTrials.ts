import { searchableFields } from '../../../generators/filters/searchableFields.ts';
import { anyFilter, findingFilter, tellingFilter } from '../../../harness/oracle/choosing/chosenFilters.ts';
import { documentedExamples } from '../../../harness/oracle/choosing/documentedExamples.ts';
import { lastingRecords } from '../../../harness/oracle/choosing/lastingRecords.ts';
import { sampledFields } from '../../../harness/oracle/choosing/sampledFields.ts';
import { tellingBeside } from '../../../harness/oracle/choosing/tellingBeside.ts';
import {
  fieldNameOf,
  filterEffect,
  isWithoutEffect,
  type SelectionTrial,
} from '../../../harness/oracle/selectionTrial.ts';
import {
  isMisread,
  isPartlyWrong,
  isTurnedAround,
  mistakenFields,
  oddlyWritten,
} from '../../../harness/oracle/triedFields.ts';
import { recordsRead } from '../../../harness/records/listed.ts';
import { itemShape } from '../../../specs/messageShapes.ts';
import type { SearchFilter } from '../../../specs/SearchFilter.ts';
import { evidenceKey } from '../../kernel/probe.ts';
import { controlledProbe } from './controlledProbe.ts';
import { filterControl } from './filterControl.ts';
import { attemptSelection, withTrials } from './selection.ts';

/**
 * Equals on a sample of fields, and the documented examples, one call each: what FLT-5 and FLT-8 judge, and which
 * fields the operators and lists are then tried on.
 */
export const fieldTrials = controlledProbe({
  name: 'filter-fields',
  gather: async (control, whole, context, place) => {
    const { operation } = place;
    const choices = { records: recordsRead(whole), shape: itemShape(operation) };
    const gathered = await context.other(evidenceKey(place, filterControl.name));
    const controls = gathered.kind === 'evidence' ? (gathered.evidence.trials ?? []) : [];
    // The controls that were tried in vain before the one that works: their fields are not searched by.
    const trials = [control, ...controls.slice(0, controls.indexOf(control))];
    const known = trials.map(fieldNameOf);
    const odd = oddlyWritten(whole);
    const examples = documentedExamples(operation).filter(
      ({ field, operator }) => !odd.includes(field) && !(operator === 'Equals' && known.includes(field)),
    );
    const without = [...known, ...examples.map(({ field }) => field), ...odd];
    const lasting = { ...choices, records: lastingRecords(context, whole) };
    const some = sampledFields(context, place, without);
    const sampled = [...some, ...tellingBeside(some, without, lasting, choices.records, place)];
    const attempt = (filter: SearchFilter, isBroken = isWithoutEffect) =>
      attemptSelection(context, whole, { filters: [filter], isBroken });
    for (const { field: fieldName, operator } of [
      ...sampled.map(({ name }) => ({ field: name, operator: 'Equals' as const })),
      ...examples,
    ]) {
      const field = searchableFields(choices.shape).find((one) => one.name === fieldName);
      const filter = field && anyFilter({ field, operator, ...choices, signedFirst: true });
      if (field === undefined || filter === undefined) continue;
      const { evidence } = await attempt(filter, (one) => isWithoutEffect(one) || isPartlyWrong(one));
      const effect = filterEffect(evidence);
      const finding = effect === 'untold' ? findingFilter({ field, ...choices }) : undefined;
      if (finding !== undefined) {
        trials.push((await attempt(finding)).evidence);
        continue;
      }
      trials.push(evidence);
      if (operator !== 'Equals' || effect !== 'ignored') continue;
      // A part of a text may be found where the whole is not, and a number where one with a sign or a fraction is not. Then the field is
      // searched by all the same.
      const plainer =
        tellingFilter({ field, operator: 'Contains', ...choices }) ??
        tellingFilter({ field, operator, ...choices });
      const beside = plainer && (await attempt(plainer));
      if (beside?.broken === false) trials.push(beside.evidence);
    }
    const isDead = (trial: SelectionTrial): boolean =>
      !['works', 'untold'].includes(filterEffect(trial)) &&
      !isTurnedAround(trial) &&
      !isMisread(trial, trials);
    return withTrials(whole, trials, trials.find(isDead) ?? mistakenFields(trials)[0]);
  },
});
