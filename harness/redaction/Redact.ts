/** Removes every secret from a text. */
export interface Redact {
  (text: string): string;
  /** For words that may have been cut short: removes the beginning of a secret as well. */
  (text: string, extent: 'cut'): string;
}
