import { Refusal } from '../Refusal.ts';
import type { Raw } from './typed.ts';

const deepest = 60;

/** Reads jsv text: `{Name:value,List:[a,"b,c"]}`. */
export function readJsv(text: string): Raw {
  let at = 0;
  const wrong = (): Refusal => new Refusal(`The jsv text cannot be read at character ${at}.`, 'unreadable');

  const quoted = (): string => {
    const from = at;
    for (at++; ; at++) {
      at = text.indexOf('"', at);
      if (at < 0) {
        at = from;
        throw wrong();
      }
      if (text[at + 1] !== '"') break;
      at++;
    }
    at++;
    return text.slice(from + 1, at - 1).replaceAll('""', '"');
  };
  const bare = (ends: string): string => {
    const from = at;
    while (at < text.length && !ends.includes(text[at] ?? '')) at++;
    return text.slice(from, at);
  };
  const list = (depth: number): Raw => {
    const items: Raw[] = [];
    if (text[++at] === ']') at++;
    else
      for (;;) {
        items.push(value(depth, ',]'));
        const mark = text[at++];
        if (mark === ']') break;
        if (mark !== ',') throw wrong();
      }
    return items;
  };
  const record = (depth: number): Raw => {
    const entries: [string, Raw][] = [];
    if (text[++at] === '}') at++;
    else
      for (;;) {
        const name = text[at] === '"' ? quoted() : bare(':,}');
        if (text[at++] !== ':') throw wrong();
        entries.push([name, value(depth, ',}')]);
        const mark = text[at++];
        if (mark === '}') break;
        if (mark !== ',') throw wrong();
      }
    return Object.fromEntries(entries);
  };
  const value = (depth: number, ends: string): Raw => {
    if (depth > deepest) throw wrong();
    if (text[at] === '{') return record(depth + 1);
    if (text[at] === '[') return list(depth + 1);
    return text[at] === '"' ? quoted() : bare(ends);
  };

  const all = value(0, '');
  if (at !== text.length) throw wrong();
  return all;
}
