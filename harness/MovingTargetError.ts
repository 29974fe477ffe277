/** A target's own answers differ from each other, so that nothing can be said of them; makes `errored`. */
export class MovingTargetError extends Error {
  override readonly name = 'MovingTargetError';
}
