import type { Answer } from '../exchanges/Answer.ts';
import { outcomeOf } from '../exchanges/outcome.ts';
import { isNotLetIn } from '../exchanges/unreadable.ts';
import type { Subject } from './Subject.ts';

/** The names in the evidence of a request in another spelling, and of the original one that is sent again where that is refused. */
export const respelt = 'respelt';
export const originalAgain = 'original-again';

/** The answer to the other spelling, where that is refused and the plain one is taken before and after; `by` says for which reason. */
export function respeltRefused(subject: Subject, by: 'key' | 'form'): Answer | undefined {
  const { [respelt]: other, [originalAgain]: again } = subject.evidence.others;
  if (other === undefined || again === undefined || subject.outcome !== 'succeeded') return undefined;
  if (outcomeOf(again, 'success') !== 'succeeded') return undefined;
  return isNotLetIn(other.exchange.response?.status) === (by === 'key') ? other : undefined;
}
