import { type JsvNode, jsvText } from '../jsv/JsvNode.ts';
import { limits } from '../limits.ts';

/** How a list of records, or a record, begins as Python prints it: a name in apostrophes. */
const begins = /^\s*(?:\[\s*)?\{\s*'[^'\\]*'\s*:/;

/**
 * A text as the equivalent jsv, if it is a list or a dict as Python prints it (`repr`), with the decimals and datetimes of its
 * library; undefined otherwise.
 */
export function pythonIn(text: string): JsvNode | undefined {
  if (!begins.test(text)) return undefined;
  const reader: Reader = { text, at: 0 };
  const node = value(reader, 0);
  blanks(reader);
  return reader.at === text.length ? node : undefined;
}

interface Reader {
  readonly text: string;
  at: number;
}

const words: Readonly<Record<string, JsvNode>> = {
  None: jsvText(''),
  True: jsvText('true'),
  False: jsvText('false'),
};

function blanks(reader: Reader): void {
  while (/\s/.test(reader.text.charAt(reader.at))) reader.at += 1;
}

/** Whether that character comes next. If so, the reader moves past it. */
function passed(reader: Reader, sign: string): boolean {
  blanks(reader);
  if (reader.text[reader.at] !== sign) return false;
  reader.at += 1;
  return true;
}

function matched(reader: Reader, pattern: RegExp): RegExpExecArray | undefined {
  pattern.lastIndex = reader.at;
  const found = pattern.exec(reader.text);
  if (found === null) return undefined;
  reader.at += found[0].length;
  return found;
}

function value(reader: Reader, depth: number): JsvNode | undefined {
  if (depth > limits.depth) return undefined;
  if (passed(reader, '{')) return map(reader, depth);
  if (passed(reader, '[')) return list(reader, ']', depth);
  if (passed(reader, '(')) return list(reader, ')', depth);
  const text = quoted(reader);
  if (text !== undefined) return jsvText(text, true);
  const number = matched(reader, /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy);
  if (number !== undefined) return jsvText(number[0]);
  const name = matched(reader, /[A-Za-z_][\w.]*/y)?.[0];
  if (name === undefined) return undefined;
  return passed(reader, '(') ? made(name, list(reader, ')', depth)) : words[name];
}

function map(reader: Reader, depth: number): JsvNode | undefined {
  const members: (readonly [string, JsvNode])[] = [];
  while (!passed(reader, '}')) {
    const name = quoted(reader);
    if (name === undefined || !passed(reader, ':')) return undefined;
    const held = value(reader, depth + 1);
    if (held === undefined) return undefined;
    members.push([name, held]);
    if (!passed(reader, ',') && reader.text[reader.at] !== '}') return undefined;
  }
  return { kind: 'map', members, raw: '{…}' };
}

function list(reader: Reader, end: string, depth: number): JsvNode | undefined {
  const items: JsvNode[] = [];
  while (!passed(reader, end)) {
    const item = value(reader, depth + 1);
    if (item === undefined) return undefined;
    items.push(item);
    if (!passed(reader, ',') && reader.text[reader.at] !== end) return undefined;
  }
  return { kind: 'list', items, raw: '[…]' };
}

/**
 * The value of a call: `Decimal('3.50')`, `datetime.datetime(2017, 1, 10, 10, 30)`. For any other call with one text, that text.
 */
function made(name: string, given: JsvNode | undefined): JsvNode | undefined {
  if (given?.kind !== 'list') return undefined;
  const parts = given.items.map((item) => (item.kind === 'text' ? item.text : ''));
  if (!/(?:^|\.)date(?:time)?$/.test(name)) return parts.length === 1 ? jsvText(parts[0] ?? '') : undefined;
  const [year = '', month = '', day = '', hour = '0', minute = '0', second = '0', micro = '0'] = parts;
  const two = (part: string): string => part.padStart(2, '0');
  const date = `${year.padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (/(?:^|\.)date$/.test(name)) return jsvText(date);
  const fraction = Number(micro) === 0 ? '' : `.${micro.padStart(6, '0')}`;
  return jsvText(`${date}T${two(hour)}:${two(minute)}:${two(second)}${fraction}`);
}

const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t' };

function quoted(reader: Reader): string | undefined {
  blanks(reader);
  const found = matched(reader, /'([^'\\]*(?:\\[\s\S][^'\\]*)*)'|"([^"\\]*(?:\\[\s\S][^"\\]*)*)"/y);
  if (found === undefined) return undefined;
  return (found[1] ?? found[2] ?? '').replace(
    /\\(?:x([\da-f]{2})|u([\da-f]{4})|U([\da-f]{8})|([\s\S]))/gi,
    (_, two?: string, four?: string, eight?: string, sign = '') => {
      const code = two ?? four ?? eight;
      return code === undefined ? (signs[sign] ?? sign) : characterOf(Number.parseInt(code, 16));
    },
  );
}

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd');
