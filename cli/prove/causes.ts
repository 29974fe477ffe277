import { causesOfAnswers } from './causesOfAnswers.ts';
import { causesOfKeys } from './causesOfKeys.ts';
import { causesOfReads } from './causesOfReads.ts';
import { causesOfValues } from './causesOfValues.ts';
import { causesOfWrites } from './causesOfWrites.ts';

/**
 * What several faults do alike, in words that are true of each of them in whatever format and operation it is met. What is
 * told of somebody else's faults (`outside/`) is told by hand, so that a diagnosis of theirs can be called right or wrong;
 * nothing is learnt from them. A fault that is not here is a cause of its own.
 */
export const causes: Readonly<Record<string, readonly string[]>> = {
  ...causesOfWrites,
  ...causesOfValues,
  ...causesOfKeys,
  ...causesOfReads,
  ...causesOfAnswers,
};
