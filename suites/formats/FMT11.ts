import type { Case } from '../../harness/Case.ts';
import type { EvidenceSpec } from '../../harness/Evidence.ts';
import { everyAnswer } from '../../harness/everyAnswer.ts';
import { isAnswered } from '../../harness/silence.ts';
import type { Place } from '../../specs/Clause.ts';
import { clause } from '../../specs/clauses.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { ClauseSuite } from '../kernel/Check.ts';
import { deviationCheck, lookBack } from '../kernel/checks.ts';
import { judged } from '../kernel/judgements.ts';
import { evidenceKey } from '../kernel/Scenario.ts';
import { textScenarios } from '../probes/oddValues/textProbes.ts';
import { illFormed } from './illFormed.ts';

const id = 'FMT-11';

/**
 * Documents are well-formed, by a strict parser: every answer, and those to writes of odd texts, for a target may hold
 * nothing that has to be quoted. What the Gets make of such texts stands in `across/`.
 */
export const FMT11: ClauseSuite = {
  checks: [
    deviationCheck({
      clause: id,
      level: 'SHOULD',
      on: 'any',
      reads: 'value',
      met: () => 1,
      what: 'document',
    }),
  ],
  placed: (place) => {
    const { operation, format, address } = place;
    const scenarios = textScenarios(operation?.name ?? '');
    if (scenarios.length === 0 || address !== defaultAddress(format) || !clause(id).appliesTo.holds(place))
      return { evidence: [], cases: [] };
    const writes = scenarios.map((scenario) => evidenceKey(place, scenario));
    const spec = lookBack(place, 'odd-texts', writes);
    return { evidence: [spec], cases: [caseOf(place, spec)] };
  },
};

const caseOf = (place: Place, spec: EvidenceSpec): Case => ({
  id: `${place.format}/${place.operation?.name ?? '-'}/${id}/odd-texts`,
  clause: id,
  level: 'SHOULD',
  ...place,
  evidence: spec.key,
  check: (evidence) =>
    judged(
      everyAnswer(evidence)
        .filter((answer) => answer.call.format === place.format && isAnswered(answer))
        .flatMap(illFormed),
    ),
});
