import { onAnswerText } from '../hooks/onAnswerText.ts';
import type { Variant } from '../Variant.ts';

type Shuffle = (parts: readonly string[]) => readonly string[];

/** A generator of its own, so that two servers do the same. */
function shuffling(): Shuffle {
  let state = 12_345;
  const below = (limit: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
  return (parts) => {
    const left = [...parts];
    const mixed: string[] = [];
    while (left.length > 0) mixed.push(...left.splice(below(left.length), 1));
    return mixed;
  };
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/gs;

/** Shuffles the members of every object in a json text, each object in its own order. */
function reordered(json: string, shuffle: Shuffle): string {
  const tokens = json.match(token) ?? [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  const value = (): string => {
    const first = next();
    if (first !== '{' && first !== '[') return first;
    const close = first === '{' ? '}' : ']';
    const parts: string[] = [];
    while (at < tokens.length && tokens[at] !== close) {
      if (tokens[at] === ',') at += 1;
      else if (first === '[') parts.push(value());
      else {
        const name = next();
        at += 1;
        parts.push(`${name}: ${value()}`);
      }
    }
    at += 1;
    return `${first}${(first === '{' ? shuffle(parts) : parts).join(', ')}${close}`;
  };
  return value();
}

const inAscii = (text: string): string =>
  text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

export const hashOrder: Variant = {
  about:
    'Writes json from hash tables: members in another order in every record and answer, and text in ASCII with escapes.',
  hook: (inner, store, server) => {
    const shuffle = shuffling();
    const write = (text: string): string => inAscii(reordered(text, shuffle));
    return onAnswerText({ formats: ['json'], jsonp: false }, write)(inner, store, server);
  },
};
