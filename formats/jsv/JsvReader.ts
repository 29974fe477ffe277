import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import { type JsvItem, type JsvList, type JsvMap, type JsvNode, jsvText } from './JsvNode.ts';

/** Reads one jsv text from front to end; holds how far it came. Its depth is bounded, so that it may recurse. */
export class JsvReader {
  readonly #text: string;
  #at = 0;
  #depth = 0;
  #nodes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The whole text as one value. Raises DecodeError. */
  read(): JsvNode {
    const node = this.#value('');
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw new DecodeError('text after the end', this.#at);
    return node;
  }

  /** A value that ends before one of the characters of `ends`, or where the text does. */
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
        // Blanks belong to a bare text, as the writers of jsv leave them bare.
        this.#at = start;
        return jsvText(this.#bare(ends));
    }
  }

  #map(): JsvMap {
    const start = this.#enter();
    const members: [string, JsvNode][] = [];
    for (this.#skipBlanks(); this.#text.charAt(this.#at) !== '}'; this.#skipBlanks()) {
      const name = this.#name(start);
      members.push([name, this.#value(',}')]);
      this.#separator('}');
    }
    return { kind: 'map', members, raw: this.#leave(start) };
  }

  #list(): JsvList {
    const start = this.#enter();
    const items: JsvItem[] = [];
    // Blanks alone are an item: blank text is written bare.
    if (this.#text.charAt(this.#at) !== ']') {
      do items.push(this.#item());
      while (this.#separator(']'));
    }
    if (this.#at >= this.#text.length) throw new DecodeError('a list that is not closed', start);
    return { kind: 'list', items, raw: this.#leave(start) };
  }

  /** A text that a colon follows is the name of a pair. */
  #item(): JsvItem {
    const start = this.#at;
    const node = this.#value(',]:');
    if (node.kind !== 'text') return node;
    if (node.quoted) this.#skipBlanks();
    if (this.#text.charAt(this.#at) !== ':') return node;
    this.#at += 1;
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
    this.#at += 1;
    return name;
  }

  /** Takes a comma, true; or stops before the end, false. */
  #separator(end: string): boolean {
    this.#skipBlanks();
    const found = this.#text.charAt(this.#at);
    if (found === ',') {
      this.#at += 1;
      return true;
    }
    if (found === end || found === '') return false;
    throw new DecodeError(`neither a comma nor "${end}"`, this.#at);
  }

  #enter(): number {
    this.#depth += 1;
    if (this.#depth > limits.depth)
      throw new DecodeError(`nested deeper than ${limits.depth}`, this.#at, 'size');
    this.#at += 1;
    return this.#at - 1;
  }

  #leave(start: number): string {
    this.#depth -= 1;
    this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #bare(ends: string): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !ends.includes(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  /** From the quote that is next to the one that ends it; two quotes stand for one. */
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

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
