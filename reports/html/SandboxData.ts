/** What the page of a sandbox shows. */
export interface SandboxData {
  /** The sandbox's own. */
  readonly apiKey: string;
  /** By record: `companies 3`. */
  readonly holds: readonly string[];
  /** Its variants and faults, in a sentence each. */
  readonly planted: readonly string[];
  readonly operations: readonly string[];
  readonly formats: readonly string[];
}

/** A call that the page proposes: a POST. */
export interface ProposedCall {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What the page shows beside an answer. */
export interface BesideAnswer {
  /** The command that makes the same call. */
  readonly curl: string;
  /** By record, after the call. */
  readonly holds: readonly string[];
}
