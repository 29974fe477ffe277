/**
 * There is no target to judge: no connection, no HTTP answer, nothing within the timeout, or the key is refused. The message is
 * one sentence that says what to do next. The run ends with exit code 3.
 */
export class TargetError extends Error {
  override readonly name = 'TargetError';
}
