/** One member of a request or a response, as the operation's row lists it. */
export interface MessageMember {
  readonly name: string;
  /**
   * A scalar type of Shape.ts, the name of a record, `open`, or `list of <one of these>`. The items of an open list are named
   * after the record that they would be.
   */
  readonly type: string;
  /** Marked "(opt)" in the row. */
  readonly optional?: boolean;
  /** Listed "on failure" only. */
  readonly onFailure?: boolean;
  /** The clause that judges a wrong type here, if it is not the type's own. */
  readonly judgedBy?: string;
}

/** Disposable fixtures: one call uses up each of them. */
export type DisposableKind =
  | 'discounts'
  | 'boms'
  | 'documentTypes'
  | 'contactPersons'
  | 'closedWorkOrders'
  | 'allocatedWorkOrders'
  | 'finishedGoodReceipts';

/** One of the 33 operations: everything that the document says about it that can be data. */
export interface Operation {
  readonly name: string;
  readonly kind: 'get' | 'write' | 'delete' | 'action';
  /** The separately documented route, if any; every operation has the generic route as well. */
  readonly route?: { readonly path: string; readonly methods: readonly ('GET' | 'POST')[] };
  readonly request: readonly MessageMember[];
  readonly response: readonly MessageMember[];
  /** What the document shows in a failure besides, though the row does not list it (Errors 3). */
  readonly shownOnFailure?: readonly MessageMember[];
  /** The response member that holds the list of a Get. */
  readonly list?: string;
  /** The member that carries the record of a write, in the request and in the response. */
  readonly record?: string;
  /** The id member within the record of `list` or `record`. */
  readonly id?: string;
  /** The request member that names the target of a delete or an action. */
  readonly target?: string;
  /** The Get that shows what a delete removes; none shows contact persons, receipts and shipping. */
  readonly removesFrom?: string;
  /** The member that orders the answer, descending (rule 9, Limits 1); only Gets with ReturnTopNRecords. */
  readonly order?: string;
  /** One of the eight Gets whose rows list Filters and ReturnTopNRecords. */
  readonly filters?: boolean;
  /** Takes showDeleted. */
  readonly showDeleted?: boolean;
  /** The document does not show the response's further members (CompanyDelete, ShippingInformationGet). */
  readonly openResponse?: boolean;
  /** What a successful call uses up. */
  readonly disposable?: DisposableKind;
  /** Its section in the document. */
  readonly section: string;
}
