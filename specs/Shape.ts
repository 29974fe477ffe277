/**
 * The contract types of single values (Conventions). `intText` is documented as "int-valued, shape is string"
 * (TYP-17): an integer, quoted or bare.
 */
export const scalarTypes = [
  'int',
  'decimal',
  'number',
  'bool',
  'string',
  'enumeration',
  'datetime',
  'intText',
] as const;

export type ScalarType = (typeof scalarTypes)[number];

/** Whether a type is one of the three of numbers. */
export const isNumericType = (type: ScalarType): boolean =>
  type === 'int' || type === 'decimal' || type === 'number';

/** What a member holds. `open` is a value whose shape the document does not show: anything is allowed. */
export type TypeShape =
  | { readonly kind: 'scalar'; readonly type: ScalarType }
  | { readonly kind: 'record'; readonly record: RecordShape }
  | { readonly kind: 'list'; readonly item: TypeShape; readonly itemName: string }
  | { readonly kind: 'open' };

export interface MemberShape {
  readonly name: string;
  readonly type: TypeShape;
  /** Other spellings that the document itself uses in requests (`PurchaseOrderSupplierId`). */
  readonly aliases?: readonly string[];
  /** The clause that judges a wrong type here, if it is not the clause of the type (rule 5: ENV-2 before TYP-15). */
  readonly judgedBy?: string;
  /** No server computes it: it comes back as it was sent (comments, references, custom flags and the like). */
  readonly plain?: boolean;
}

/** A record or a whole message, with members in the document's order. */
export interface RecordShape {
  readonly name: string;
  readonly members: readonly MemberShape[];
  readonly byName: ReadonlyMap<string, MemberShape>;
  /** The document names it but not its members, or says that there may be more. */
  readonly open: boolean;
  /** Its member records are groups, and a server may wrongly move their members up into it (TYP-14, ShippingInfo). */
  readonly groups?: boolean;
}
