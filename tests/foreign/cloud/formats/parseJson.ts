import type { Raw } from '../values/Raw.ts';
import { Undecodable } from '../values/Undecodable.ts';

const DEEPEST = 64;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const BLANKS = /[ \t\r\n]*/y;
const WORDS = new Map<string, Raw>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

interface Reader {
  readonly text: string;
  at: number;
}

/** Parses json and keeps numbers as they were written. */
export function parseJson(text: string): Raw {
  const reader = { text, at: 0 };
  const value = readJson(reader, 0);
  skipBlanks(reader);
  if (reader.at < text.length) throw broken(reader);
  return value;
}

function readJson(reader: Reader, depth: number): Raw {
  if (depth > DEEPEST) throw new Undecodable('The json is nested too deeply.');
  skipBlanks(reader);
  const first = reader.text[reader.at];
  if (first === '{') return readObject(reader, depth);
  if (first === '[') return readArray(reader, depth);
  if (first === '"') return readText(reader);
  for (const [word, value] of WORDS) {
    if (reader.text.startsWith(word, reader.at)) {
      reader.at += word.length;
      return value;
    }
  }
  return { number: take(reader, NUMBER) };
}

function readObject(reader: Reader, depth: number): Raw {
  const members: [string, Raw][] = [];
  reader.at += 1;
  while (!closes(reader, '}', members.length)) {
    const name = readText(reader);
    skipBlanks(reader);
    expect(reader, ':');
    members.push([name, readJson(reader, depth + 1)]);
  }
  return { members };
}

function readArray(reader: Reader, depth: number): Raw {
  const items: Raw[] = [];
  reader.at += 1;
  while (!closes(reader, ']', items.length)) items.push(readJson(reader, depth + 1));
  return items;
}

/** Goes past the closing bracket, or past the comma before one more part. */
function closes(reader: Reader, bracket: string, parts: number): boolean {
  skipBlanks(reader);
  if (reader.text[reader.at] === bracket) {
    reader.at += 1;
    return true;
  }
  if (parts > 0) expect(reader, ',');
  skipBlanks(reader);
  return false;
}

function readText(reader: Reader): string {
  return JSON.parse(take(reader, TEXT)) as string;
}

function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const match = pattern.exec(reader.text);
  if (!match) throw broken(reader);
  reader.at = pattern.lastIndex;
  return match[0];
}

function skipBlanks(reader: Reader): void {
  take(reader, BLANKS);
}

function expect(reader: Reader, sign: string): void {
  if (reader.text[reader.at] !== sign) throw broken(reader);
  reader.at += 1;
}

function broken(reader: Reader): Undecodable {
  return new Undecodable(`The json is broken at character ${reader.at}.`);
}
