/** How arbitrary values are made. */
export interface ValueOptions {
  /** For date-times: `instant` for json, `wall` for the other formats. */
  readonly basis: 'wall' | 'instant';
  /** Leaves out the characters that XML 1.0 cannot carry. */
  readonly xml?: boolean;
  /** Whether members may be nil; absent ones always occur. */
  readonly nil?: boolean;
}
