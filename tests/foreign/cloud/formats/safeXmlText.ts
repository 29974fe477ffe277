/** Writes text in ASCII: markup in a CDATA section where that can hold it, else as character references. */
export function safeXmlText(text: string): string {
  if (/^[\t\n -~]*$/.test(text) && /[<&]/.test(text) && !text.includes(']]>')) return `<![CDATA[${text}]]>`;
  return [...text].map(safeSign).join('');
}

function safeSign(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code === 9 || code === 10 || (code >= 32 && code < 127 && !'<>&'.includes(sign))) return sign;
  const allowed =
    code === 13 || (code >= 32 && code < 0xd800) || (code > 0xdfff && code !== 0xfffe && code !== 0xffff);
  return `&#x${(allowed ? code : 0xfffd).toString(16).toUpperCase()};`;
}
