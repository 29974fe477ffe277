import type { Dialect } from '../../formats/Dialect.ts';

/** The dialect with everything in one namespace, and the base members in another where one is given. */
export const inNamespace = (dialect: Dialect, operations: string, base = operations): Dialect => ({
  ...dialect,
  xmlNamespaces: { operations, records: operations, base, arrays: operations },
});
