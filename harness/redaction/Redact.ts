/** Takes every secret out of a text. */
export interface Redact {
  (text: string): string;
  /** Of words that may have been cut short, the beginning of a secret as well. */
  (text: string, extent: 'cut'): string;
}
