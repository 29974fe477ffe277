import type { GatherContext } from '../../harness/Evidence.ts';
import { recordsIn } from '../../harness/oracle/listedRecords.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { found, wanting } from '../gathered.ts';
import { siblingKey } from '../ownDocument.ts';
import { asText } from './asText.ts';
import type { Pairing } from './Pairing.ts';
import { isAlike } from './unlikeness.ts';

const tries = 3;

/** Reads with few members, and calls that fail whatever they name: made anew in both ways. */
export const pairOfCalls =
  (members: (context: GatherContext, operation: Operation) => RecordValue | string): Pairing =>
  async (context, { operation }) => {
    const sent = members(context, operation);
    if (typeof sent === 'string') return wanting(sent);
    let number = await context.call(operation, sent);
    for (let round = 1; ; round++) {
      const text = await context.call(operation, asText(sent));
      if (isAlike(operation, number, text)) return found(number, { text });
      const again = await context.call(operation, sent);
      if (round === tries || isAlike(operation, number, again))
        return found(number, { text, again, textAgain: await context.call(operation, asText(sent)) });
      number = again;
    }
  };

/**
 * One row of a page: of the third row on, where there are such, for a page is not the first then, from whichever number
 * pages are counted; else of the page that is there at any rate.
 */
export const pairOfPages: Pairing = async (context, place) => {
  const all = await context.other(siblingKey(place, place.operation.name));
  if (all.kind === 'blocked') return all;
  const { answer } = all.evidence;
  const page = recordsIn(place.operation, answer.decoded?.value).length > 2 ? 2 : 1;
  return pairOfCalls(() => ({ Page: numeric(page), Limit: numeric(1) }))(context, place);
};

/** A call that some scenario makes with numbers anyway, and the same with text. */
export const pairWith =
  (scenario: string): Pairing =>
  async (context, place) => {
    const first = await context.other(siblingKey(place, place.operation.name, scenario));
    if (first.kind === 'blocked') return first;
    const number = first.evidence.answer;
    const text = await context.call(place.operation, asText(number.call.members));
    if (isAlike(place.operation, number, text)) return found(number, { text });
    // What was there when the number was sent may be gone by now, and an answer may have been cut on its way.
    const [again, textAgain] = await Promise.all([
      context.call(place.operation, number.call.members),
      context.call(place.operation, asText(number.call.members)),
    ]);
    return found(number, { text, again, textAgain });
  };
