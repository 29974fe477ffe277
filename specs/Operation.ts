/** One member of a request or a response, as the operation's row lists it. */
export interface MessageMember {
  readonly name: string;
  /**
   * A scalar type of Shape.ts, the name of a record, `open`, or `list of <one of these>`. An open list's items
   * are named after the record that they would be.
   */
  readonly type: string;
  /** Marked "(opt)" in the row. */
  readonly optional?: boolean;
  /** Listed "on failure" only. */
  readonly onFailure?: boolean;
  /** The clause that judges a wrong type here, where it is not the type's own. */
  readonly judgedBy?: string;
}

/** Disposable fixtures: each is used up by one call. */
export type DisposableKind =
  | 'discounts'
  | 'boms'
  | 'documentTypes'
  | 'contactPersons'
  | 'closedWorkOrders'
  | 'allocatedWorkOrders'
  | 'finishedGoodReceipts';

/** One of the 33 operations: everything that the document says of it that can be said as data. */
export interface Operation {
  readonly name: string;
  readonly kind: 'get' | 'write' | 'delete' | 'action';
  /** The separately shown route, if any; every operation has the generic route besides. */
  readonly route?: { readonly path: string; readonly methods: readonly ('GET' | 'POST')[] };
  readonly request: readonly MessageMember[];
  readonly response: readonly MessageMember[];
  /** The response member that holds the list of a Get. */
  readonly list?: string;
  /** The member that carries the record of a write, in the request and in the response. */
  readonly record?: string;
  /** The id member within the record of `list` or `record`. */
  readonly id?: string;
  /** The request member that names what a delete or an action works on. */
  readonly target?: string;
  /** The member that orders the answer, descending (rule 9, Limits 1); only Gets with ReturnTopNRecords. */
  readonly order?: string;
  /** One of the eight Gets whose rows list Filters and ReturnTopNRecords. */
  readonly filters?: boolean;
  /** Takes showDeleted. */
  readonly showDeleted?: boolean;
  /** The response's further members are not shown (CompanyDelete, ShippingInformationGet). */
  readonly openResponse?: boolean;
  /** What a successful call uses up. */
  readonly disposable?: DisposableKind;
  /** Where in the document it stands. */
  readonly section: string;
}
