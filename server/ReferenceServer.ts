import type { HttpAnswer } from './HttpAnswer.ts';
import type { HttpRequest } from './HttpRequest.ts';
import type { Store } from './store/Store.ts';

/** The API with its own data, as a function from bytes to bytes, without a socket. */
export interface ReferenceServer {
  readonly apiKey: string;
  readonly basePath: string;
  readonly store: Store;
  /** Answers one whole request. Anything it throws is our own fault. */
  readonly handle: (request: HttpRequest) => HttpAnswer;
  /** A failure in the requested format, if the body can't be read or must not be read. */
  readonly refuse: (request: Omit<HttpRequest, 'body'>, status: number, message: string) => HttpAnswer;
}
