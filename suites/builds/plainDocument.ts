import type { Build } from '../writing.ts';
import { document } from './document.ts';

/** The document of a plain insert: of two rows where two SKUs are known, for a server may mind the first alone. */
export const plainDocument: Build = (context, label) => {
  const { knownSkus = [] } = context.fixtures;
  return knownSkus.length === 0 ? 'knownSkus' : document(context, label, knownSkus.slice(0, 2));
};
