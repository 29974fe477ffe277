import { isRecord } from '../../specs/isRecord.ts';
import type { Value } from '../../specs/Value.ts';
import { writesRecord } from '../../specs/writtenAndRead.ts';
import { gaps } from '../canonical/gaps.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { hasSucceeded } from '../exchanges/outcome.ts';
import { lostLayout } from './lostLayout.ts';
import { writtenRecord } from './writtenRecord.ts';

/** Whether a write was taken, and brought back whatever came back of it in json. */
export const bringsBack = (answer: Answer, inJson: Answer = answer): boolean =>
  hasSucceeded(answer) &&
  lostLayout(answer, inJson) === undefined &&
  missingIn(answer).every((path) => missingIn(inJson).includes(path));

/** The paths of what was sent in a record and is missing in the echo, also of what a lawful server may compute. */
function missingIn(answer: Answer): readonly string[] {
  const { shape, sent, echo } = writtenRecord(answer);
  const missing = echo === undefined ? [] : gaps(shape, sent, echo, Object.keys(sent));
  return missing.flatMap(({ isMissing, path }) => (isMissing ? [path] : []));
}

/** An accepted write whose answer lacks something that was sent. Json tells whether the layout may have lost it. */
export const cameBackLess = (answer: Answer): boolean =>
  answer.decoded !== null &&
  answer.call.operation != null &&
  writesRecord(answer.call.operation) &&
  (missingIn(answer).length > 0 || lostLayout(answer) !== undefined);

/** Whether a write brought back whatever json brings back of it; without json, whatever was sent. */
export const cameBackWhole = (answer: Answer, inJson?: Answer): boolean =>
  inJson === undefined ? bringsBack(answer) && !cameBackLess(answer) : bringsBack(answer, inJson);

/** How many records and lists stand within each other in a value. */
export const depthOf = (value: Value | undefined): number => {
  if (Array.isArray(value)) return 1 + deepestIn(value);
  return isRecord(value) ? 1 + deepestIn(Object.values(value)) : 0;
};

const deepestIn = (values: readonly (Value | undefined)[]): number =>
  values.reduce<number>((deepest, value) => Math.max(deepest, depthOf(value)), 0);
