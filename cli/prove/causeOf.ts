import { causes } from './causes.ts';
import { faultNamed } from './subjects.ts';

/** What a fault does wrong, as a cause that may be met elsewhere too. */
export const causeOf = (name: string): string => known.get(name) ?? withoutFormat(faultNamed(name).about);

const known = new Map(
  Object.entries(causes).flatMap(([cause, names]) => names.map((name) => [name, cause] as const)),
);

/** `In csv flags are yes and no.` → `flags are yes and no`: a report says in which formats a target does it. */
export function withoutFormat(about: string): string {
  const text = about.replace(/\.$/, '');
  const inFormat =
    /^In (?:json|xml|jsv|csv|soap11|soap12|soap)(?:(?:,| and) (?:json|xml|jsv|csv|soap11|soap12|soap))* (.*)$/s.exec(
      text,
    );
  return inFormat?.[1] ?? text;
}
