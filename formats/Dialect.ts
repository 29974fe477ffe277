/** How a target wants XML written where the document is silent (docs/judging.md, The target's dialect). */
export interface Dialect {
  readonly xmlNamespaces: {
    /** Of the root, and of its members where they have none of their own. */
    readonly operations: string;
    /** Of the operation's own members, where it is another: none, where what is in a root is unqualified (a WSDL's default). */
    readonly members?: string;
    /** Of the members of records, and of the items of lists of records. */
    readonly records: string;
    /** Of the base members and what is in them. */
    readonly base: string;
    /** Of the items of lists of text. */
    readonly arrays: string;
  };
  /** The members that the target's requests inherit; first, in ordinal order. */
  readonly baseMembers: readonly string[];
  /** `ordinal`: by code point, base members first. */
  readonly xmlMemberOrder: 'documented' | 'ordinal';
  /** Names of list items where they are not the record's name (`mvDocumentRow`) or `string`. */
  readonly itemNames: Readonly<Record<string, string>>;
}

/** What is written when nothing is known: no namespaces, the document's order, the record's names. */
export const plainDialect: Dialect = {
  xmlNamespaces: { operations: '', records: '', base: '', arrays: '' },
  baseMembers: ['Filters', 'ReturnTopNRecords', 'APIKEY'],
  xmlMemberOrder: 'documented',
  itemNames: {},
};
