/** What a target may repeat of a value such as `Bearer …`, `Basic …` or `a=…; b=…`: all of it, or a part alone. */
export function secretPartsOf(value: string): readonly string[] {
  const words = value.split(/[\s;,]+/);
  const basic =
    words[0]?.toLowerCase() === 'basic' ? Buffer.from(words[1] ?? '', 'base64').toString('utf8') : '';
  // The name of a scheme, such as `Signature`, is no secret.
  const values = /^[A-Za-z-]+ /.test(value) ? words.slice(1) : words;
  return [
    value,
    ...words.slice(1),
    ...values.map((word) => word.replace(/^[^=]*=/, '').replace(/^"|"$/g, '')),
    ...[basic, basic.slice(basic.indexOf(':') + 1)],
  ].filter(isTelling);
}

/** Fewer characters, unless they are of several kinds, are an ordinary word such as `true`. Numbers and times may stand anywhere. */
const isTelling = (text: string): boolean =>
  (text.length >= 8 || (text.length >= 4 && /\d/.test(text) && /[^\d]/.test(text))) &&
  !/^[\d\s.:+TZ-]*$/.test(text) &&
  text !== '(hidden)';
