/** CR alone breaks lines only where there is no LF. */
export const lineBreakOf = (text: string): '\n' | '\r' => (text.includes('\n') ? '\n' : '\r');
