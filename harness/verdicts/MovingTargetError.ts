/** A target's own answers differ from each other, so nothing can be said about them; makes `errored`. */
export class MovingTargetError extends Error {
  override readonly name = 'MovingTargetError';
}
