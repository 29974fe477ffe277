import type { Dialect } from '../../formats/Dialect.ts';
import type { Format } from '../../specs/Format.ts';

/** How bad a trouble is, the worst first. A `remark` is lawful and worth knowing. */
export const weights = ['absent', 'breach', 'error', 'warning', 'remark'] as const;

type Weight = (typeof weights)[number];

/** One thing that is wrong with a deployment, or worth knowing about it. */
export interface Trouble {
  readonly weight: Weight;
  readonly topic:
    | 'target'
    | 'certificate'
    | 'key'
    | 'format'
    | 'compression'
    | 'answers'
    | 'latency'
    | 'limit'
    | 'clock'
    | 'zone'
    | 'http';
  /** What is wrong, in one sentence without its full stop. */
  readonly said: string;
  /** What to do about it, likewise. */
  readonly advice: string;
  readonly clause?: string;
  readonly formats?: readonly string[];
}

/** Whether a call at an address is answered in the format of the place. */
export type Life = 'alive' | 'broken' | 'not judged';

/** The kinds of addresses as people read them: `default` is the generic path or the SOAP endpoint. */
export const addressNames = ['default', 'suffix', 'query', 'named', 'GET', 'jsonp'] as const;

export type AddressName = (typeof addressNames)[number];

/** How long the answers in a format took, in milliseconds. */
export interface FormatLatency {
  readonly format: Format;
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

/** What was seen of a certificate. */
export interface TlsFacts {
  readonly protocol: string;
  readonly issuer: string;
  /** ISO 8601. */
  readonly validUntil: string;
  /** Negative if it has expired. */
  readonly daysLeft: number;
  readonly isTrusted: boolean;
}

/** What was seen before an answer was judged; null where it could not be seen. */
export interface ConnectionFacts {
  /** The addresses of the host; null for an address in the URL itself and behind a proxy, which looks the name up. */
  readonly ipAddresses: readonly string[] | null;
  /** How long it took to connect, TLS and proxy included, in milliseconds. */
  readonly connectedMs: number | null;
  /** Null for an http target too. */
  readonly tls: TlsFacts | null;
  /** The proxy in front of the target, without user and password. */
  readonly proxy: string | null;
  /** The HTTP version of the answer, such as `1.1`. */
  readonly httpVersion: string | null;
}

export interface ZoneFacts {
  /** Local minus UTC in minutes; several if the clock changes. */
  readonly offsets: readonly number[];
  readonly isSummerTime: boolean;
  /** A zone that shows all these times. */
  readonly example: string | null;
  /** How many times were compared. */
  readonly times: number;
}

export interface Facts extends ConnectionFacts {
  /** How answers are compressed for a client that takes gzip, deflate and br; null for none. */
  readonly compression: string | null;
  /** How the key was taken; null if nobody can tell. */
  readonly key: {
    readonly takenIn: 'body' | 'query' | 'header' | 'nothing';
    readonly formats: readonly Format[];
  } | null;
  readonly addressesByFormat: Readonly<Partial<Record<Format, Readonly<Partial<Record<AddressName, Life>>>>>>;
  readonly dialect: { readonly found: Dialect; readonly notes: readonly string[] } | null;
  /** The target's clock minus ours, in seconds, by the Date header; null without one. */
  readonly clockOffsetS: number | null;
  readonly zone: ZoneFacts | null;
  readonly latencies: readonly FormatLatency[];
}

/** One of the ten checks of answers. */
export interface AnswerCheck {
  readonly name: string;
  readonly clauses: readonly string[];
  readonly status: 'kept' | 'broken' | 'warned' | 'not judged';
  /** Formats of which the status says nothing, because no answer in them could be judged; absent for none. */
  readonly notJudgedIn?: readonly Format[];
  /** Of a check that is not kept: what to do. */
  readonly advice?: string;
}

/** What `assay diagnose --json` prints; diagnosis.schema.json is its published form. */
export interface Diagnosis {
  readonly schemaVersion: 1;
  readonly target: string;
  readonly suiteVersion: string;
  /** ISO 8601, UTC. */
  readonly startedAt: string;
  readonly durationMs: number;
  readonly calls: number;
  readonly exitCode: number;
  /** The first line. */
  readonly said: string;
  /** The worst first. */
  readonly troubles: readonly Trouble[];
  readonly facts: Facts;
  /** Empty if nothing could be judged. */
  readonly checks: readonly AnswerCheck[];
  /** The command that judges this target. It holds no secret. */
  readonly command: string;
}
