import type { Dialect } from '../../formats/Dialect.ts';

/** The dialect with all in one namespace, the base members in another where one is given. */
export const inNamespace = (dialect: Dialect, operations: string, base = operations): Dialect => ({
  ...dialect,
  xmlNamespaces: { operations, records: operations, base, arrays: operations },
});
