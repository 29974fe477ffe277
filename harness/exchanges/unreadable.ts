import type { Answer } from './Answer.ts';
import { answeredType } from './headers.ts';
import { isRefused } from './outcome.ts';
import { statusIn } from './statusBlock.ts';

/** Whether a call was answered with HTTP 2xx and nothing that can be read: that is no refusal, whatever it is. */
export const isUnreadable2xx = ({ decoded, exchange: { response } }: Answer): boolean =>
  decoded === null && response !== null && response.status >= 200 && response.status < 300;

/** Whether an HTTP status says that the key was refused. */
export const isNotLetIn = (status: number | undefined): boolean => status === 401 || status === 403;

/** HTTP statuses with which something before the operation answers, besides those above 500. It need not know of the envelope. */
const ofGateways: readonly number[] = [401, 403, 405, 413, 415, 429];

/**
 * Statuses with which a gateway says that the target did not answer; those from 520 on are of Cloudflare. The target may carry out the call
 * all the same.
 */
export const isStatusOfGateway = (status: number): boolean =>
  [502, 503, 504].includes(status) || (status >= 520 && status < 530);

/** Whether the HTTP status of an answer is one with which operations answer. */
export const hasReachedOperation = ({ exchange: { response } }: Answer): boolean =>
  response !== null && response.status <= 500 && !ofGateways.includes(response.status);

/** Whether the operation itself refused a call, and not who keeps the door. */
export const isRefusedByOperation = (answer: Answer): boolean =>
  isRefused(answer) && !isNotLetIn(answer.exchange.response?.status);

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
export const documented = (answer: Answer): Answer => answer.detour?.refused ?? answer;

/** A 404 of whatever stands before the operation: an operation that finds no record says so in a status block. */
export const isNowhere = (answer: Answer): boolean =>
  answer.exchange.response?.status === 404 && statusIn(answer) === undefined;

/** The HTTP statuses by which a path, or a method on it, is refused. */
export const isRouteRefused = ({ exchange: { response } }: Answer): boolean =>
  response !== null && [404, 405, 501].includes(response.status);
