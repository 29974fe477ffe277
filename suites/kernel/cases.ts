import { readIn } from '../../harness/canonical/answeredReads.ts';
import type { Evidence } from '../../harness/evidence/Evidence.ts';
import type { EvidenceSpec } from '../../harness/evidence/EvidenceSpec.ts';
import { everyAnswer } from '../../harness/evidence/everyAnswer.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Case, CheckContext } from '../../harness/verdicts/Case.ts';
import { answerToJudge } from '../../harness/verdicts/gate.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import type { Format } from '../../specs/Format.ts';
import { specWithoutScenario } from './probe.ts';

/** What a case says of itself. */
interface Named extends Pick<Case, 'clause' | 'level'> {
  readonly slug?: string | undefined;
  /** Where it is not the evidence's own: evidence of several formats is judged format by format. */
  readonly format?: string;
}

/** A case of a clause that judges evidence in its own way, at the evidence's place. */
export const caseOf = (
  { key, operation, address, format: ofEvidence }: EvidenceSpec,
  { clause, level, slug, format = ofEvidence }: Named,
  check: Case['check'],
): Case => ({
  id: [format, operation?.name ?? '-', clause, ...(slug === undefined ? [] : [slug])].join('/'),
  clause,
  level,
  operation,
  format,
  address,
  evidence: key,
  check,
});

/** A case of one format, for evidence in which the answers of several formats stand side by side. Its address is the default one. */
export const caseInFormat = (
  format: Format,
  spec: EvidenceSpec,
  named: Omit<Named, 'format'>,
  check: Case['check'],
): Case => caseOf({ ...spec, address: defaultAddress(format) }, { ...named, format }, check);

/**
 * All answers of other evidence of a place, by its keys, looked at together when all is gathered: it sends nothing. What it
 * `needs` is planned with it, and the rest is looked at where it is planned.
 */
export const lookBack = (
  place: Place,
  scenario: string,
  looked: readonly string[],
  needs: readonly string[] = looked,
): EvidenceSpec =>
  specWithoutScenario(place, scenario, {
    ...{ requires: needs, follows: looked.filter((key) => !needs.includes(key)), plan: { calls: [] } },
    gather: async ({ isPlanned, other }) => {
      const settled = await Promise.allSettled(looked.filter(isPlanned).map(other));
      // What could not be gathered is `errored` in its own cases.
      const gathered = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      const answers = gathered.flatMap((each) =>
        each.kind === 'evidence' ? everyAnswer(each.evidence) : [],
      );
      const [answer, ...rest] = answers.filter(({ exchange }) => exchange.response !== null);
      const trials = rest.map((one): Evidence => ({ answer: one, others: {} }));
      if (answer !== undefined) return { kind: 'evidence', evidence: { answer, others: {}, trials } };
      const block = gathered.find(({ kind }) => kind === 'blocked');
      return block ?? blocked('nothing', 'no call here brought an answer');
    },
  });

/**
 * A case that judges what a Get showed in one format, beside what it showed in the others. It is blocked where nothing can be read in
 * that format.
 */
export const caseOfRead = (
  format: Format,
  spec: EvidenceSpec,
  named: Pick<Case, 'clause' | 'level'> & { readonly slug?: string | undefined },
  judge: (read: Answer, evidence: Evidence, context: CheckContext) => Judgement,
): Case =>
  caseInFormat(format, spec, named, (evidence, context) => {
    const read = answerToJudge(named.clause, evidence.others[readIn(format)], format, spec, context);
    return read.kind === 'answer' ? judge(read.answer, evidence, context) : read;
  });
