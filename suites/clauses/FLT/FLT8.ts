import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { documentedExamples } from '../../../harness/oracle/choosing/documentedExamples.ts';
import { filterEffect, filterOf, filtersOf } from '../../../harness/oracle/selectionTrial.ts';
import { withoutEffect } from '../../../harness/oracle/shownFaults.ts';
import { isExampleTrial } from '../../../harness/oracle/triedFields.ts';
import { blocked } from '../../../harness/verdicts/judgements.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { clause, on } from '../../kernel/clause.ts';
import { probe } from '../../kernel/probe.ts';
import { fieldTrials } from '../../probes/filters/fieldTrials.ts';
import { withTrials } from '../../probes/filters/selection.ts';
import { singleTrials } from '../../probes/filters/singleTrials.ts';
import { keysOf, siblingEvidence } from '../../probes/reads/wholeRead.ts';

const hasExamples = (operation: Operation): boolean => documentedExamples(operation).length > 0;

/** The documented examples among the trials of fields; beside a broken one, whether its operator is broken elsewhere too. */
const exampleTrials = probe<'operator'>({
  name: 'filter-examples',
  of: hasExamples,
  requires: keysOf(fieldTrials, singleTrials),
  gather: (context, place) =>
    siblingEvidence(context, place, fieldTrials, async ({ answer, trials }) => {
      if (trials === undefined) return asEvidence(answer);
      const examples = trials.filter(isExampleTrial);
      const broken = examples.find((trial) => ['ignored', 'refused'].includes(filterEffect(trial)));
      if (broken === undefined) return withTrials(answer, examples);
      return siblingEvidence(context, place, singleTrials, async (single) => {
        const [failing] = single.counterexample === undefined ? [] : (single.trials ?? []);
        const others: Record<string, Answer> = failing === undefined ? {} : { operator: failing.answer };
        const counterexample = filtersOf(broken.answer);
        return { kind: 'evidence', evidence: { answer, trials: examples, others, counterexample } };
      });
    }),
});

export const FLT8 = clause('FLT-8', {
  statement: 'The filters that the document gives as examples work.',
  section: 'Operation rules 10',
  judging:
    'DocumentTypeDescription Contains, DocumentTypeOptionsShowDiscount Equals, ShippingProviderId LessThan, ProductID Equals, SalesOrderShippingAddress NotEquals, DashboardBoxGridType Equals.',
  appliesTo: atHome(
    'The Gets whose records hold the members of the examples.',
    ({ operation }) => operation !== null && hasExamples(operation),
  ),
  checks: [
    on(exampleTrials, ({ trials, others }) => {
      const broken = others.operator && filterOf(others.operator).SearchOperator;
      const blamed = trials.find((trial) => filterOf(trial.answer).SearchOperator === broken);
      if (blamed !== undefined) return blocked('clause:FLT-1', `${broken} is broken on other fields too`);
      return trials.every((trial) => filterEffect(trial) === 'untold')
        ? blocked('nothing', 'no record holds a value that the documented example could search for')
        : trials.flatMap(withoutEffect);
    }),
  ],
});
