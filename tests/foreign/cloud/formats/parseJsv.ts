import type { Raw } from '../values/Raw.ts';
import { Undecodable } from '../values/Undecodable.ts';

const DEEPEST = 64;

interface Reader {
  readonly text: string;
  at: number;
}

/** Parses one jsv value: an object, a list or a text. */
export function parseJsv(text: string): Raw {
  const reader = { text: text.trim(), at: 0 };
  const value = readJsv(reader, '', 0);
  if (reader.at < reader.text.length) throw broken(reader);
  return value;
}

function readJsv(reader: Reader, ends: string, depth: number): Raw {
  if (depth > DEEPEST) throw new Undecodable('The jsv is nested too deeply.');
  const first = reader.text[reader.at];
  if (first === '{') return readMap(reader, depth);
  if (first === '[') return readList(reader, depth);
  return readText(reader, ends);
}

function readMap(reader: Reader, depth: number): Raw {
  const members: [string, Raw][] = [];
  reader.at += 1;
  while (!closes(reader, '}', members.length)) {
    const name = readText(reader, ':').trim();
    if (reader.text[reader.at] !== ':') throw broken(reader);
    reader.at += 1;
    members.push([name, readJsv(reader, ',}', depth + 1)]);
  }
  return { members };
}

function readList(reader: Reader, depth: number): Raw {
  const items: Raw[] = [];
  reader.at += 1;
  while (!closes(reader, ']', items.length)) items.push(readJsv(reader, ',]', depth + 1));
  return items;
}

/** Goes past the closing bracket, or past the comma before one more part. */
function closes(reader: Reader, bracket: string, parts: number): boolean {
  const sign = reader.text[reader.at];
  if (sign === bracket) {
    reader.at += 1;
    return true;
  }
  if (sign === undefined) throw broken(reader);
  if (parts > 0) {
    if (sign !== ',') throw broken(reader);
    reader.at += 1;
  }
  return false;
}

function readText(reader: Reader, ends: string): string {
  const { text, at } = reader;
  if (text[at] !== '"') {
    while (reader.at < text.length && !ends.includes(text[reader.at] ?? '')) reader.at += 1;
    return text.slice(at, reader.at);
  }
  let end = at + 1;
  while (end < text.length && (text[end] !== '"' || text[end + 1] === '"')) end += text[end] === '"' ? 2 : 1;
  if (end >= text.length) throw broken(reader);
  reader.at = end + 1;
  return text.slice(at + 1, end).replaceAll('""', '"');
}

function broken(reader: Reader): Undecodable {
  return new Undecodable(`The jsv is broken at character ${reader.at}.`);
}
