import type { Format } from '../specs/Format.ts';

/** A whole answer as it leaves, with a description of what it was, for logs. */
export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case; without Content-Length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly outcome: {
    /** Null if none of the 33 was addressed. */
    readonly operation: string | null;
    /** Null if it is in none of the six. */
    readonly format: Format | null;
    readonly errorCode: string;
  };
}
