/** A body as a report keeps it: as text or in base64, without its middle if it is long. */
export interface KeptBody {
  readonly head: string;
  /** Present if the middle was left out. */
  readonly tail?: string;
  /** The length of the whole body in bytes, if something was left out. */
  readonly length?: number;
  /** Why the body is not here; then `head` is empty. */
  readonly leftOut?: string;
  /** Whether the parts are in base64 because they are not UTF-8. */
  readonly base64?: true;
}

export interface KeptMessage {
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: KeptBody;
}

/** One exchange as a report keeps it: redacted, with bodies of limited size. */
export interface KeptExchange {
  readonly id: string;
  /** The operation, if it was a call of a documented one. */
  readonly operation?: string;
  readonly request: KeptMessage & { readonly method: string; readonly url: string };
  /** Null if none came; `failure` says why. */
  readonly response: (KeptMessage & { readonly status: number }) | null;
  readonly failure?: string;
  readonly durationMs: number;
  /** The command that sends the request again; absent if the request was too long to keep. */
  readonly curl?: string;
}
