/**
 * What a fault does wrong as a cause that may be met elsewhere too: `In csv flags are yes and no.` → `flags are yes and
 * no`. The report says in which formats the target does it.
 */
export function causeOf(about: string): string {
  const text = about.replace(/\.$/, '');
  const inFormat =
    /^In (?:json|xml|jsv|csv|soap11|soap12|soap)(?:(?:,| and) (?:json|xml|jsv|csv|soap11|soap12))* (.*)$/s.exec(
      text,
    );
  return inFormat?.[1] ?? text;
}
