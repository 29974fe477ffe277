import type { JsvNode } from '../jsv/JsvNode.ts';
import { jsvSyntax } from '../jsv/jsvSyntax.ts';
import type { Syntax } from '../read/Syntax.ts';

/** How shapes are laid over the cells of csv: as over jsv, but a nested list that is none breaks TYP-11. */
export const csvSyntax: Syntax<JsvNode> = { ...jsvSyntax, listClause: 'TYP-11' };
