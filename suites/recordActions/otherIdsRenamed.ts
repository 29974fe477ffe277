import type { Violation } from '../../harness/Judgement.ts';
import type { Numeric } from '../../specs/Value.ts';
import type { Subject } from '../Subject.ts';
import { otherIds } from './otherIds.ts';
import { stepOf } from './stepOf.ts';

/**
 * Where the Update that gives the record another name is answered with another record; nothing where it was refused, for
 * which names a server takes is its own affair.
 */
export function otherIdsRenamed(chain: Subject, id: Numeric): readonly Violation[] {
  if (chain.evidence.others.renamed === undefined) return [];
  const step = stepOf(chain, 'renamed');
  if (step.kind !== 'step' || step.subject.outcome !== 'succeeded') return [];
  return otherIds(chain, step.subject, id);
}
