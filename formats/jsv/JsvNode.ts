/** A parsed jsv value; `raw` is its text as written, for members that should have been text. */
export type JsvNode = JsvText | JsvMap | JsvList;

export interface JsvText {
  readonly kind: 'text';
  readonly text: string;
  /** Tells empty text (`""`) from no value. */
  readonly quoted: boolean;
}

export interface JsvMap {
  readonly kind: 'map';
  readonly members: readonly (readonly [string, JsvNode])[];
  readonly raw: string;
}

export interface JsvList {
  readonly kind: 'list';
  readonly items: readonly JsvItem[];
  readonly raw: string;
}

/** An item, or a `name:value` pair of a record written without braces (TYP-11). The raw text of a pair is an item as well. */
export type JsvItem = JsvNode | JsvPair;

interface JsvPair {
  readonly kind: 'pair';
  readonly name: string;
  readonly value: JsvNode;
  readonly raw: string;
}

export const jsvText = (text: string, quoted = false): JsvText => ({ kind: 'text', text, quoted });
