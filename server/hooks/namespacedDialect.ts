import { type Dialect, plainDialect } from '../../formats/Dialect.ts';

/** Every kind of element in a namespace of its own, with the key among the operation's own members. */
export const namespacedDialect: Dialect = {
  ...plainDialect,
  xmlNamespaces: {
    operations: 'urn:example:inventory:operations',
    records: 'urn:example:inventory:types',
    base: 'urn:example:inventory:operations',
    arrays: 'http://schemas.microsoft.com/2003/10/Serialization/Arrays',
  },
  baseMembers: ['Filters', 'ReturnTopNRecords'],
};
