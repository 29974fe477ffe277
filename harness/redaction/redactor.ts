import { beginningFinder } from './beginningFinder.ts';
import { type FoundInBytes, secretFinder } from './findSecrets.ts';
import type { Redact } from './Redact.ts';
import { secretOf } from './spellings.ts';

/** Removes secrets from everything that is stored or shown (docs/judging.md, Safety). */
export interface Redactor {
  readonly text: Redact;
  /** Returns the same array, not a copy, when it holds no secret. `contentType` may name a charset beyond the usual ones. */
  readonly bytes: (bytes: Uint8Array, contentType?: string) => Uint8Array;
}

/** A text that must never be shown, and its placeholder. */
export interface SecretText {
  readonly text: string;
  readonly placeholder: string;
}

/** Stands where the key was. It is the variable that printed commands take the key from. */
export const keyPlaceholder = '$ASSAY_API_KEY';

/**
 * Makes a redactor for keys and other secrets. A bare string gets the key's placeholder.
 *
 * Each secret is replaced in these forms, and nothing else is changed:
 * - in any letter case and in full width;
 * - in UTF-8, UTF-16, Latin-1, windows-1252 and the declared charset;
 * - escaped as in JSON, JavaScript with its octal digits, XML, HTML, URLs, quoted-printable, jsv and csv;
 * - in base64, base32, hexadecimal and lists of byte numbers;
 * - in any mixture of these, with armour up to three layers deep.
 *
 * A wrong key that is derived from the right one (cut, padded) must be given as a secret of its own.
 *
 * A secret of fewer than four characters would be found everywhere and protects nothing. It is replaced only where it stands
 * alone after the name APIKEY. An empty secret is ignored.
 */
export function redactor(secrets: readonly (string | SecretText)[]): Redactor {
  const texts = secrets.map((secret) =>
    typeof secret === 'string' ? { text: secret, placeholder: keyPlaceholder } : secret,
  );
  const beginnings = beginningFinder(texts);
  const prepared = texts
    .flatMap(({ text, placeholder }) =>
      [...new Set([text, text.normalize('NFC'), text.normalize('NFD')])].map((form) =>
        secretOf(form, placeholder),
      ),
    )
    .filter(({ characters }) => characters.length > 0);
  if (prepared.length === 0) return { text: (text) => text, bytes: (bytes) => bytes };
  const finder = secretFinder(prepared);
  return {
    text: (text: string, extent?: 'cut') => {
      const found = merged([...finder.inText(text), ...(extent === 'cut' ? beginnings(text) : [])]);
      if (found.length === 0) return text;
      let out = '';
      let done = 0;
      for (const { start, end, placeholder } of found) {
        out += text.slice(done, start) + placeholder;
        done = end;
      }
      return out + text.slice(done);
    },
    bytes: (bytes, contentType) => {
      const found = merged(finder.inBytes(bytes, /charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1]));
      if (found.length === 0) return bytes;
      const parts: Uint8Array[] = [];
      let done = 0;
      for (const each of found) {
        parts.push(bytes.subarray(done, each.start), placeholderBytes(each));
        done = each.end;
      }
      return Buffer.concat([...parts, bytes.subarray(done)]);
    },
  };
}

function placeholderBytes({ placeholder, wide }: FoundInBytes): Uint8Array {
  if (wide === undefined) return Buffer.from(placeholder, 'utf8');
  const bytes = Buffer.from(placeholder, 'utf16le');
  return wide === 'utf16le' ? bytes : bytes.swap16();
}

/** In order, with overlapping finds joined. */
function merged(found: readonly FoundInBytes[]): FoundInBytes[] {
  const out: FoundInBytes[] = [];
  for (const each of [...found].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last === undefined || each.start >= last.end) out.push(each);
    else if (each.end > last.end) out[out.length - 1] = { ...last, end: each.end };
  }
  return out;
}
