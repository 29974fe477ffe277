/** Text as searches see it: without accents, letter case, compatibility forms and needless blanks. */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '');
  return plain.toUpperCase().toLowerCase().replace(/\s+/g, ' ').trim();
}
