/** Where a value stands in either answer. */
export type Paths = readonly [left: string, right: string];
