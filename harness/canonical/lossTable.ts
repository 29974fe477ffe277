import { isDateTime } from '../../specs/datetime.ts';
import { isXml } from '../../specs/isXml.ts';
import type { Value } from '../../specs/Value.ts';
import type { Compared } from './Comparison.ts';
import { isAlteredAsItMay } from './isAlteredAsItMay.ts';
import { isGarbled } from './isGarbled.ts';
import { isNothing } from './isNothing.ts';
import { isScalar } from './isScalar.ts';
import { openLexeme } from './openLexeme.ts';

/** One way in which two correct answers may show the same value differently. */
export interface Loss {
  readonly name: string;
  readonly reason: string;
  /** Whether these two different values differ in this way. */
  readonly holds: (compared: Compared) => boolean;
}

const either = ({ left, right }: Compared, test: (value: Value) => boolean): boolean =>
  test(left) || test(right);
const both = ({ left, right }: Compared, test: (value: Value) => boolean): boolean =>
  test(left) && test(right);
const isOpen = ({ type }: Compared): boolean => type.kind === 'open';

/** Excuses nothing that the same format is seen to write well elsewhere (`keptHazards`). */
export const hazardsInText: Loss = {
  name: 'hazards in text',
  reason: 'Whether syntax, line breaks and rare characters survive a format is judged by TYP-12.',
  holds: (compared) => both(compared, isScalar) && isGarbled(compared.left, compared.right),
};

/** What is not compared between two answers (XF-1, XF-2), and why. */
export const lossTable: readonly Loss[] = [
  {
    name: 'no value',
    reason:
      'A server may leave out a value in one format, or write nil, and write empty text, 0, false, the unset date or an empty list in another. csv and jsv cannot tell all of these apart.',
    holds: (compared) =>
      both(compared, isNothing) && (either(compared, (value) => value === null) || isOpen(compared)),
  },
  {
    name: 'no choice',
    reason:
      'A server that leaves out defaults in one format leaves out an enumeration at its first value, which is called None or Undefined.',
    holds: ({ type, left, right }) =>
      type.kind === 'scalar' &&
      type.type === 'enumeration' &&
      [left, right].every((value) => value === null || /^(?:none|undefined)$/i.test(String(value))) &&
      [left, right].includes(null),
  },
  {
    name: 'empty element',
    reason: 'In xml one empty element is empty text, an empty list and an empty record.',
    holds: (compared) =>
      compared.formats.some(isXml) && both(compared, isNothing) && !both(compared, isScalar),
  },
  {
    name: 'dates of json',
    reason: 'json writes instants, the others local times; that they are the same time is judged by TYP-9.',
    holds: (compared) =>
      isOpen(compared)
        ? both(compared, isScalar) &&
          kindOf(compared.left) !== kindOf(compared.right) &&
          both(compared, isTime)
        : both(compared, isDateTime) && basisOf(compared.left) !== basisOf(compared.right),
  },
  {
    name: 'parts of a second',
    reason: 'How precise a date-time is in each format is not shown.',
    holds: ({ left, right }) =>
      isDateTime(left) &&
      isDateTime(right) &&
      left.basis === right.basis &&
      Math.abs(left.ms - right.ms) < 1000,
  },
  {
    name: 'blanks around text',
    reason: 'Leading and trailing blanks are open (TYP-12).',
    holds: ({ left, right }) =>
      typeof left === 'string' && typeof right === 'string' && left.trim() === right.trim(),
  },
  {
    name: 'uncertain text',
    reason:
      'TYP-12 asks for tags, tabs, blanks in a row, rare characters and a leading sign as a SHOULD alone. That a format keeps such text elsewhere does not make it a MUST.',
    holds: ({ left, right }) => isAlteredAsItMay(left, right),
  },
  hazardsInText,
  {
    name: 'a list of one',
    reason: 'In xml a list of one item cannot be told from a record when its shape is not shown.',
    holds: (compared) =>
      isOpen(compared) &&
      compared.formats.some(isXml) &&
      !both(compared, isScalar) &&
      Array.isArray(compared.left) !== Array.isArray(compared.right),
  },
  {
    name: 'nesting in text',
    reason: 'Where the shape is not shown, jsv and csv cannot tell a nested record or list from text.',
    holds: (compared) =>
      isOpen(compared) &&
      compared.formats.some((format) => format === 'jsv' || format === 'csv') &&
      isScalar(compared.left) !== isScalar(compared.right),
  },
];

const kindOf = (value: Value): string => openLexeme(value).kind;

const isTime = (value: Value): boolean => kindOf(value) !== 'other';

const basisOf = (value: Value): string | undefined => (isDateTime(value) ? value.basis : undefined);
