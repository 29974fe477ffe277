import type { Answer } from './Answer.ts';
import { answeredType } from './headers.ts';
import { statusIn } from './statusBlock.ts';

/** Whether a call was answered with HTTP 2xx and nothing that can be read: that is no refusal, whatever it is. */
export const isUnreadable2xx = ({ decoded, exchange: { response } }: Answer): boolean =>
  decoded === null && response !== null && response.status >= 200 && response.status < 300;

/**
 * Whether an answer holds nothing of the format that was asked for. That is no document, a bare Fault, what is answered to
 * an operation that does not exist, or json for jsv. A bare named route asks for no format (FMT-9): json that was read
 * as json is what the server picked there.
 */
export function holdsNoMessage(answer: Answer): boolean {
  const { decoded } = answer;
  if (decoded === null || answer.notFound === true) return true;
  if (decoded.layout === 'fault' && statusIn(answer) === undefined) return true;
  return (answer.readAs ?? answer.call.format) === 'jsv' && isJson(answer);
}

/** A reader of jsv makes something of nearly every json, but not what it says; believed only if its header says so too. */
function isJson(answer: Answer): boolean {
  const { response } = answer.exchange;
  if (response === null || !/^(application|text)\/json$/.test(answeredType(answer))) return false;
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(response.body));
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
  } catch {
    return false;
  }
}

/** The answer to the documented call, where a detour was tried after it. */
export const withoutDetour = (answer: Answer): Answer => answer.detour?.refused ?? answer;
