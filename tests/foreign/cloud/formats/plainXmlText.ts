import { Undecodable } from '../values/Undecodable.ts';

const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

/** Resolves the predefined entities and character references. */
export function plainXmlText(text: string): string {
  return text.replace(/&([^;&]*);?/g, (whole, name: string) => {
    const named = whole.endsWith(';') ? NAMED.get(name) : undefined;
    if (named !== undefined) return named;
    const match = /^#(?:x([0-9a-fA-F]{1,6})|(\d{1,7}))$/.exec(name);
    const code = match ? Number.parseInt(match[1] ?? match[2] ?? '', match[1] === undefined ? 10 : 16) : 0;
    if (!whole.endsWith(';') || code === 0 || code > 0x10ffff)
      throw new Undecodable(`The xml holds the unknown entity ${name}.`);
    return String.fromCodePoint(code);
  });
}
