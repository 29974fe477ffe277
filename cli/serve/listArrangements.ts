import { allFaults } from '../../server/allFaults.ts';
import { variants } from '../../server/variants.ts';
import type { ServeFlags } from './serveOptions.ts';

/** Prints the variants, the faults or both, one per line; returns the exit code. */
export function listArrangements({ listVariants, listFaults }: ServeFlags): number {
  const rows = [
    ...(listVariants === true ? [...variants].map(([name, { about }]) => ({ name, about })) : []),
    ...(listFaults === true
      ? [...allFaults].map(([name, { clause, about }]) => ({ name, about: `${clause.padEnd(8)}${about}` }))
      : []),
  ];
  const width = 2 + Math.max(0, ...rows.map(({ name }) => name.length));
  for (const { name, about } of rows) process.stdout.write(`${name.padEnd(width)}${about}\n`);
  return 0;
}
