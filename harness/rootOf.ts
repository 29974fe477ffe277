import { isRecord } from '../specs/isRecord.ts';
import type { Answer } from './Answer.ts';
import { answeredZero } from './answeredZero.ts';
import type { Exchange } from './Exchange.ts';
import type { BlockCause } from './Judgement.ts';

/** What everything hangs on that is blocked, at the end of the chain: a clause, a call that was refused, a fixture, a silence. */
export interface Root {
  readonly kind:
    | 'clause'
    | 'refusal'
    | 'silence'
    | 'control'
    | 'fixture'
    | 'layout'
    | 'size'
    | 'allowance'
    | 'nothing';
  /** The clause, the fixture, or the operation that was called; empty where the kind says it all. */
  readonly name: string;
  /** The format of that call. */
  readonly format?: string;
  /** What the target said to it, as text. */
  readonly said?: string;
  /** The id of the exchange that shows it. */
  readonly exchange?: string;
}

interface Blocked {
  readonly cause: BlockCause;
  readonly message: string;
  /** The exchange that it hangs on, where the check names one. */
  readonly exchange?: Exchange | undefined;
}

/** The root of a blocked case, from its cause and from the answers of its evidence, the first one first. Pure. */
export function rootOf({ cause, message, exchange }: Blocked, answers: readonly Answer[]): Root {
  const [word = '', name = ''] = cause.split(/:(.*)/s);
  const at = answers.find((answer) => answer.exchange.id === exchange?.id);
  const shownBy = (answer: Answer | undefined) =>
    answer === undefined ? {} : { exchange: answer.exchange.id };
  switch (word) {
    case 'clause':
    case 'fixture':
      return { kind: word, name, ...shownBy(at ?? answers[0]) };
    case 'layout': {
      const answer = at ?? answers.find(isRefused) ?? answers[0];
      return { kind: word, name: answer?.call.operationName ?? '', ...calledIn(answer), ...shownBy(answer) };
    }
    case 'control': {
      const answer = at ?? answers.find(isSilent) ?? answers.find(isRefused);
      if (answer === undefined || !(isSilent(answer) || isRefused(answer)))
        return { kind: 'control', name: '', said: message };
      const kind = isSilent(answer) ? 'silence' : 'refusal';
      const name = answer.call.operationName;
      return { kind, name, ...calledIn(answer), said: saidIn(answer), ...shownBy(answer) };
    }
    default:
      return { kind: word as 'size' | 'allowance' | 'nothing', name: '' };
  }
}

const calledIn = (answer: Answer | undefined) => (answer === undefined ? {} : { format: answer.call.format });

const isSilent = ({ exchange }: Answer): boolean => exchange.response === null;

/** An answer that is no success by its HTTP status or by its status block. */
const isRefused = (answer: Answer): boolean =>
  (answer.exchange.response?.status ?? 0) >= 400 ||
  (isRecord(answer.decoded?.value.ResponseStatus) && !answeredZero(answer));

function saidIn({ exchange: { response, failure }, decoded, decodeError }: Answer): string {
  const status = decoded?.value.ResponseStatus;
  const words = isRecord(status) && typeof status.Message === 'string' ? status.Message : '';
  if (words !== '') return words;
  if (response === null) return failure?.message ?? 'no answer';
  return decodeError === null ? `HTTP ${response.status}` : `HTTP ${response.status}, ${decodeError.message}`;
}
