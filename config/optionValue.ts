import type { Option } from './options.ts';

/**
 * The meaning of a flag's or an environment variable's texts, in the form that the settings file has.
 *
 * A text that cannot be read stays as it is, so that the check against the schema can name it. Lists are split at commas; headers
 * are one per text, or one per line.
 */
export function optionValue(option: Option, texts: readonly string[]): unknown {
  const last = texts.at(-1) ?? '';
  switch (option.kind) {
    case 'list':
      return texts
        .flatMap((text) => text.split(','))
        .map((item) => item.trim())
        .filter((item) => item !== '');
    case 'headers':
      return Object.fromEntries(headerPairs(texts));
    case 'switch':
      return switches.get(last.trim().toLowerCase()) ?? last;
    case 'number':
      return last.trim() === '' || Number.isNaN(Number(last)) ? last : Number(last);
    case 'text':
      return last;
  }
}

const switches: ReadonlyMap<string, boolean> = new Map([
  ...['true', '1', 'yes', 'on'].map((text) => [text, true] as const),
  ...['false', '0', 'no', 'off'].map((text) => [text, false] as const),
]);

/** The names of the headers that these texts give, one as often as it is given. */
export const namesOfHeaders = (texts: readonly string[]): readonly string[] =>
  headerPairs(texts).map(([name]) => name);

/** One per text, or one per line. A line without a colon becomes a header with no name, which the schema rejects. */
const headerPairs = (texts: readonly string[]): readonly (readonly [string, string])[] =>
  texts
    .flatMap((text) => text.split(/\r?\n/))
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, Math.max(colon, 0)).trim(), line.slice(colon + 1).trim()];
    });
