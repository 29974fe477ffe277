/** Ids of seeded records, each there for one call to use up. */
export interface Spare {
  readonly discounts: readonly number[];
  readonly boms: readonly number[];
  readonly documentTypes: readonly number[];
  readonly contactPersons: readonly number[];
  readonly closedWorkOrders: readonly number[];
  readonly openWorkOrders: readonly number[];
  readonly allocatedWorkOrders: readonly number[];
  readonly receipts: readonly number[];
}
