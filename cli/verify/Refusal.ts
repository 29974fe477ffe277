/** Why a bundle is refused, in words that stand after a colon. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
