import type { Format } from '../../specs/Format.ts';
import type { Level } from '../../specs/Level.ts';
import type { RecordValue } from '../../specs/Value.ts';

// What assay.config.mjs may export (docs/hooks.md).

/** What an own check looks at: the answer to the plain call of an operation in a format. */
export interface OwnAnswer {
  readonly operation: string;
  readonly format: Format;
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** What was sent, without the key. */
    readonly members: RecordValue;
  };
  readonly response: {
    readonly status: number;
    /** By their names in lower case. Values of headers with one name are joined by a comma. */
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Uint8Array;
  };
  /** The members of the answer, by their documented names. Empty if it can't be read. */
  readonly value: RecordValue;
  /** From the first byte sent to the last one received, in milliseconds. */
  readonly durationMs: number;
}

/** What is wrong with an answer. */
export interface OwnBreach {
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
  /** Where in the answer. */
  readonly path?: string;
}

/** All breaches in an answer, none for a pass; or why there is nothing to judge, which blocks the case. */
export type OwnRuling = readonly OwnBreach[] | { readonly nothing: string };

/** A check of one's own. It makes a case for each operation and format: `json/CompanyGet/own-NAME`. */
export interface OwnCheck {
  /** Words in lower case, joined by hyphens. */
  readonly name: string;
  readonly level: Exclude<Level, 'OPEN'>;
  /** What must be true, in a sentence. */
  readonly statement: string;
  /** Names or globs; left out, all. */
  readonly operations?: readonly string[];
  readonly formats?: readonly string[];
  /** `success`, if left out: only answers that can be read and are a success. `any`: whatever was answered. */
  readonly on?: 'success' | 'any';
  /** Looks at an answer and at nothing else: the same answer always brings the same ruling. It returns at once. */
  readonly check: (answer: OwnAnswer) => OwnRuling;
}

/** A request that is about to be sent. */
export interface RequestToSign {
  readonly method: 'GET' | 'POST';
  /** The whole URL. */
  readonly url: string;
  /** All headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** What is added to a request. */
export interface AddedToRequest {
  /** New headers, or other values for those of `--header`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** New fields of the query, not encoded. */
  readonly query?: Readonly<Record<string, string>>;
}

/** Called for every request that Assay sends, each time it is sent. */
export type OnRequest = (
  request: RequestToSign,
) => AddedToRequest | undefined | Promise<AddedToRequest | undefined>;

/** What is about to happen. */
export interface RunBegins {
  readonly command: 'run' | 'diagnose' | 'cleanup';
  /** The base URL. */
  readonly target: string;
  readonly formats: readonly Format[];
  readonly seed: number;
}

/** Called before the first request. If it fails, nothing is sent. */
export type BeforeRun = (run: RunBegins) => void | Promise<void>;

/** How a run ended. Under vitest, whose reporters tell that, the exit code and the results are null. */
export interface RunEnds<Results = unknown> {
  readonly target: string;
  readonly exitCode: number | null;
  /** The content of results.json. */
  readonly results: Results | null;
}

/** What a run takes from its operator as code. */
export interface Hooks<Results = unknown> {
  readonly checks?: readonly OwnCheck[];
  readonly beforeRun?: BeforeRun;
  /** Called after the reports are written. It changes no verdict. */
  readonly afterRun?: (run: RunEnds<Results>) => void | Promise<void>;
  readonly onRequest?: OnRequest;
}
