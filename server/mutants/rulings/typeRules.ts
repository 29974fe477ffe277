import { clauseOfType } from '../../../specs/clauseOfType.ts';
import { isSoap } from '../../../specs/isSoap.ts';
import { broken, type Ruling } from '../Ruling.ts';
import { doing, type Facts, type Rule } from './Rule.ts';

/** A value of another type breaks the clause of the type, wherever it is, unless the member has a clause of its own. */
export const typeRules: readonly Rule[] = [{ when: doing('type'), means: wrongType }];

function wrongType({ site: { member, way }, scope: { format } }: Facts): Ruling {
  const { type, judgedBy } = member;
  if (judgedBy !== undefined && (type.kind !== 'list' || way.length > 1 || judgedBy === 'GET-1'))
    return broken('MUST', [judgedBy, 'TYP-15', 'TYP-11'], 'The clause of the member says what its type is.');
  if (type.kind === 'list')
    return format === 'csv'
      ? broken('MUST', ['TYP-11', 'TYP-15', 'XF-1'], 'In csv a list is a bracketed list.')
      : broken('MUST', ['TYP-15', 'TYP-11', 'XF-1'], 'A list is no text.');
  if (type.kind !== 'scalar') return broken('MUST', ['TYP-15', 'XF-1'], 'A record is no text.');
  if (type.type === 'enumeration')
    return broken('SHOULD', ['TYP-10', 'TYP-15'], 'Enumerations are shown as text.');
  if (type.type !== 'datetime')
    return broken(
      'MUST',
      [clauseOfType[type.type], 'TYP-15'],
      'A member holds what the clause of its type says.',
    );
  if (format === 'json') return broken('MUST', ['TYP-5', 'TYP-15'], 'A datetime in json is /Date(…)/.');
  return format !== 'all' && isSoap(format)
    ? broken('SHOULD', ['TYP-7', 'TYP-15'], 'The sentence about ISO 8601 does not name soap.')
    : broken('MUST', ['TYP-7', 'TYP-5', 'TYP-15'], 'A datetime outside json is in ISO 8601.');
}
