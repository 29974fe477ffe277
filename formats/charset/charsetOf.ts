/** The charset that a Content-Type header names, in lower case; undefined when it names none. */
export function charsetOf(contentType: string | undefined): string | undefined {
  const found = /;\s*charset\s*=\s*"?([^\s";,]+)/i.exec(contentType?.slice(0, 1000) ?? '');
  return found?.[1]?.toLowerCase();
}
