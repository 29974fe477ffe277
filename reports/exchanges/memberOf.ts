/** The member at the end of a path: `ErrorCode` for `ResponseStatus.ErrorCode`; undefined if it names none. */
export const memberOf = (path: string | undefined): string | undefined =>
  /([A-Za-z_]\w*)(?:\[\d+\])*$/.exec(path ?? '')?.[1];
