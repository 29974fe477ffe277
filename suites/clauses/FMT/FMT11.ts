import { textScenarios } from '../../../generators/oddValues/textProbes.ts';
import { everyAnswer } from '../../../harness/evidence/everyAnswer.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { breach, judged } from '../../../harness/verdicts/judgements.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { where } from '../../../specs/appliesTo.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { all } from '../../../specs/rules.ts';
import { caseOf, caseOfRead, lookBack } from '../../kernel/cases.ts';
import { deviationCheck } from '../../kernel/checks.ts';
import { clause } from '../../kernel/clause.ts';
import { evidenceKey } from '../../kernel/probe.ts';
import { readsOfRunRecords, textGets } from '../../probes/readsOfRunRecords.ts';

/**
 * Besides every answer, the writes and reads of odd texts are judged: a target may hold nothing that has to be quoted. The writes are
 * in `casesAt`, the reads in `casesAcross`.
 */
export const FMT11 = clause('FMT-11', {
  level: 'SHOULD',
  statement: 'Answers are well-formed, and their bytes are in the charset that they declare.',
  section: 'What the service does',
  judging:
    'XML 1.0, RFC 8259 and the quoting of RFC 4180, by a strict parser; a byte order mark is tolerated. A prefix that nothing declares and a charset other than the declared one, where all can be read, break this clause.',
  appliesTo: where('Every answer is a document.', all),
  checks: [deviationCheck('FMT-11')],
  casesAt: (place) => {
    const { operation, format, address } = place;
    const scenarios = textScenarios(operation?.name ?? '');
    if (scenarios.length === 0 || address !== defaultAddress(format) || !FMT11.appliesTo.holds(place))
      return { evidence: [], cases: [] };
    const writes = scenarios.map((scenario) => evidenceKey(place, scenario));
    const spec = lookBack(place, 'odd-texts', writes);
    const item = caseOf(spec, withOddTexts, (evidence) => {
      const answers = everyAnswer(evidence).filter((one) => one.call.format === format && isAnswered(one));
      return judged(answers.flatMap(illFormed));
    });
    return { evidence: [spec], cases: [item] };
  },
  /** The documents of the Gets that show the odd texts of the run, in every format. */
  casesAcross: (selected) => {
    const reads = textGets.map((get) => readsOfRunRecords(get, selected));
    const cases = reads.flatMap((spec) =>
      selected.map((format) => caseOfRead(format, spec, withOddTexts, (read) => judged(illFormed(read)))),
    );
    return { evidence: reads, cases };
  },
});

const withOddTexts = { clause: 'FMT-11', level: 'SHOULD', slug: 'odd-texts' } as const;

/** What a strict parser of the format that was asked for objects to in an answer. */
function illFormed(answer: Answer): readonly Violation[] {
  const { call, readAs, decoded } = answer;
  if ((readAs ?? call.format) !== call.format) return [];
  const message = 'a document that holds an odd text is not well-formed';
  return (decoded?.deviations ?? [])
    .filter((one) => one.clause === 'FMT-11')
    .map(({ path, expected, actual }) => breach(answer, message, expected, actual, path));
}
