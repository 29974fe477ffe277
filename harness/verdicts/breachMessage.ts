import type { Level } from '../../specs/Level.ts';
import { counted } from '../words/counted.ts';
import type { Violation } from './Judgement.ts';

/** The message of a case with these breaches: that of the first one, and how many more places there are. */
export function messageOfBreaches([first, ...more]: readonly [Violation, ...Violation[]]): string {
  return more.length === 0 ? first.message : `${first.message} (and ${counted(more.length, 'more place')})`;
}

/** What such a message says of the first breach. */
export const firstBreachOf = (message: string): string => message.replace(/ \(and \d+ more places?\)$/, '');

/** The status of a case whose breach is believed. */
export const statusOfBreach = (level: Level): 'failed' | 'warned' => (level === 'MUST' ? 'failed' : 'warned');
