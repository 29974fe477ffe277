import type { Answer } from '../../harness/Answer.ts';
import type { Subject } from '../Subject.ts';
import { sameNumber } from '../sameNumber.ts';
import { writtenId } from './Writer.ts';

/** Whether a plain insert in another format began earlier and was given the same id: it is this one that overwrote. */
const isTakenElsewhere = ({ evidence }: Subject, insert: Answer): boolean =>
  Object.entries(evidence.others).some(
    ([name, { exchange, ...other }]) =>
      name.startsWith('control in ') &&
      exchange.timings.startedAt <= insert.exchange.timings.startedAt &&
      sameNumber(writtenId({ exchange, ...other }), writtenId(insert)),
  );

/** The insert of a chain of record actions, its own or the plain one, that was given an id which one before it has (ACT-1). */
export function knownId(chain: Subject): Answer | undefined {
  const { control } = chain.evidence.others;
  const inserts = [...(control === undefined ? [] : [control]), chain.answer];
  const [first, second] = inserts.map(writtenId);
  if (inserts.length > 1 && sameNumber(first, second)) return chain.answer;
  return inserts.find((insert) => isTakenElsewhere(chain, insert));
}
