import { DecodeError } from '../DecodeError.ts';
import { limits } from '../limits.ts';

/** The names seen in each open object of a json text. It also limits the depth (DecodeError of reason `size`). */
export class NameScopes {
  /** null for an array. */
  readonly #scopes: (Set<string> | null)[] = [];
  /** Whether the next string is a member's name. */
  expectsName = false;

  open(isObject: boolean, at: number): void {
    if (this.#scopes.length >= limits.depth) {
      throw new DecodeError(`nested deeper than ${limits.depth}`, at, 'size');
    }
    this.#scopes.push(isObject ? new Set() : null);
    this.expectsName = isObject;
  }

  close(): void {
    this.#scopes.pop();
    this.expectsName = false;
  }

  next(): void {
    this.expectsName = this.#scopes.at(-1) instanceof Set;
  }

  /** Takes the raw text of a name; true when the object already has it. */
  addName(raw: string): boolean {
    this.expectsName = false;
    const names = this.#scopes.at(-1);
    const name = raw.includes('\\') ? unescaped(raw) : raw;
    if (!names) return false;
    if (names.has(name)) return true;
    names.add(name);
    return false;
  }
}

function unescaped(raw: string): string {
  try {
    return JSON.parse(`"${raw}"`) as string;
  } catch {
    return raw;
  }
}
