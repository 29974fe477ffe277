import type { Answer } from '../exchanges/Answer.ts';
import { statusIn } from '../exchanges/statusBlock.ts';

/**
 * Whether a json answer is a 404 without anything documented in it, such as `{"detail":"Not Found"}`. It comes from a router that
 * has no such path, or from an operation that finds no record and says so in its own way.
 */
export const mayBeNotFound = (answer: Answer): boolean =>
  answer.call.operation !== null &&
  answer.exchange.response?.status === 404 &&
  answer.readAs === 'json' &&
  answer.decoded !== null &&
  statusIn(answer) === undefined;

/** The body of an answer without what a router repeats from the request: its path, the operation's name, and numbers. */
export function notFoundText({ call, exchange: { request, response } }: Answer): string {
  const path = new URL(request.url, 'http://h').pathname;
  return Buffer.from(response?.body ?? [])
    .toString('utf8')
    .replaceAll(path, '')
    .replaceAll(call.operationName, '')
    .replace(/\d+/g, '#');
}
