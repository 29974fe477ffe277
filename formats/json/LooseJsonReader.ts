import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';
import { emptyRecord } from '../read/emptyRecord.ts';
import { numberLexeme } from '../read/numberText.ts';
import { looseString } from './looseString.ts';
import type { JsonNode, ParsedJson } from './ParsedJson.ts';

interface OpenObject {
  readonly members: Record<string, JsonNode>;
  /** The member whose value is being read. */
  name: string;
}

type Open = OpenObject | JsonNode[];

const unquotedName = 'a name without quotes';
const blanks = /\s*/y;
const word = /[\p{L}\p{N}_$][\p{L}\p{N}_$.-]*/uy;
const number = /[+-]?(?:(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?|Infinity|NaN)(?![\p{L}\p{N}_$.])/uy;

/**
 * Reads json text that is not well-formed, as far as its meaning is plain; holds its own position.
 *
 * Iterative and linear; depth and values are limited (DecodeError of reason `size`). Raises DecodeError of reason
 * `syntax` when the meaning is not plain, and for text that ends in the middle of a member or a list.
 */
export class LooseJsonReader {
  readonly #text: string;
  readonly #lexemes: string[] = [];
  readonly #problems = new Set<string>();
  readonly #open: Open[] = [];
  #capital: string | undefined;
  #quoted = false;
  #at = 0;
  #nodes = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): ParsedJson {
    let node = this.#value();
    while (this.#open.length > 0) node = node === undefined ? this.#next() : this.#follow(node);
    this.#skip();
    // Without any quotes it is jsv, not json.
    if (node === undefined || (this.#problems.has(unquotedName) && !this.#quoted)) this.#fail();
    if (this.#at < this.#text.length) this.#problems.add('text after the end');
    return {
      root: node,
      lexemes: this.#lexemes,
      problems: [...this.#problems],
      ...(this.#capital === undefined ? {} : { capital: this.#capital }),
    };
  }

  /** A single value, or undefined when it opens a bracket. */
  #value(): JsonNode | undefined {
    this.#skip();
    this.#nodes += 1;
    if (this.#nodes > limits.nodes)
      throw new DecodeError(`more than ${limits.nodes} values`, this.#at, 'size');
    switch (this.#text.charAt(this.#at)) {
      case '{':
        this.#enter({ members: emptyRecord(), name: '' });
        return undefined;
      case '[':
        this.#enter([]);
        return undefined;
      case '"':
      case "'":
        return this.#string();
      default:
        return this.#number() ?? this.#word();
    }
  }

  /** After an opening bracket or a comma: a closing bracket, or the next value. */
  #next(): JsonNode | undefined {
    const comma = this.#text.charAt(this.#at - 1) === ',';
    this.#skip();
    if (this.#closes()) {
      if (comma) this.#problems.add('a comma before a closing bracket');
      return this.#close();
    }
    const open = this.#open.at(-1);
    if (open !== undefined && !Array.isArray(open)) this.#name(open);
    return this.#value();
  }

  /** Puts a value in its place. Returns the value that is then complete, or undefined when a comma follows. */
  #follow(node: JsonNode): JsonNode | undefined {
    const open = this.#open.at(-1);
    if (Array.isArray(open)) open.push(node);
    else if (open !== undefined) open.members[open.name] = node;
    this.#skip();
    if (this.#closes()) return this.#close();
    if (this.#text.charAt(this.#at) === ',') {
      this.#at += 1;
      return undefined;
    }
    // Objects that lack only their last brackets are complete. A list or a number may have been cut off.
    if (this.#at < this.#text.length || Array.isArray(open) || typeof node === 'number') this.#fail();
    this.#problems.add('brackets that are not closed');
    return this.#leave();
  }

  #name(open: OpenObject): void {
    const quoted = /["']/.test(this.#text.charAt(this.#at));
    open.name = quoted ? this.#string() : this.#match(word) || this.#fail();
    if (!quoted) this.#problems.add(unquotedName);
    if (Object.hasOwn(open.members, open.name))
      this.#problems.add(`the name "${open.name.slice(0, 100)}" twice`);
    this.#skip();
    if (this.#text.charAt(this.#at) !== ':') this.#fail();
    this.#at += 1;
  }

  #string(): string {
    const { text, end, problem } = looseString(this.#text, this.#at) ?? this.#fail();
    if (problem !== undefined) this.#problems.add(problem);
    this.#quoted = true;
    this.#at = end;
    return text;
  }

  /** A number as the index of its lexeme, converted to json's grammar. */
  #number(): number | undefined {
    const found = this.#match(number);
    if (found === '') return undefined;
    if (!/^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE]|$)/.test(found))
      this.#problems.add(`${found.slice(0, 100)}, which is no JSON`);
    return this.#lexemes.push(numberLexeme(found) ?? found) - 1;
  }

  /** A capitalised bool stays a lexeme, which the member's type judges (TYP-2). */
  #word(): JsonNode {
    const found = this.#match(word) || this.#fail();
    if (found === 'null') return null;
    if (found === 'true' || found === 'false') return found === 'true';
    if (/^(?:true|false)$/i.test(found)) {
      this.#capital ??= found;
      return this.#lexemes.push(found) - 1;
    }
    if (!/^(?:none|null|nil|undefined)$/i.test(found)) this.#fail();
    this.#problems.add(`${found}, which is no JSON`);
    return null;
  }

  #closes(): boolean {
    const found = this.#text.charAt(this.#at);
    return found === '}' || found === ']';
  }

  /** Takes the bracket. One that belongs to an outer value first closes what is open within it. */
  #close(): JsonNode {
    const closesList = this.#text.charAt(this.#at) === ']';
    if (Array.isArray(this.#open.at(-1)) === closesList) this.#at += 1;
    else if (this.#open.some((each) => Array.isArray(each) === closesList))
      this.#problems.add('brackets that are not closed');
    else this.#fail();
    return this.#leave();
  }

  #enter(open: Open): void {
    if (this.#open.length >= limits.depth)
      throw new DecodeError(`nested deeper than ${limits.depth}`, this.#at, 'size');
    this.#open.push(open);
    this.#at += 1;
  }

  #leave(): JsonNode {
    const open = this.#open.pop() ?? this.#fail();
    return Array.isArray(open) ? open : open.members;
  }

  /** Blanks and comments. */
  #skip(): void {
    for (;;) {
      if (/[^ \t\r\n]/.test(this.#match(blanks))) this.#problems.add('a blank that is none in JSON');
      const end = this.#text.startsWith('//', this.#at)
        ? '\n'
        : this.#text.startsWith('/*', this.#at)
          ? '*/'
          : undefined;
      if (end === undefined) return;
      this.#problems.add('a comment');
      const close = this.#text.indexOf(end, this.#at + 2);
      if (close === -1 && end === '*/') this.#fail();
      this.#at = close === -1 ? this.#text.length : close + end.length;
    }
  }

  /** Takes the text that matches; empty when none does. */
  #match(form: RegExp): string {
    form.lastIndex = this.#at;
    const found = form.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #fail(): never {
    throw new DecodeError('no JSON', this.#at);
  }
}
