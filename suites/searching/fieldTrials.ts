import { searchableFields } from '../../generators/filters/searchableFields.ts';
import type { Answer } from '../../harness/Answer.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { evidenceKey } from '../evidenceKey.ts';
import type { Scenario } from '../Scenario.ts';
import { attemptSelection } from './attemptSelection.ts';
import { anyFilter, findingFilter, tellingFilter } from './chosenFilters.ts';
import { filterControl, gatherControlled } from './control.ts';
import { documentedExamples } from './documentedExample.ts';
import { isMisread } from './isMisread.ts';
import { isPartlyWrong, isTurnedAround, mistakenFields } from './mistakenFields.ts';
import { sampledFields } from './sampledFields.ts';
import { effectOf, filtersOf, isSilent, itemShape, type SelectionTrial } from './selection.ts';

/**
 * Equals on a sample of fields, and the documented examples, one call each: what FLT-5 and FLT-8 judge, and which
 * fields the operators and lists are then tried on.
 */
export const fieldTrials: Scenario = {
  name: 'filter-fields',
  expects: 'success',
  where: 'default',
  effect: 'read',
  apart: true,
  requires: (place) => [evidenceKey(place, filterControl.name)],
  gather: (context, place) =>
    gatherControlled(context, place, async (control, whole) => {
      const { operation } = place;
      const shape = itemShape(operation);
      const records = recordsIn(operation, whole.decoded?.value);
      const all = searchableFields(shape);
      const refused = await controlsBefore(context, place, control);
      const settled = [control, ...refused].map(({ answer }) => filtersOf(answer)[0]?.FieldName ?? '');
      const odd = oddlyWritten(whole);
      const examples = documentedExamples(operation).filter(
        ({ field, operator }) => !odd.includes(field) && !(operator === 'Equals' && settled.includes(field)),
      );
      const without = [...settled, ...examples.map(({ field }) => field), ...odd];
      const left = sampledFields(context, place, without);
      const tries = [...left.map(({ name }) => ({ field: name, operator: 'Equals' as const })), ...examples];
      const trials: SelectionTrial[] = [control, ...refused];
      for (const { field: name, operator } of tries) {
        const field = all.find((one) => one.name === name);
        const filter = field && anyFilter({ field, operator, records, shape });
        if (filter === undefined) continue;
        const { evidence } = await attemptSelection({
          context,
          place,
          before: whole,
          filters: [filter],
          isBroken: (trial) => effectOf(operation, trial) !== 'works' || isPartlyWrong(operation, trial),
        });
        if (isSilent(evidence.answer)) return { kind: 'evidence', evidence };
        const isUntold = field !== undefined && effectOf(operation, evidence) === 'untold';
        const finding = isUntold ? findingFilter({ field, records, shape }) : undefined;
        if (finding !== undefined) {
          const isBroken = (trial: SelectionTrial): boolean => effectOf(operation, trial) !== 'works';
          const again = await attemptSelection({
            context,
            place,
            before: whole,
            filters: [finding],
            isBroken,
          });
          trials.push(again.evidence);
          continue;
        }
        trials.push(evidence);
        if (field === undefined || operator !== 'Equals' || effectOf(operation, evidence) !== 'ignored')
          continue;
        // A part of the value may be found where the whole is not: then the field is searched by all the same.
        const part = tellingFilter({ field, operator: 'Contains', records, shape });
        if (part === undefined) continue;
        const isBroken = (trial: SelectionTrial): boolean => effectOf(operation, trial) !== 'works';
        const beside = await attemptSelection({ context, place, before: whole, filters: [part], isBroken });
        if (!beside.broken) trials.push(beside.evidence);
      }
      const isDead = (trial: SelectionTrial): boolean =>
        !['works', 'untold'].includes(effectOf(operation, trial)) &&
        !isTurnedAround(operation, trial) &&
        !isMisread(operation, trial, trials);
      const broken = trials.find(isDead) ?? mistakenFields(operation, trials)[0];
      const counterexample = broken && filtersOf(broken.answer);
      return {
        kind: 'evidence',
        evidence: { answer: whole, others: {}, trials, ...(broken === undefined ? {} : { counterexample }) },
      };
    }),
};

/** Members that the target does not write as documented: what to search for in them is not sure. */
const oddlyWritten = ({ decoded }: Answer): readonly string[] => [
  ...new Set((decoded?.deviations ?? []).map(({ path }) => path.split('.').at(-1) ?? '')),
];

/** The controls that were tried in vain before the one that works: their fields are not searched by. */
async function controlsBefore(
  context: Parameters<Scenario['gather']>[0],
  place: Parameters<Scenario['gather']>[1],
  control: SelectionTrial,
): Promise<readonly SelectionTrial[]> {
  const gathered = await context.other(evidenceKey(place, filterControl.name));
  const trials = gathered.kind === 'evidence' ? (gathered.evidence.trials ?? []) : [];
  return trials.slice(0, trials.indexOf(control));
}
