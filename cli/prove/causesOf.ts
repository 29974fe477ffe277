import { causes } from './causes.ts';
import { faultNamed } from './subjects.ts';

/** All that is true of a fault among what the diagnosis can tell; else what the fault itself says that it is. */
export const causesOf = (name: string): readonly string[] => known.get(name) ?? [faultNamed(name).about];

const known = new Map<string, string[]>();
for (const [cause, names] of Object.entries(causes))
  for (const name of names) known.set(name, [...(known.get(name) ?? []), cause]);
