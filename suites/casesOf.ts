import type { Case } from '../harness/Case.ts';
import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Clause, Place } from '../specs/Clause.ts';
import type { Check } from './Check.ts';
import { gate } from './gate.ts';
import { subjectOf } from './Subject.ts';
import { withoutIllegible } from './withoutIllegible.ts';

/**
 * A check expanded over the evidence of one place, given in the order of the scenarios.
 *
 * The slug is the address where it is not the default one, then the scenario from the second on, then the check's.
 */
export function casesOf(
  check: Check,
  clause: Clause,
  place: Place,
  evidence: readonly EvidenceSpec[],
): readonly Case[] {
  if (clause.level === 'OPEN' || !clause.appliesTo.holds(place)) return [];
  return evidence
    .filter((spec) => (check.scenario === undefined ? spec.apart !== true : check.scenario === spec.scenario))
    .filter((spec) => check.on === 'any' || check.on === spec.expects)
    .filter((spec) => check.when?.(place, scenarioOf(spec)) ?? true)
    .map((spec, index) => caseOf(check, place, spec, index === 0));
}

function caseOf(check: Check, place: Place, spec: EvidenceSpec, first: boolean): Case {
  const address = place.address === 'path' || place.address === 'soap' ? undefined : place.address;
  const words = [address, first ? undefined : spec.scenario, check.slug].filter((word) => word !== undefined);
  const slug = words.length === 0 ? '' : `/${words.join('-')}`;
  return {
    id: `${place.format}/${place.operation?.name ?? '-'}/${check.clause}${slug}`,
    clause: check.clause,
    level: typeof check.level === 'function' ? check.level(place, scenarioOf(spec)) : check.level,
    operation: place.operation,
    format: place.format,
    address: place.address,
    evidence: spec.key,
    check: (found, context) => {
      const subject = subjectOf(found, spec, context);
      return gate(check, subject) ?? withoutIllegible(check.clause, subject, check.judge(subject));
    },
  };
}

const scenarioOf = (spec: EvidenceSpec) => ({
  name: spec.scenario,
  expects: spec.expects,
  ...(spec.shownBy === undefined ? {} : { shownBy: spec.shownBy }),
});
