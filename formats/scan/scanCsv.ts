import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';

/** One pass over a csv text before the parser sees it. Raises DecodeError of reason `size` for too much text or too many cells. */
export function scanCsv(text: string): void {
  if (text.length > limits.text)
    throw new DecodeError(`longer than ${limits.text} characters`, limits.text, 'size');
  let quoted = false;
  let cells = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22 /* " */) quoted = !quoted;
    else if (!quoted && (code === 0x2c || code === 0x0a || code === 0x0d)) cells += 1;
    if (cells > limits.nodes) throw new DecodeError(`more than ${limits.nodes} cells`, at, 'size');
  }
}
