import type { Case } from '../harness/Case.ts';
import type { EvidenceSpec } from '../harness/Evidence.ts';
import type { Clause, Place } from '../specs/Clause.ts';
import { alsoFurther } from './alsoFurther.ts';
import type { Check } from './Check.ts';
import { gate } from './gate.ts';
import { subjectOf } from './Subject.ts';
import { withoutIllegible } from './withoutIllegible.ts';
import { withoutMessage } from './withoutMessage.ts';

/**
 * A check expanded over the evidence of one place, given in the order of the scenarios.
 *
 * Where it is asked of further answers, the case of the plain call gets those from `beside`. The slug is the address where
 * it is not the default one, then the scenario from the second on, then the check's.
 */
export function casesOf(
  check: Check,
  clause: Clause,
  place: Place,
  evidence: readonly EvidenceSpec[],
  beside?: EvidenceSpec,
): readonly Case[] {
  if (clause.level === 'OPEN' || !clause.appliesTo.holds(place)) return [];
  return evidence
    .filter((spec) => (check.scenario === undefined ? spec.apart !== true : check.scenario === spec.scenario))
    .filter((spec) => check.on === 'any' || check.on === spec.expects)
    .filter((spec) => check.when?.(place, scenarioOf(spec)) ?? true)
    .map((spec, index) => {
      const isPlain = check.further !== undefined && spec.scenario === 'success';
      return caseOf(
        check,
        place,
        { spec, key: (isPlain ? beside : undefined)?.key ?? spec.key },
        index === 0,
      );
    });
}

interface Judged {
  readonly spec: EvidenceSpec;
  /** Of the evidence that holds its answer. */
  readonly key: string;
}

function caseOf(check: Check, place: Place, { spec, key }: Judged, first: boolean): Case {
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
    evidence: key,
    ...(check.once === undefined ? {} : { once: check.once }),
    check: (found, context) => {
      const subject = subjectOf(found, spec, context);
      return (
        gate(check, subject) ??
        withoutMessage(
          check.clause,
          subject,
          withoutIllegible(check.clause, subject, alsoFurther(check, subject)),
        )
      );
    },
  };
}

const scenarioOf = (spec: EvidenceSpec) => ({
  name: spec.scenario,
  expects: spec.expects,
  ...(spec.shownBy === undefined ? {} : { shownBy: spec.shownBy }),
});
