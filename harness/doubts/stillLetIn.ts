import type { Call } from '../exchanges/Answer.ts';
import { isPlainSuccess } from '../exchanges/statusBlock.ts';
import type { Api } from '../target/Api.ts';
import { isOfKey } from '../target/circuitBreaker.ts';
import type { lockout } from '../target/lockout.ts';
import { answerInWords } from '../words/answerInWords.ts';

/** A target that accepts nothing any more, or refuses everybody after wrong keys, as a lawful server may; and what it said. */
export interface LostTarget {
  readonly kind: 'gone' | 'lockedOut';
  readonly said: string;
}

interface Refusal {
  readonly words: string;
  /** Whether the key may be the reason: a target that is down, or a gateway, answers differently. */
  readonly isOfKey: boolean;
}

interface Options {
  readonly ask: Api['call'];
  /** Calls that worked before, as far as they are known by now. */
  readonly known: readonly Call[];
  readonly lockedOut: ReturnType<typeof lockout>;
  /** When the last call that succeeded began, in milliseconds since 1970. */
  readonly lastSuccess: () => number;
}

/** Asks each time that it is called whether one of the known calls still works. Says what was lost; undefined if one works. */
export function stillLetIn({
  ask,
  known,
  lockedOut,
  lastSuccess,
}: Options): () => Promise<LostTarget | undefined> {
  let gone: { readonly lost: LostTarget; readonly since: number } | undefined;

  const refused = async (): Promise<Refusal | undefined> => {
    let said: Refusal | undefined;
    for (const call of [...known]) {
      const answer = await ask({ ...call, caseId: 'still let in', urgent: true });
      if (isPlainSuccess(answer)) return undefined;
      const words = `${call.operationName} in ${call.format}, which worked before, now brings ${answerInWords(answer, (text) => text)}`;
      said ??= { words, isOfKey: isOfKey(answer) };
    }
    return said;
  };

  return async () => {
    const since = lastSuccess();
    // A target that is gone is not asked again for every case without an answer.
    if (gone !== undefined && gone.since === since) return gone.lost;
    const said = await refused();
    gone = undefined;
    if (said === undefined) return undefined;
    if (await lockedOut.ends(async () => (await refused()) === undefined))
      return { kind: 'lockedOut', said: said.words };
    // Locks may last longer than anybody waits. A key revoked just then gets the same answer.
    const isLock = lockedOut.isPossible() && said.isOfKey;
    gone = { lost: { kind: isLock ? 'lockedOut' : 'gone', said: said.words }, since };
    return gone.lost;
  };
}
