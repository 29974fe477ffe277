/** A body as a report keeps it: as text or in base64, its middle left out where it is long. */
export interface KeptBody {
  readonly head: string;
  /** Present where the middle was left out. */
  readonly tail?: string;
  /** The length of the whole in bytes, where something was left out. */
  readonly length?: number;
  /** Why nothing of it is here; then `head` is empty. */
  readonly leftOut?: string;
  /** Whether the parts are in base64 because they are no UTF-8. */
  readonly base64?: true;
}

export interface KeptMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: KeptBody;
}

/** One exchange as a report keeps it: redacted, its bodies bounded. */
export interface KeptExchange {
  readonly id: string;
  /** What it called, where it was a call of a documented operation. */
  readonly operation?: string;
  readonly request: KeptMessage & { readonly method: string; readonly url: string };
  /** Null where none came; `failure` says why. */
  readonly response: (KeptMessage & { readonly status: number }) | null;
  readonly failure?: string;
  readonly durationMs: number;
  /** The command that sends the request again; absent where the request was too long to be kept. */
  readonly curl?: string;
}
