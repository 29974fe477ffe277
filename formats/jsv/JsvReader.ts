import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import { type JsvItem, type JsvList, type JsvMap, type JsvNode, jsvText } from './JsvNode.ts';

/**
 * Reads one jsv text from front to end; holds its own position. Its depth is limited, so it may recurse.
 *
 * With a set of `problems`, the reader goes on where a bracket is missing: at the end of the text, or before the bracket of an outer
 * value. It does so only after a complete value, because a bare text may contain brackets, or may have been cut off. It also passes
 * over text after a complete object or list.
 *
 * Blanks belong to a bare text, because jsv writers do not quote them. But a writer may put one after each colon and comma. The
 * reader then says so (`isSpaced`). A second reader of the same text, which `dropsBlanks`, takes one blank for a part of the separator.
 */
export class JsvReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;
  #nodes = 0;

  /** Whether a separator came without a blank after it, or with one before it. */
  #hasOtherSeparator = false;
  /** Whether a name had a blank before it, which can't be its own. */
  #hasBlankBeforeName = false;

  readonly #problems: Set<string> | undefined;
  readonly #dropsBlanks: boolean;

  constructor(
    text: string,
    { problems, dropsBlanks = false }: { problems?: Set<string>; dropsBlanks?: boolean } = {},
  ) {
    this.#text = text;
    this.#problems = problems;
    this.#dropsBlanks = dropsBlanks;
  }

  /** Whether each separator that was read had a blank after it, and none before it. */
  get isSpaced(): boolean {
    return this.#hasBlankBeforeName && !this.#hasOtherSeparator;
  }

  /** The whole text as one value. Raises DecodeError. */
  read(): JsvNode {
    const node = this.#value('');
    this.#skipBlanks();
    if (this.#at < this.#text.length) {
      const rest = 'text after the end';
      if (this.#problems === undefined || node.kind === 'text' || this.#mayGoOn())
        throw new DecodeError(rest, this.#at);
      this.#problems.add(rest);
    }
    return node;
  }

  /** Whether what follows may still belong to the value, which a bracket in a bare text would have ended too early. */
  #mayGoOn(): boolean {
    return ',}]:'.includes(this.#text.charAt(this.#at));
  }

  /** A value that ends before one of the characters of `ends`, or at the end of the text. */
  #value(ends: string): JsvNode {
    this.#nodes += 1;
    if (this.#nodes > limits.nodes)
      throw new DecodeError(`more than ${limits.nodes} values`, this.#at, 'size');
    const start = this.#at;
    this.#skipBlanks();
    switch (this.#text.charAt(this.#at)) {
      case '{':
        return this.#map();
      case '[':
        return this.#list();
      case '"':
        return jsvText(this.#quoted(), true);
      default:
        this.#at = this.#dropsBlanks && this.#text.charAt(start) === ' ' ? start + 1 : start;
        return jsvText(this.#bare(ends));
    }
  }

  #map(): JsvMap {
    const start = this.#enter();
    const members: [string, JsvNode][] = [];
    for (let open = true; open; ) {
      if (members.length > 0) this.#noteBlankBeforeName(this.#at);
      this.#skipBlanks();
      if (this.#text.charAt(this.#at) === '}') break;
      const name = this.#name(start);
      const value = this.#value(',}');
      members.push([name, value]);
      open = this.#separator('}', value);
    }
    return { kind: 'map', members, raw: this.#leave(start, '}') };
  }

  #list(): JsvList {
    const start = this.#enter();
    const items: JsvItem[] = [];
    // Blanks alone are an item: blank text is written bare.
    if (this.#text.charAt(this.#at) !== ']') {
      for (let open = true; open; ) {
        const item = this.#item();
        items.push(item);
        open = this.#separator(']', item);
      }
    }
    return { kind: 'list', items, raw: this.#leave(start, ']') };
  }

  /** A text followed by a colon is the name of a pair. */
  #item(): JsvItem {
    const start = this.#at;
    const node = this.#value(',]:');
    if (node.kind !== 'text') return node;
    if (node.quoted) this.#skipBlanks();
    if (this.#text.charAt(this.#at) !== ':') return node;
    this.#noteBlankBeforeName(start);
    this.#takeSeparator();
    const value = this.#value(',]');
    return { kind: 'pair', name: node.text.trim(), value, raw: this.#text.slice(start, this.#at) };
  }

  #name(start: number): string {
    const quoted = this.#text.charAt(this.#at) === '"';
    const name = quoted ? this.#quoted() : this.#bare(':,}').trim();
    this.#skipBlanks();
    if (this.#text.charAt(this.#at) !== ':') {
      const open = this.#at >= this.#text.length;
      throw new DecodeError(
        open ? 'an object that is not closed' : 'a name without a colon',
        open ? start : this.#at,
      );
    }
    this.#takeSeparator();
    return name;
  }

  /** Takes a comma and returns true. Returns false before the end, also if its bracket is missing. */
  #separator(end: string, before: JsvItem): boolean {
    this.#skipBlanks();
    const found = this.#text.charAt(this.#at);
    if (found === ',') {
      this.#takeSeparator();
      return true;
    }
    if (found === end) return false;
    if (this.#problems !== undefined && isWhole(before)) {
      const outer = (found === '}' || found === ']') && this.#depth > 1;
      if (outer || (found === '' && end === '}')) {
        this.#problems.add('brackets that are not closed');
        return false;
      }
    }
    throw new DecodeError(`neither a comma nor "${end}"`, this.#at);
  }

  #takeSeparator(): void {
    this.#hasOtherSeparator ||= this.#isOtherSeparator();
    this.#at += 1;
  }

  #isOtherSeparator(): boolean {
    const before = this.#text.slice(Math.max(0, this.#at - 2), this.#at);
    // A value that is nothing leaves the blank of the separator before it.
    return /[^:,] $/.test(before) || this.#text.charAt(this.#at + 1) !== ' ';
  }

  #noteBlankBeforeName(at: number): void {
    if (this.#text.charAt(at) === ' ') this.#hasBlankBeforeName = true;
  }

  #enter(): number {
    this.#depth += 1;
    if (this.#depth > limits.depth)
      throw new DecodeError(`nested deeper than ${limits.depth}`, this.#at, 'size');
    this.#at += 1;
    return this.#at - 1;
  }

  #leave(start: number, end: string): string {
    this.#depth -= 1;
    if (this.#text.charAt(this.#at) === end) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #bare(ends: string): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !ends.includes(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  /** From the next quote to the one that ends the text; two quotes stand for one. */
  #quoted(): string {
    const start = this.#at;
    let end = this.#text.indexOf('"', start + 1);
    while (end !== -1 && this.#text.charAt(end + 1) === '"') end = this.#text.indexOf('"', end + 2);
    if (end === -1) throw new DecodeError('a quoted text that is not closed', start);
    this.#at = end + 1;
    return this.#text.slice(start + 1, end).replaceAll('""', '"');
  }

  #skipBlanks(): void {
    while (isBlank(this.#text.charCodeAt(this.#at))) this.#at += 1;
  }
}

/** Whether its own end was found. */
const isWhole = (node: JsvItem): boolean =>
  node.kind === 'pair' ? isWhole(node.value) : node.kind !== 'text' || node.quoted;

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
