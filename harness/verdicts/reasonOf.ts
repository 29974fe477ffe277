import { SettingsError } from '../../config/SettingsError.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { DataLossError } from '../sentinels/openSentinels.ts';
import { OutageError } from '../target/OutageError.ts';
import { MovingTargetError } from './MovingTargetError.ts';
import { NoAnswerError } from './silence.ts';

/** Errors of which the target's data is not the cause. */
export const isOfNetwork = (error: unknown): error is Error =>
  error instanceof NoAnswerError ||
  error instanceof OutageError ||
  error instanceof DataLossError ||
  error instanceof SettingsError;

/**
 * The message of a case that was errored by an error. A call of its evidence without a response (`silent`) is the network's matter,
 * whatever our own code made of that.
 */
export function reasonOf(error: unknown, silent: Answer | undefined): string {
  if (isOfNetwork(error) || error instanceof MovingTargetError) return error.message;
  if (silent !== undefined)
    return `${new NoAnswerError(silent).message}, so that what depends on that ${silent.call.operationName} can't be judged`;
  return `assay itself is at fault: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
