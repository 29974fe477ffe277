import type { DialectSettings } from '../../config/Settings.ts';
import type { Dialect } from '../../formats/Dialect.ts';

/** Applies the operator's fixed parts to a dialect: what is set by hand wins. */
export const fixParts = (dialect: Dialect, fixed: DialectSettings): Dialect => ({
  xmlNamespaces: { ...dialect.xmlNamespaces, ...fixed.xmlNamespaces },
  baseMembers: fixed.baseMembers ?? dialect.baseMembers,
  xmlMemberOrder: fixed.xmlMemberOrder ?? dialect.xmlMemberOrder,
  itemNames: { ...dialect.itemNames, ...fixed.itemNames },
});
