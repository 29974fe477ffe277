/**
 * The target stopped answering, or no longer takes the key, so that a call says nothing about any clause. The message says since when
 * and what came instead of answers. The network or the operator is to blame; the case is errored.
 */
export class OutageError extends Error {
  override readonly name = 'OutageError';
  /** Whether the call was certainly not carried out: it was not sent, or it was refused. */
  readonly isNotDone: boolean;

  constructor(message: string, { isNotDone = false }: { readonly isNotDone?: boolean } = {}) {
    super(message);
    this.isNotDone = isNotDone;
  }
}
