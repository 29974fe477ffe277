import type { HttpRequest } from './HttpRequest.ts';

/** How answers are sent, where HTTP leaves a choice. */
export interface Sending {
  /** Calls that are carried out and never answered. Their connections stay open. */
  readonly never?: (request: HttpRequest) => boolean;
  /** In chunks, without a Content-Length. */
  readonly chunked?: boolean;
  /** Compressed, if the client accepts it. */
  readonly gzip?: boolean;
  /** In two halves, with this many milliseconds between them. */
  readonly pauseMs?: number;
  /** With `Connection: close`, and the connection is then closed. */
  readonly close?: boolean;
}
