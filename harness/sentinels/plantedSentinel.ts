import { isRecord } from '../../specs/isRecord.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { answeredZero, statusIn } from '../exchanges/statusBlock.ts';
import { recordsIn } from '../records/recordKeys.ts';
import { idOf } from '../writes/idOf.ts';
import { hasMark } from '../writes/marks.ts';
import type { SentinelKind, SentinelSearch } from './SentinelKind.ts';

/** What a look tells of a sentinel. `unseen`: no read has shown it so far. `unknown`: this look tells nothing. */
export type SentinelSight = 'shown' | 'gone' | 'unseen' | 'unknown';

/** A sentinel that the target took. */
export interface PlantedSentinel {
  readonly look: () => Promise<SentinelSight>;
}

/**
 * A sentinel to look at. `insert` is the answer to its insert, `mark` a text that it alone holds.
 *
 * The sentinel is searched for in the first way that shows it alone and does not show what does not exist, and from then on in no other. A
 * server whose filters are broken passes no such test, and a list that is capped would lose it to newer records.
 */
export function plantedSentinel(
  { get, update, searches }: SentinelKind,
  insert: Answer,
  mark: string,
  read: (members: RecordValue) => Promise<Answer>,
): PlantedSentinel {
  const { entityID, [update.record ?? '']: echo } = insert.decoded?.value ?? {};
  const id = idIn(echo, update.id) ?? idOf(entityID);
  const recordsOf = ({ decoded }: Answer): readonly RecordValue[] => recordsIn(get, decoded?.value);
  const isShown = (answer: Answer): boolean => recordsOf(answer).some((record) => hasMark(record, [mark]));
  let chosen: { readonly finds: RecordValue; readonly nothing: string } | undefined;

  const isShownAlone = (answer: Answer): boolean =>
    answeredZero(answer) && isShown(answer) && recordsOf(answer).length === 1;

  const choose = async ({ finds, findsNothing, findsAmongAll }: SentinelSearch): Promise<boolean> => {
    if (!isShownAlone(await read(finds))) return false;
    const none = await read(findsNothing);
    if (!isOfOperation(none) || recordsOf(none).length > 0) return false;
    const isFoundAmongAll = isShownAlone(await read(findsAmongAll));
    chosen = { finds: isFoundAmongAll ? findsAmongAll : finds, nothing: wayOf(none) };
    return true;
  };

  return {
    look: async () => {
      if (chosen === undefined) {
        for (const search of searches(insert)) if (await choose(search)) return 'shown';
        return 'unseen';
      }
      const answer = await read(chosen.finds);
      if (isShown(answer)) return 'shown';
      const records = recordsOf(answer);
      if (records.length === 0) return wayOf(answer) === chosen.nothing ? 'gone' : 'unknown';
      // After a reset another record may have its id.
      return records.length === 1 && id !== undefined && idIn(records[0], get.id) === id ? 'gone' : 'unknown';
    },
  };
}

/** Whether the operation itself answered. A lawful server may refuse a search that finds nothing. */
const isOfOperation = ({ decoded, exchange: { response } }: Answer): boolean =>
  decoded !== null &&
  response !== null &&
  ![401, 403, 429].includes(response.status) &&
  response.status < 500;

/** How a search was answered, apart from what it found. */
const wayOf = (answer: Answer): string => {
  const status = statusIn(answer);
  return JSON.stringify([answer.exchange.response?.status, status === undefined ? null : status.ErrorCode]);
};

const idIn = (record: Value | undefined, member: string | undefined): string | undefined =>
  isRecord(record) && member !== undefined ? idOf(record[member]) : undefined;
