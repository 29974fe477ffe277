/** The bytes hold no readable value. It says where and why. The writer of the bytes is at fault, not us. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  /** `size`: longer or deeper than our limits. That never counts against a server. */
  readonly reason: 'syntax' | 'size' | 'forbidden';
  /** Offset into the decoded text, in UTF-16 units. It is an offset into the bytes if there is no text. */
  readonly offset: number;

  constructor(message: string, offset: number, reason: 'syntax' | 'size' | 'forbidden' = 'syntax') {
    super(`${message} (at offset ${offset})`);
    this.offset = offset;
    this.reason = reason;
  }
}
