import { memberOf } from '../exchanges/memberOf.ts';

/**
 * What comes before an expected or actual value, so that it is not bare: the name of its member, or that it is an id. Empty for
 * words, which speak for themselves, and for the value of an unnamed member of a record (its path ends at `mvCompany`).
 */
export function labelOf(text: string, path: string | undefined): string {
  if (/^-?\d+ (?:not )?shown$/.test(text)) return 'record with the id ';
  const member = memberOf(path);
  return /^(?:"|-?\d)/.test(text) && member !== undefined && !member.startsWith('mv') ? `${member}: ` : '';
}
