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
    readonly samples?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
  readonly seed: number;
  readonly unique: (label: string) => string;
}

/** A lawful record to send, or the name of the fixture that it needs. `place` is given where a plain insert sends the record. */
export type Build = (source: RecordSource, label: string, place?: FormatTurn) => RecordValue | string;
