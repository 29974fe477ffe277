import type { Fault } from '../../server/Fault.ts';
import { allFaults, outsideFaults } from '../../server/faults.ts';
import type { Variant } from '../../server/Variant.ts';
import { variants } from '../../server/variants.ts';
import type { Level } from '../../specs/Level.ts';
import { clauseOf } from '../../suites/kernel/clauses.ts';

/** The fault with that name; an Error (ours is wrong) if there is none. */
export function faultNamed(name: string): Fault {
  const fault = allFaults.get(name);
  if (fault === undefined) throw new Error(`there is no fault ${name}`);
  return fault;
}

/** The level that a fault breaks. */
export const levelOf = (fault: Pick<Fault, 'clause' | 'level'>): Level =>
  fault.level ?? clauseOf(fault.clause).level;

/** The variant with that name; an Error (ours is wrong) if there is none. */
export function variantNamed(name: string): Variant {
  const variant = variants.get(name);
  if (variant === undefined) throw new Error(`there is no variant ${name}`);
  return variant;
}

/** Whether somebody who has read only the contract wrote the fault. Those are scored separately. */
export const isOutside = (name: string): boolean => outsideFaults.has(name);
