import type { EvidenceSpec } from '../evidence/EvidenceSpec.ts';
import type { Answer } from '../exchanges/Answer.ts';
import type { Exchange } from '../exchanges/Exchange.ts';
import { isSilent } from '../exchanges/outcome.ts';
import { messageIn } from '../exchanges/statusBlock.ts';
import { readOnlyMessage } from '../target/permits.ts';
import { fateOf } from '../writes/fateOf.ts';
import type { BlockCause } from './Judgement.ts';

/**
 * What blocks a case at the end of the chain: a clause, a refused call, a fixture, a silence, what is out of scope. A `control` is
 * a call whose answer can't be named, or one that was taken and did not have the effect that the case needs.
 */
export interface Root {
  readonly kind:
    | 'clause'
    | 'refusal'
    | 'silence'
    | 'control'
    | 'fixture'
    | 'scope'
    | 'layout'
    | 'size'
    | 'allowance'
    | 'cutOff'
    | 'nothing';
  /** The clause, the fixture, what is out of scope, the operation that was called, or the flag that forbids it; else empty. */
  readonly name: string;
  /** The format of that call. */
  readonly format?: string;
  /** The target's answer to that call, as text. */
  readonly said?: string;
  /** The id of the exchange that shows it. */
  readonly exchange?: string;
}

interface Blocked {
  readonly cause: BlockCause;
  readonly message: string;
  /** The exchange that explains it, when the check names one. */
  readonly exchange?: Exchange | undefined;
}

/**
 * The root of a blocked case, from its cause and the answers of its evidence, the main one first. Many answers of a scenario are
 * refusals that belong there. So a refusal is named only if the check names its exchange or quotes it, or if it is the main
 * answer and `expects` success. Pure.
 */
export function rootOf(
  { cause, message, exchange }: Blocked,
  answers: readonly Answer[],
  expects: EvidenceSpec['expects'] = 'success',
): Root {
  const [word = '', name = ''] = cause.split(/:(.*)/s);
  const at = answers.find((answer) => answer.exchange.id === exchange?.id);
  const quoted = answers.filter((answer) => refusesItsCall(answer) && isQuoted(answer, message));
  const main = answers.slice(0, expects === 'success' ? 1 : 0).find(refusesItsCall);
  const refused = quoted.length === 1 ? quoted[0] : main;
  const shownBy = (answer: Answer | undefined) =>
    answer === undefined ? {} : { exchange: answer.exchange.id };
  switch (word) {
    case 'clause':
    case 'fixture':
      return { kind: word, name, ...shownBy(at ?? answers[0]) };
    case 'layout': {
      const answer = at ?? refused ?? answers[0];
      return { kind: word, name: answer?.call.operationName ?? '', ...calledIn(answer), ...shownBy(answer) };
    }
    case 'control': {
      const answer = at ?? answers.find(isSilent) ?? refused;
      if (answer === undefined || !(isSilent(answer) || refusesItsCall(answer)))
        return { kind: 'control', name: '', said: message };
      const kind = isSilent(answer) ? 'silence' : 'refusal';
      const operationName = answer.call.operationName;
      return { kind, name: operationName, ...calledIn(answer), said: saidIn(answer), ...shownBy(answer) };
    }
    case 'scope':
      return { kind: word, name };
    case 'allowance':
      return { kind: word, name: message.includes(readOnlyMessage) ? '--read-only' : '' };
    case 'cutOff':
      return { kind: word, name: '', said: message };
    default:
      return { kind: word as 'size' | 'nothing', name: '' };
  }
}

const calledIn = (answer: Answer | undefined) => (answer === undefined ? {} : { format: answer.call.format });

/** An answer that refuses, by its HTTP status or its status block. */
const refusesItsCall = (answer: Answer): boolean =>
  (answer.exchange.response?.status ?? 0) >= 400 || fateOf(answer) === 'refused';

/** The target's own words; empty when it said nothing. */
const wordsOf = (answer: Answer): string => messageIn(answer) ?? '';

/** A check's message quotes no more than this of what a target said. */
const longestQuote = 150;

/** Whether a message quotes that answer. */
function isQuoted(answer: Answer, message: string): boolean {
  const words = JSON.stringify(wordsOf(answer)).slice(1, -1).slice(0, longestQuote);
  return words !== '' && message.includes(words);
}

function saidIn(answer: Answer): string {
  const {
    exchange: { response, failure },
    decodeError,
  } = answer;
  const words = wordsOf(answer);
  if (words !== '') return words;
  if (response === null) return failure?.message ?? 'no answer';
  return decodeError === null ? `HTTP ${response.status}` : `HTTP ${response.status}, ${decodeError.message}`;
}
