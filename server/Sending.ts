import type { HttpRequest } from './HttpRequest.ts';

/** How answers go over the wire, where HTTP leaves a choice. */
export interface Sending {
  /** Calls that are carried out and never answered; their connections stay open. */
  readonly never?: (request: HttpRequest) => boolean;
  /** In chunks, without a Content-Length. */
  readonly chunked?: boolean;
  /** Compressed, where the client takes that. */
  readonly gzip?: boolean;
  /** In two halves, with so many milliseconds between them. */
  readonly pauseMs?: number;
  /** With `Connection: close`, and it is closed. */
  readonly close?: boolean;
}
