/** Text, and what does not keep the charset when something does not. */
export interface CharsetText {
  readonly text: string;
  readonly problem: string | undefined;
}
