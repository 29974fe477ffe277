import type { Answer } from '../../../harness/Answer.ts';
import type { Case, CheckContext } from '../../../harness/Case.ts';
import type { EvidenceSpec } from '../../../harness/Evidence.ts';
import { everyAnswer } from '../../../harness/everyAnswer.ts';
import type { Violation } from '../../../harness/Judgement.ts';
import { tooShortKey } from '../../../harness/redaction/keyFinder.ts';
import { isAnswered } from '../../../harness/silence.ts';
import type { Place } from '../../../specs/Clause.ts';
import { all, both, except, operationIs } from '../../../specs/rules.ts';
import { lookBack } from '../../kernel/checks.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged } from '../../kernel/judgements.ts';

const id = 'AUTH-4';

/** No answer repeats the key: a look at the bytes of all answers that were gathered at a place, at the run's end. */
export const AUTH4: JudgedClause = clause('AUTH-4', {
  level: 'NOTE',
  statement: 'No response repeats the key.',
  section: 'Security: a key that is echoed ends up in logs and caches.',
  judging: 'The key is not found in the bytes of any answer.',
  appliesTo: {
    reason:
      'Any answer, but not those of AccountSettingsGet and UserGet, whose members are not shown and may be the key.',
    holds: both(all, except(operationIs('AccountSettingsGet', 'UserGet'))),
  },
  placed: (place, here) => {
    const { operation } = place;
    const looked = here.filter(({ stage }) => stage === undefined);
    if (operation === null || looked.length === 0 || !AUTH4.appliesTo.holds(place))
      return { evidence: [], cases: [] };
    // What several clauses use is planned with it; what stands apart is looked at where it is planned.
    const shared = looked.filter(({ apart }) => apart !== true);
    const spec = lookBack(place, 'every-answer', keysOf(looked), keysOf(shared));
    return { evidence: [spec], cases: [caseOf(place, spec)] };
  },
});

const keysOf = (specs: readonly EvidenceSpec[]): readonly string[] => specs.map(({ key }) => key);

function caseOf(place: Place, spec: EvidenceSpec): Case {
  const { operation, format, address } = place;
  const slug = address === 'path' || address === 'soap' ? '' : `/${address}`;
  return {
    id: `${format}/${operation?.name ?? '-'}/${id}${slug}`,
    clause: id,
    level: 'NOTE',
    operation,
    format,
    address,
    evidence: spec.key,
    check: (evidence, { findKey }) => {
      if (findKey === undefined) return blocked('nothing', tooShortKey);
      return judged(
        everyAnswer(evidence)
          .filter(isAnswered)
          .flatMap((answer) => repeats(answer, findKey)),
      );
    },
  };
}

/** Says where the key is, and never what is there. */
function repeats({ exchange }: Answer, findKey: NonNullable<CheckContext['findKey']>): readonly Violation[] {
  const { response } = exchange;
  if (response === null) return [];
  const at = findKey(response.body);
  const header = response.headers.find(([, value]) => findKey(new TextEncoder().encode(value)) !== undefined);
  const where = at !== undefined ? `in the body, at byte ${at}` : header && `in the header ${header[0]}`;
  if (where === undefined) return [];
  return [breach({ exchange }, 'an answer repeats the key', 'the key nowhere', where)];
}
