import { type JsvNode, jsvText } from '../jsv/JsvNode.ts';
import { jsvSyntax } from '../jsv/jsvSyntax.ts';

type Members = readonly (readonly [string, JsvNode])[];

/** Cells by their paths as the members of one record. A record of empty cells only is no value. */
export function rowMembers(cells: readonly (readonly [path: readonly string[], node: JsvNode])[]): Members {
  const nested = new Map<string, (readonly [readonly string[], JsvNode])[]>();
  const members: [string, JsvNode][] = [];
  for (const [[name = '', ...rest], node] of cells) {
    const known = nested.get(name);
    if (rest.length === 0) members.push([name, node]);
    else if (known !== undefined) known.push([rest, node]);
    else {
      nested.set(name, [[rest, node]]);
      members.push([name, jsvText('')]);
    }
  }
  if (nested.size === 0) return members;
  return members.map(([name, node]) => {
    const inner = nested.get(name);
    return [name, inner === undefined ? node : recordOf(rowMembers(inner))] as const;
  });
}

function recordOf(members: Members): JsvNode {
  if (members.every(([, node]) => jsvSyntax.isNil(node))) return jsvText('');
  return { kind: 'map', members, raw: '' };
}
