import type { Answer } from './Answer.ts';
import { isRefused } from './outcome.ts';
import { statusIn } from './statusBlock.ts';

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

/** A 404 of whatever stands before the operation: an operation that finds no record says so in a status block. */
export const isNowhere = (answer: Answer): boolean =>
  answer.exchange.response?.status === 404 && statusIn(answer) === undefined;

/** The HTTP statuses by which a path, or a method on it, is refused. */
export const isRouteRefused = ({ exchange: { response } }: Answer): boolean =>
  response !== null && [404, 405, 501].includes(response.status);
