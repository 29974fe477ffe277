import type { RecordValue } from '../../specs/Value.ts';
import type { FormatTurn } from '../turnOf.ts';

type Id = number | string;

/** What records are built from: what the operator says of the target, and names that no other record has. */
export interface RecordSource {
  readonly fixtures: {
    readonly knownSkus?: readonly string[];
    readonly goodsInboundDocumentTypeId?: Id;
    readonly supplierId?: Id;
    readonly supplierName?: string;
    readonly inventoryLocationId?: Id;
    readonly eventType?: string;
    readonly sourceApplication?: string;
    readonly samples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  readonly seed: number;
  readonly unique: (label: string) => string;
}

/** Raised where what is to be sent needs a fixture that the operator does not name: its evidence is blocked by that. */
export class MissingFixtureError extends Error {
  override readonly name = 'MissingFixtureError';
  readonly fixture: string;

  constructor(fixture: string) {
    super(`the fixtures name no ${fixture}`);
    this.fixture = fixture;
  }
}

/** A fixture that what is sent can't do without; raises MissingFixtureError. */
export function needed<T>(fixture: T, name: string): Exclude<T, undefined> {
  if (fixture === undefined) throw new MissingFixtureError(name);
  return fixture as Exclude<T, undefined>;
}

/**
 * A lawful record to send. `place` is given where a plain insert sends the record. Raises MissingFixtureError where it needs a fixture
 * that is not there.
 */
export type Build = (source: RecordSource, label: string, place?: FormatTurn) => RecordValue;
