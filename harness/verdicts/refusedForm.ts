import { type OtherForm, otherForms } from '../../generators/messages/otherForms.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded } from '../exchanges/outcome.ts';
import { isNotLetIn } from '../exchanges/statusMeaning.ts';
import type { Subject } from './Subject.ts';

/** The names in the evidence of a request in another form, and of the original one that is sent again where a form is refused. */
export const formName = ({ name }: Pick<OtherForm, 'name'>): string => `form-${name}`;
export const originalAgain = 'original-again';

/** The name of the original request with what made a refused form long, where that hides nothing. */
export const originalAsLong = 'original-as-long';

/** A form of a request that is refused, and the answer to it. */
interface RefusedForm {
  readonly form: OtherForm;
  readonly answer: Answer;
}

/**
 * The first form of that level that is refused, where the plain request is taken before and after it; undefined where none is. `by` says
 * for which reason: the key was not found, or anything else.
 */
export function refusedForm(
  subject: Subject,
  by: 'key' | 'form',
  level: OtherForm['level'] = 'MUST',
): RefusedForm | undefined {
  const { others } = subject.evidence;
  const { [originalAgain]: again, [originalAsLong]: asLong } = others;
  if (again === undefined || subject.outcome !== 'succeeded' || !hasSucceeded(again)) return undefined;
  return otherForms(subject.spec.format)
    .filter(
      (form) =>
        form.level === level &&
        (form.elsewhere === undefined || asLong === undefined || hasSucceeded(asLong)),
    )
    .flatMap((form) => {
      const { [formName(form)]: answer } = others;
      return answer === undefined || answer.exchange.response === null ? [] : [{ form, answer }];
    })
    .find(
      ({ answer }) =>
        !hasSucceeded(answer) && isNotLetIn(answer.exchange.response?.status) === (by === 'key'),
    );
}
