import type { Level } from '../../specs/Level.ts';
import { counted } from '../words/counted.ts';
import type { Violation } from './Judgement.ts';

/** The message of a case with these breaches: that of the first one, and how many more places there are. */
export const messageOfBreaches = ([first, ...more]: readonly [Violation, ...Violation[]]): string =>
  withMorePlaces(first.message, more.length);

/** The message of a breach that is at further places of the same answer. */
export const withMorePlaces = (message: string, more: number): string =>
  more === 0 ? message : `${message} (and ${counted(more, 'more place')})`;

/** What such a message says of the first breach. */
export const firstBreachOf = (message: string): string =>
  message.replace(/ \(and [\d,]+ more places?\)$/, '');

/** How the message of a breach begins that a second reading did not show. */
export const flakyPrefix = 'flaky: ';

/** Whether a message tells of a breach that a second reading did not show. */
export const isFlaky = (message = ''): boolean => message.startsWith(flakyPrefix);

/** The status of a case whose breach is believed. */
export const statusOfBreach = (level: Level): 'failed' | 'warned' => (level === 'MUST' ? 'failed' : 'warned');
