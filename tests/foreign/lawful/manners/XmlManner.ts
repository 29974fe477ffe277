import type { Members } from '../types.ts';

/** How this server writes xml, and what it insists on in what it reads. */
export interface XmlManner {
  /** Empty where names are in none. */
  readonly namespaces: Readonly<Record<Part, string>>;
  /** Empty where the namespace is the default one. */
  readonly prefixes: Readonly<Record<Part, string>>;
  /** The name of list items, by their record, or `text`. */
  readonly itemName: (record: string) => string;
  /** By code point with those of the base first, or as the document lists them. */
  readonly order: 'ordinal' | 'declared';
  readonly nil: 'shown' | 'absent';
  /** Whether namespaces, order and item names of a request are insisted on; else any are taken. */
  readonly insists: boolean;
  /** What goes before the root. */
  readonly prolog: string;
  /** What one level is indented by; null writes it in few lines. */
  readonly indent: string | null;
  readonly soap: {
    readonly prefix: string;
    readonly prolog: Readonly<Record<'soap11' | 'soap12', string>>;
    readonly dates: Readonly<Record<'soap11' | 'soap12', (iso: string) => string>>;
  };
}

/** Parts of a message that a server may keep in namespaces of their own. */
export type Part = 'operations' | 'records' | 'base' | 'arrays';

/** The members of requests and responses that belong to all operations. */
export const baseMembers: readonly string[] = ['APIKEY', 'Filters', 'ReturnTopNRecords', 'ResponseStatus'];

const byCodePoint = (a: string, b: string): number => (a < b ? -1 : 1);

/** Members in the order in which xml holds them. */
export function inOrder(
  order: XmlManner['order'],
  known: Members,
  base: readonly string[] = [],
): readonly string[] {
  if (order === 'declared') return [...known.keys()];
  const names = [...known.keys()].sort(byCodePoint);
  return [...names.filter((name) => base.includes(name)), ...names.filter((name) => !base.includes(name))];
}
