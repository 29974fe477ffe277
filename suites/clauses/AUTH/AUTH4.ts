import { everyAnswer } from '../../../harness/evidence/everyAnswer.ts';
import type { Answer } from '../../../harness/exchanges/Answer.ts';
import { tooShortKey } from '../../../harness/redaction/keyFinder.ts';
import type { CheckContext } from '../../../harness/verdicts/Case.ts';
import type { Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import { isAnswered } from '../../../harness/verdicts/silence.ts';
import { where } from '../../../specs/appliesTo.ts';
import { defaultAddress } from '../../../specs/defaultAddress.ts';
import { all, except, operationIs } from '../../../specs/rules.ts';
import { caseOf, lookBack } from '../../kernel/cases.ts';
import { clause } from '../../kernel/clause.ts';

/** One look, at the end of the run, at the bytes of all answers that were gathered at a place. */
export const AUTH4 = clause('AUTH-4', {
  level: 'NOTE',
  statement: 'No response repeats the key.',
  section: 'Security: a key that is echoed ends up in logs and caches.',
  judging: 'The key is not found in the bytes of any answer.',
  appliesTo: where(
    'Any answer, but not those of AccountSettingsGet and UserGet, whose members are not shown and may be the key.',
    all,
    except(operationIs('AccountSettingsGet', 'UserGet')),
  ),
  casesAt: (place, here) => {
    const { operation } = place;
    const looked = here.filter(({ stage }) => stage === undefined);
    if (operation === null || looked.length === 0 || !AUTH4.appliesTo.holds(place))
      return { evidence: [], cases: [] };
    const keys = looked.map(({ key }) => key);
    // What several clauses use is planned with it; what stands apart is looked at where it is planned.
    const shared = looked.flatMap(({ apart, key }) => (apart === true ? [] : [key]));
    const spec = lookBack(place, 'every-answer', keys, shared);
    const slug = place.address === defaultAddress(place.format) ? undefined : place.address;
    const item = caseOf(spec, { clause: 'AUTH-4', level: 'NOTE', slug }, (evidence, { findKey }) => {
      if (findKey === undefined) return blocked('nothing', tooShortKey);
      const answers = everyAnswer(evidence).filter(isAnswered);
      return judged(answers.flatMap((answer) => repeats(answer, findKey)));
    });
    return { evidence: [spec], cases: [item] };
  },
});

/** Says where the key is, and never what is there. */
function repeats(answer: Answer, findKey: NonNullable<CheckContext['findKey']>): readonly Violation[] {
  const { response } = answer.exchange;
  if (response === null) return [];
  const at = findKey(response.body);
  const holdsKey = (text: string): boolean => findKey(Buffer.from(text)) !== undefined;
  // All headers are searched at once, and one by one only where the key is in them.
  const isInHeaders = holdsKey(response.headers.map(([, value]) => value).join('\n'));
  const header = isInHeaders ? response.headers.find(([, value]) => holdsKey(value)) : undefined;
  const placeOfKey = at !== undefined ? `in the body, at byte ${at}` : header && `in the header ${header[0]}`;
  return placeOfKey === undefined
    ? []
    : [breach(answer, 'an answer repeats the key', 'the key nowhere', placeOfKey)];
}
