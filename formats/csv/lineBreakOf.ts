/** A lone CR breaks lines only if there is no LF. */
export const lineBreakOf = (text: string): '\n' | '\r' => (text.includes('\n') ? '\n' : '\r');
