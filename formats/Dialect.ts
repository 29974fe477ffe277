/** How a target wants XML written where the document is silent (docs/judging.md, The target's dialect). */
export interface Dialect {
  readonly xmlNamespaces: {
    /** The namespace of the root, and of its members if they have none of their own. */
    readonly operations: string;
    /**
     * The namespace of the operation's own members, if different. Empty when a root's members are unqualified (a WSDL's default).
     */
    readonly members?: string;
    /** The namespace of the members of records, and of the items of lists of records. */
    readonly records: string;
    /** The namespace of the base members and their content. */
    readonly base: string;
    /** The namespace of the items of text lists. */
    readonly arrays: string;
  };
  /** The members that the target's requests inherit. In ordinal order they come first. */
  readonly baseMembers: readonly string[];
  /** `ordinal`: by code point, base members first. */
  readonly xmlMemberOrder: 'documented' | 'ordinal';
  /** Names of list items that differ from the record's name (`mvDocumentRow`) or `string`. */
  readonly itemNames: Readonly<Record<string, string>>;
}

/** Used when nothing is known: no namespaces, the document's order, the record's names. */
export const plainDialect: Dialect = {
  xmlNamespaces: { operations: '', records: '', base: '', arrays: '' },
  baseMembers: ['Filters', 'ReturnTopNRecords', 'APIKEY'],
  xmlMemberOrder: 'documented',
  itemNames: {},
};
