import type { Reply } from '../Reply.ts';

/** How answers travel. */
export interface HttpManner {
  /** Zipped for whoever takes it. */
  readonly zips: boolean;
  /** Length of the pieces of an answer without Content-Length; null sends it whole, with one. */
  readonly pieces: number | null;
  /** After which answers the connection is closed. */
  readonly closes: (reply: Reply) => boolean;
  /** What is not answered at all: the connection is cut. */
  readonly drops: (reply: Reply) => boolean;
  readonly headers: Readonly<Record<string, string>>;
}
