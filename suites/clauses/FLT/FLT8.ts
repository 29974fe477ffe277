import type { Answer } from '../../../harness/Answer.ts';
import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, judged } from '../../kernel/judgements.ts';
import { on, probe } from '../../kernel/probe.ts';
import { evidenceKey } from '../../kernel/Scenario.ts';
import { operationOf } from '../../kernel/Subject.ts';
import { documentedExamples, isExample } from '../../probes/filters/chosenFilters.ts';
import { fieldTrials } from '../../probes/filters/fieldTrials.ts';
import { filterEffect, filtersOf } from '../../probes/filters/selection.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { siblingEvidence } from '../../probes/reads/wholeRead.ts';
import { withoutEffect } from './shownFaults.ts';

/** The documented examples among the trials of fields; beside a broken one, whether its operator is broken elsewhere too. */
const exampleTrials = probe({
  name: 'filter-examples',
  of: (operation) => documentedExamples(operation).length > 0,
  requires: (place) => [fieldTrials, singleTrials].map(({ name }) => evidenceKey(place, name)),
  gather: (context, place) =>
    siblingEvidence(context, place, fieldTrials.name, async ({ answer, trials }) => {
      const { operation } = place;
      if (trials === undefined) return { kind: 'evidence', evidence: { answer, others: {} } };
      const examples = trials.filter((trial) =>
        filtersOf(trial.answer).some((filter) => isExample(operation, filter)),
      );
      const broken = examples.find((trial) =>
        ['ignored', 'refused'].includes(filterEffect(operation, trial)),
      );
      const made = { answer, trials: examples };
      if (broken === undefined) return { kind: 'evidence', evidence: { ...made, others: {} } };
      return siblingEvidence(context, place, singleTrials.name, async (single) => {
        const [failing] = single.counterexample === undefined ? [] : (single.trials ?? []);
        const others: Record<string, Answer> = failing === undefined ? {} : { operator: failing.answer };
        const counterexample = filtersOf(broken.answer);
        return { kind: 'evidence', evidence: { ...made, others, counterexample } };
      });
    }),
});

/** The filters that the document gives as examples work. */
export const FLT8: JudgedClause = clause('FLT-8', {
  level: 'MUST',
  statement: 'The filters that the document gives as examples work.',
  section: 'Operation rules 10',
  judging:
    'DocumentTypeDescription Contains, DocumentTypeOptionsShowDiscount Equals, ShippingProviderId LessThan, ProductID Equals, SalesOrderShippingAddress NotEquals, DashboardBoxGridType Equals.',
  appliesTo: {
    reason: 'The Gets whose records hold the members of the examples.',
    holds: both(
      operationIs(
        ...['DocumentTypeGet', 'ShippingProviderGet', 'ProductClientGet', 'ProductBOMGet'],
        ...['SalesOrderGet', 'DashboardBoxGet'],
      ),
      atDefaultAddress,
    ),
  },
  checks: [
    on(exampleTrials, (subject) => {
      const operation = operationOf(subject);
      const { trials = [], others } = subject.evidence;
      const broken = others.operator && filtersOf(others.operator)[0]?.SearchOperator;
      const blamed = trials.find((trial) => filtersOf(trial.answer)[0]?.SearchOperator === broken);
      if (blamed !== undefined) return blocked('clause:FLT-1', `${broken} is broken on other fields too`);
      if (trials.every((trial) => filterEffect(operation, trial) === 'untold'))
        return blocked('nothing', 'no record holds a value that the documented example could search for');
      return judged(trials.flatMap((trial) => withoutEffect(operation, trial)));
    }),
  ],
});
