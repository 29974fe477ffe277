import { SettingsError } from '../../config/SettingsError.ts';
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

/** The message of a case that was errored by an error. */
export function reasonOf(error: unknown): string {
  if (isOfNetwork(error) || error instanceof MovingTargetError) return error.message;
  return `assay itself is at fault: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
