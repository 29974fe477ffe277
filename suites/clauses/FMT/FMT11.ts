import type { Answer } from '../../../harness/Answer.ts';
import type { Case } from '../../../harness/Case.ts';
import type { EvidenceSpec } from '../../../harness/Evidence.ts';
import { everyAnswer } from '../../../harness/everyAnswer.ts';
import type { Violation } from '../../../harness/Judgement.ts';
import { isAnswered } from '../../../harness/silence.ts';
import type { Place } from '../../../specs/Clause.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import type { Format } from '../../../specs/Format.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { all } from '../../../specs/rules.ts';
import { judgedIn, readIn } from '../../compare/majority.ts';
import type { Across } from '../../kernel/Check.ts';
import { deviationCheck, lookBack } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged } from '../../kernel/judgements.ts';
import { evidenceKey } from '../../kernel/Scenario.ts';
import { textScenarios } from '../../probes/oddValues/textProbes.ts';
import { ownReads, textGets } from '../../probes/ownReads.ts';

/** What a strict parser of the format that was asked for objects to in an answer (FMT-11). */
const illFormed = ({ call, readAs, decoded, exchange }: Answer): readonly Violation[] =>
  (readAs ?? call.format) !== call.format
    ? []
    : (decoded?.deviations ?? [])
        .filter(({ clause }) => clause === 'FMT-11')
        .map(({ path, expected, actual }) =>
          breach(
            { exchange },
            'a document that holds an odd text is not well-formed',
            expected,
            actual,
            path,
          ),
        );

const id = 'FMT-11';

/**
 * Documents are well-formed, by a strict parser: every answer, and those to writes of odd texts, for a target may hold
 * nothing that has to be quoted. What the Gets make of such texts is judged by `acrossFormats`.
 */
export const FMT11: JudgedClause = clause('FMT-11', {
  level: 'SHOULD',
  statement: 'Documents are well-formed, and their declared charset is the one of their bytes.',
  section: 'What the service does',
  judging:
    'XML 1.0, RFC 8259 and the quoting of RFC 4180, by a strict parser; a byte order mark is tolerated. A prefix that nothing declares and a charset other than the declared one, where all can be read, break this clause.',
  appliesTo: { reason: 'Every answer is a document.', holds: all },
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
    if (scenarios.length === 0 || address !== defaultAddress(format) || !FMT11.appliesTo.holds(place))
      return { evidence: [], cases: [] };
    const writes = scenarios.map((scenario) => evidenceKey(place, scenario));
    const spec = lookBack(place, 'odd-texts', writes);
    return { evidence: [spec], cases: [caseOfPlace(place, spec)] };
  },
  across: acrossFormats,
});

const caseOfPlace = (place: Place, spec: EvidenceSpec): Case => ({
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

/** The documents of the Gets that show the odd texts of the run are well-formed in every format. */
function acrossFormats(selected: readonly Format[]): ReturnType<Across> {
  const reads = textGets.map((get) => ({ get, spec: ownReads(get, selected) }));
  return {
    evidence: reads.map(({ spec }) => spec),
    cases: reads.flatMap(({ get, spec }) => selected.map((format) => caseOfReads(get, format, spec))),
  };
}

const caseOfReads = (get: Operation, format: Format, spec: EvidenceSpec): Case => ({
  id: `${format}/${get.name}/FMT-11/odd-texts`,
  clause: 'FMT-11',
  level: 'SHOULD',
  operation: get,
  format,
  address: defaultAddress(format),
  evidence: spec.key,
  check: ({ others }, context) => {
    const answer = others[readIn(format)];
    const obstacle = judgedIn('FMT-11', answer, format, spec, context);
    if (obstacle !== undefined || answer === undefined) return obstacle ?? blocked('nothing', 'no answer');
    return judged(illFormed(answer));
  },
});
