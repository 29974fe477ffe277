import { readIn } from '../../harness/canonical/answeredReads.ts';
import type { Evidence, EvidenceSpec } from '../../harness/evidence/Evidence.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Case, CheckContext } from '../../harness/verdicts/Case.ts';
import type { Judgement } from '../../harness/verdicts/Judgement.ts';
import { blocked } from '../../harness/verdicts/judgements.ts';
import type { Format } from '../../specs/Format.ts';
import { judgedIn } from '../compare/majority.ts';
import { caseInFormat } from './cases.ts';

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
    const read = evidence.others[readIn(format)];
    const obstacle = judgedIn(named.clause, read, format, spec, context);
    if (obstacle !== undefined || read === undefined) return obstacle ?? blocked('nothing', 'no answer');
    return judge(read, evidence, context);
  });
