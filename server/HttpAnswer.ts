import type { Format } from '../specs/Format.ts';

/** An answer as it leaves, whole; what it was is told beside it, for logs. */
export interface HttpAnswer {
  readonly status: number;
  /** Names in lower case; without Content-Length. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
  readonly outcome: {
    /** Null where none of the 33 was addressed. */
    readonly operation: string | null;
    readonly format: Format;
    readonly errorCode: string;
  };
}
