import { SettingsError } from './SettingsError.ts';

/** One of the parts into which a run is divided. Each is judged by a command of its own, and `assay merge` puts them together. */
export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly of: number;
}

/** More would not have a call each. */
const mostShards = 1000;

/**
 * Reads `3/8`, or `2+1/8` for what counts from 0. The schema of the settings has checked the form. Raises SettingsError, with the
 * operator's name of the setting, if there is no such shard.
 */
export function shardOf(text: string, name: string): Shard {
  const [which = '', count = ''] = text.split('/');
  const index = which.split('+').reduce((sum, number) => sum + Number(number), 0);
  const of = Number(count);
  if (index < 1)
    throw new SettingsError(
      `${name}: "${text}" names no shard; the first is 1/${count}. For a number that counts from 0, add 1: ${which}+1/${count}.`,
    );
  if (index > of) throw new SettingsError(`${name}: "${text}" names no shard; the last is ${of}/${of}.`);
  if (of > mostShards)
    throw new SettingsError(`${name}: "${text}" is too many; allowed are ${mostShards} shards.`);
  return { index, of };
}

/** As it is given. */
export const shardText = ({ index, of }: Shard): string => `${index}/${of}`;
