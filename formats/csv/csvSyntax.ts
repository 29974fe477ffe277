import type { JsvNode } from '../jsv/JsvNode.ts';
import { jsvSyntax } from '../jsv/jsvSyntax.ts';
import type { Syntax } from '../read/Syntax.ts';

/** How shapes apply to the cells of csv: as for jsv, but a nested value that is no list breaks TYP-11. */
export const csvSyntax: Syntax<JsvNode> = { ...jsvSyntax, listClause: 'TYP-11' };
