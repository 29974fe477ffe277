import { causesOfAddresses } from './causesOfAddresses.ts';
import { causesOfDocuments } from './causesOfDocuments.ts';
import { causesOfForms } from './causesOfForms.ts';
import { causesOfKeys } from './causesOfKeys.ts';
import { causesOfMessages } from './causesOfMessages.ts';
import { causesOfReads } from './causesOfReads.ts';
import { causesOfValues } from './causesOfValues.ts';
import { causesOfWrites } from './causesOfWrites.ts';

/**
 * What the diagnosis can tell, as words or as words and cause, and the faults of which it is true, by hand: so what is told of
 * a server can be called right or wrong. A cause in the target's own words is true wherever it stands, and is left out here.
 */
export const causes: Readonly<Record<string, readonly string[]>> = {
  ...causesOfAddresses,
  ...causesOfDocuments,
  ...causesOfForms,
  ...causesOfKeys,
  ...causesOfMessages,
  ...causesOfReads,
  ...causesOfValues,
  ...causesOfWrites,
};
