import type { Violation } from '../../harness/Judgement.ts';
import type { Subject } from '../Subject.ts';
import { otherIds } from './otherIds.ts';
import { stepOf } from './stepOf.ts';
import { writtenId } from './Writer.ts';

/**
 * Where the Update that gives a record another name is answered with another record; nothing where it was refused, for
 * which names a server takes is its own affair.
 */
export function otherIdsRenamed(chain: Subject): readonly Violation[] {
  if (chain.evidence.others.renamed === undefined) return [];
  const made = stepOf(chain, 'absent');
  const renamed = stepOf(chain, 'renamed');
  if (made.kind !== 'step' || renamed.kind !== 'step' || renamed.subject.outcome !== 'succeeded') return [];
  const id = writtenId(made.subject.answer);
  return id === undefined ? [] : otherIds(made.subject, renamed.subject, id);
}
