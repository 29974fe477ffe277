/** Text, and a description of anything that violates the charset. */
export interface CharsetText {
  readonly text: string;
  readonly problem: string | undefined;
}
