import { SettingsError } from '../../config/SettingsError.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { NotRecordedError } from '../outside/pastOutside.ts';
import { DataLossError } from '../sentinels/openSentinels.ts';
import { OutageError } from '../target/OutageError.ts';
import { MovingTargetError } from './MovingTargetError.ts';
import { NoAnswerError } from './silence.ts';

/** Errors that the target's data did not cause. */
export const isNotCausedByData = (error: unknown): error is Error =>
  error instanceof NoAnswerError ||
  error instanceof OutageError ||
  error instanceof DataLossError ||
  error instanceof SettingsError;

/** What such errors say, and what `judge` says of a target that is gone. */
const nothingSaid = [
  /^no answer(?: \(|: )/,
  /^the target was too busy for /,
  /^the target was (?:lost|out) /,
  /^the target loses? its data /,
  /^the target lost its data /,
  /^the target takes nothing more/,
  // A full disk at home.
  /, so nothing more is written to the target\.$/,
];

/** Whether the message of an errored case says that there was no target to answer, so that the case can be judged when there is one. */
export const saysNothing = (message: string): boolean => nothingSaid.some((pattern) => pattern.test(message));

/**
 * The message of a case that was errored by an error. A call of its evidence without a response (`silent`) is the network's matter,
 * whatever our own code made of that.
 */
export function reasonOf(error: unknown, silent: Answer | undefined): string {
  if (isNotCausedByData(error) || error instanceof MovingTargetError || error instanceof NotRecordedError)
    return error.message;
  if (silent !== undefined)
    return `${new NoAnswerError(silent).message}, so whatever depends on that ${silent.call.operationName} can't be judged`;
  return `assay itself is at fault: ${error instanceof Error ? `${error.name}: ${error.message}` : String(error)}`;
}
