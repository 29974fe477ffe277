/** How a fake target reads and writes; a part that is left out is the tolerant, documented one. */
export interface Habits {
  readonly key: string;
  /** Namespaces that it writes and insists on; null writes none and passes over those of requests. */
  readonly namespaces: {
    readonly operations: string;
    readonly records: string;
    readonly base: string;
    readonly arrays: string;
  } | null;
  /** The order in which it reads XML, dropping what comes too late; `any` drops nothing. */
  readonly reads: 'documented' | 'ordinal' | 'any';
  readonly writes: 'documented' | 'ordinal';
  /** How the items of a list of these records are named, in what it reads and writes. */
  readonly itemName: (record: string) => string;
  /** Formats whose request bodies it does not read. */
  readonly unread: readonly ('json' | 'xml' | 'jsv' | 'csv')[];
  /** Whether a GET with the fields in the query is answered; a form body likewise. */
  readonly query: boolean;
  readonly form: boolean;
  /** How a json body on a named route is told to be answered in another format; null for not at all. */
  readonly jsonBody: 'suffix' | 'query' | 'accept' | null;
  readonly soap12Action: 'any' | 'refused';
  /** How many shipping providers and companies it has. */
  readonly records: number;
  /** What it says of a root in the wrong namespace. */
  readonly refusal: (root: string, namespace: string) => { readonly code: string; readonly message: string };
  /** Operations that it has; null for all that a discovery may ask for. */
  readonly operations: readonly string[] | null;
  /** Says what it wants at /soap11, as a WSDL. */
  readonly wsdl: boolean;
}

export const tolerant: Habits = {
  key: 'KEY',
  namespaces: null,
  reads: 'any',
  writes: 'documented',
  itemName: (record) => record,
  unread: [],
  query: true,
  form: true,
  jsonBody: null,
  soap12Action: 'any',
  records: 3,
  refusal: (root, namespace) => ({
    code: 'SerializationException',
    message: `Error in line 1 position 12. Expecting element '${root}' from namespace '${namespace}'.. Encountered 'Element'  with name '${root}', namespace ''.`,
  }),
  operations: null,
  wsdl: false,
};

/** Server A of the wire samples: namespaces of its own, declared order, csv that it does not read. */
export const serverA: Habits = {
  ...tolerant,
  namespaces: {
    operations: 'http://schemas.example.test/2017/operations',
    records: 'https://api.example.test/types',
    base: 'http://schemas.example.test/2017/servicemodel',
    arrays: 'http://schemas.microsoft.com/2003/10/Serialization/Arrays',
  },
  reads: 'documented',
  unread: ['csv'],
};

const oneNamespace = 'http://schemas.datacontract.org/2004/07/Inventory.V2017a';

/** Server B: one namespace, ordinal order with the inherited members first, csv that it does not read. */
export const serverB: Habits = {
  ...tolerant,
  namespaces: {
    operations: oneNamespace,
    records: oneNamespace,
    base: oneNamespace,
    arrays: 'http://schemas.microsoft.com/2003/10/Serialization/Arrays',
  },
  reads: 'ordinal',
  writes: 'ordinal',
  unread: ['csv'],
};
