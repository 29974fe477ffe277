/** The bytes hold no value that could be read; says where and why. The writer of the bytes is wrong, not we. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
  /** `size`: longer or deeper than our limits, which is never held against a server. */
  readonly reason: 'syntax' | 'size' | 'forbidden';
  /** Offset into the decoded text, in UTF-16 units, or into the bytes where no text could be had. */
  readonly offset: number;

  constructor(message: string, offset: number, reason: 'syntax' | 'size' | 'forbidden' = 'syntax') {
    super(`${message} (at offset ${offset})`);
    this.offset = offset;
    this.reason = reason;
  }
}
