import type { Dialect } from '../formats/Dialect.ts';
import type { Format } from '../specs/Format.ts';
import type { ConnectionSettings } from './ConnectionSettings.ts';
import type { Scope } from './scope.ts';
import type { Shard } from './shard.ts';

/** What a run may do besides reading on a target that is not on loopback (docs/judging.md, Safety). */
export const allowances = ['writes', 'hostile', 'labels', 'events', 'keys'] as const;

export type Allowance = (typeof allowances)[number];

/** The reports that can be selected. A run always writes results.json, results.ndjson, exchanges.ndjson and made.ndjson. */
export const reportNames = ['html', 'junit', 'allure', 'markdown', 'badge'] as const;

export type ReportName = (typeof reportNames)[number];

export type JunitBy = 'case' | 'clause';

/** The parts of the dialect that the operator fixed. Parts that are `auto` come from the target's own answers. */
export interface DialectSettings {
  readonly xmlNamespaces?: Partial<Dialect['xmlNamespaces']>;
  readonly baseMembers?: readonly string[];
  readonly xmlMemberOrder?: Dialect['xmlMemberOrder'];
  readonly itemNames?: Readonly<Record<string, string>>;
}

/** All settings of a run, from flags, environment, `.env` and settings file; frozen, JSON-serialisable. */
export interface Settings {
  /** The base URL without a trailing slash; null starts the embedded reference server. */
  readonly target: string | null;
  readonly apiKey: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** The names of those headers that a flag or a program gave. A later command does not find them by itself. */
  readonly flaggedHeaders: readonly string[];
  readonly connection: ConnectionSettings;
  readonly fixtures: Fixtures;
  /** The file with the fixtures, for commands that say how to run again; null if there was none. */
  readonly fixturesFile: string | null;
  /** The file that lists what the target is known to do wrong, as a path from the root; null if there was none. */
  readonly deviationsFile: string | null;
  /** The settings file that was named, as a path from the root; null for the usual one, which every command finds by itself. */
  readonly settingsFile: string | null;
  /**
   * The module of hooks and own checks, as a path from the root; null if there is none. Also the name of hooks that a program gave as
   * functions (`holdHooks`).
   */
  readonly hooks: string | null;
  /** What the target does not offer. Only the settings file can declare it. */
  readonly scope: Scope;
  /** The selected formats that are in scope. */
  readonly formats: readonly Format[];
  /** Globs; empty selects all. */
  readonly operations: readonly string[];
  readonly clauses: readonly string[];
  readonly cases: readonly string[];
  /** The part of the selection that is judged; null for all of it. */
  readonly shard: Shard | null;
  readonly readOnly: boolean;
  readonly allow: readonly Allowance[];
  readonly plan: boolean;
  readonly strict: boolean;
  readonly seed: number;
  /** The most trials that a generated case makes. */
  readonly runs: number;
  /** The most records of a target that are read. A larger target is judged on its newest. */
  readonly maxRecords: number;
  /**
   * Where the target can reach a listener of the operator's, for the external-entity probe and for events. null: loopback only.
   */
  readonly listenerUrl: string | null;
  readonly concurrency: number;
  /** Requests per second; null is unlimited. */
  readonly rate: number | null;
  readonly timeoutMs: number;
  /** How long a target that is out is asked again, each time, in milliseconds. */
  readonly patienceMs: number;
  /** How long a run may judge, in milliseconds; null is unlimited. */
  readonly maxDurationMs: number | null;
  readonly failFast: boolean;
  readonly out: string;
  /** Whether the run whose reports are in `out` goes on. */
  readonly resume: boolean;
  readonly report: readonly ReportName[];
  /** What a test case of junit.xml is: a case of the suite, or all cases of a clause in one operation and format. */
  readonly junitBy: JunitBy;
  readonly quiet: boolean;
  readonly json: boolean;
  readonly dialect: DialectSettings;
}

/** Something that a target is known to do wrong: a clause, at the operations, formats and cases that the globs name, or everywhere. */
export interface KnownDeviation {
  readonly clause: string;
  readonly operations?: readonly string[];
  readonly formats?: readonly string[];
  readonly cases?: readonly string[];
  readonly reason: string;
  /** A URL. */
  readonly issue?: string;
  /** The last day on which the entry counts, as `2027-03-31`, UTC. */
  readonly until?: string;
}

/** An id as a whole number. If a binary float would change it, its digits as text (docs/decisions/0001). */
export type Id = number | string;

/** Names records of the target that no documented operation can create (docs/judging.md, Fixtures). */
export interface Fixtures {
  readonly knownSkus?: readonly string[];
  readonly unknownSku?: string;
  readonly goodsInboundDocumentTypeId?: Id;
  readonly receiveDocumentTypeId?: Id;
  readonly supplierId?: Id;
  readonly supplierName?: string;
  readonly inventoryLocationId?: Id;
  readonly customReportId?: Id;
  readonly settingName?: string;
  /** The name of an application that may write. */
  readonly sourceApplication?: string;
  readonly documentIdWithShipping?: Id;
  readonly openWorkOrders?: readonly Id[];
  readonly batchProductSku?: string;
  readonly batchesByExpiry?: readonly string[];
  readonly eventType?: string;
  /** The write whose insert causes an event of that type (EVT-2). */
  readonly eventTrigger?: string;
  readonly samples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly disposable?: {
    readonly discounts?: readonly Id[];
    readonly boms?: readonly Id[];
    readonly documentTypes?: readonly Id[];
    readonly contactPersons?: readonly Id[];
    readonly closedWorkOrders?: readonly Id[];
    readonly allocatedWorkOrders?: readonly AllocatedWorkOrder[];
    readonly finishedGoodReceipts?: readonly FinishedGoodReceipt[];
  };
}

export interface AllocatedWorkOrder {
  readonly id: Id;
  readonly sku: string;
  readonly quantity: string;
  readonly serials?: readonly string[];
  readonly batches?: readonly string[];
}

interface FinishedGoodReceipt {
  readonly id: Id;
  readonly workOrderId: Id;
}
