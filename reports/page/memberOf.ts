/** The member that a path ends at: `ErrorCode` of `ResponseStatus.ErrorCode`; undefined where it names none. */
export const memberOf = (path: string | undefined): string | undefined =>
  /([A-Za-z_]\w*)(?:\[\d+\])*$/.exec(path ?? '')?.[1];
