import { allFaults } from '../../server/allFaults.ts';
import { variants } from '../../server/variants.ts';
import type { ServeFlags } from './serveOptions.ts';

/** Prints the variants, the faults or both, one a line; gives the exit code. */
export function listArrangements({ listVariants, listFaults }: ServeFlags): number {
  const lines = [
    ...(listVariants === true ? [...variants].map(([name, { about }]) => `${name.padEnd(28)}${about}`) : []),
    ...(listFaults === true
      ? [...allFaults].map(([name, { clause, about }]) => `${name.padEnd(28)}${clause.padEnd(8)}${about}`)
      : []),
  ];
  for (const line of lines) process.stdout.write(`${line}\n`);
  return 0;
}
