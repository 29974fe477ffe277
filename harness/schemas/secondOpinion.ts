import type { Decoded } from '../../formats/Codec.ts';
import type { Deviation } from '../../formats/Deviation.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { type Objection, schemaObjections } from './schemaObjections.ts';

/** What one of the two, ajv or our decoder, objects to in a json answer, and the other does not. */
interface Disagreement {
  readonly only: 'ajv' | 'decoder';
  readonly path: string;
  /** The keyword of the schema that is not kept, or the clause that is broken. */
  readonly sign: string;
  readonly message: string;
  /** Why they may disagree here; undefined where nobody knows. */
  readonly reason?: string;
}

/** A reason for which the two may disagree. The row holds where all that it names is so. */
interface KnownDisagreement {
  readonly only: Disagreement['only'];
  readonly signs: readonly string[];
  readonly when?: (found: Found) => boolean;
  readonly reason: string;
}

interface Found extends Omit<Disagreement, 'reason'> {
  readonly actual: unknown;
  /** All that the decoder found in the same answer. */
  readonly deviations: readonly Deviation[];
}

/** The decoder keeps so many departures from each clause (`formats/read/reportAt.ts`). */
const mostOfOneClause = 1000;

const isBelow = (path: string, other: string): boolean =>
  other !== '' && (path.startsWith(`${other}.`) || path.startsWith(`${other}[`));

/** Every reason for which ajv and the decoder may disagree, in the order in which they are tried (docs/schemas.md). */
export const knownDisagreements: readonly KnownDisagreement[] = [
  {
    only: 'ajv',
    signs: ['required'],
    reason: 'A decoder reads what is there. ENV-1 judges whether the status block is.',
  },
  {
    only: 'ajv',
    signs: ['type'],
    when: ({ path, actual }) => path === 'ResponseStatus' && actual === null,
    reason: 'A status block that is null counts as missing, which ENV-1 judges.',
  },
  {
    only: 'ajv',
    signs: ['type'],
    when: ({ path, actual }) => path.endsWith(']') && actual === null,
    reason: 'Null stands for no value, as an item of a list too.',
  },
  {
    only: 'ajv',
    signs: ['type'],
    when: ({ actual }) => typeof actual === 'number' && !Number.isFinite(actual),
    reason: 'The decoder keeps the digits of a number. JSON.parse makes infinity of one so large.',
  },
  {
    only: 'ajv',
    signs: ['pattern'],
    when: ({ actual }) => typeof actual === 'string' && /^\s*(?:[+-]?\d+)?\s*$/.test(actual),
    reason: 'An integer as text may have a plus or blanks around it (TYP-17).',
  },
  {
    only: 'ajv',
    signs: ['type', 'pattern'],
    when: ({ deviations }) => deviations.length >= mostOfOneClause,
    reason: 'The decoder keeps a thousand departures from each clause. ajv lists them all.',
  },
  {
    only: 'decoder',
    signs: ['TYP-14'],
    reason: 'The schemas allow further members, so that a misspelt one is allowed too.',
  },
  {
    only: 'decoder',
    signs: [],
    when: ({ path, deviations }) =>
      deviations.some(
        (other) => isBelow(path, other.path) || (path === other.path && other.clause === 'TYP-14'),
      ),
    reason: 'ajv does not look into a member under another name, or one that is no list or record.',
  },
  {
    only: 'decoder',
    signs: ['FMT-1', 'FMT-2', 'FMT-11'],
    reason: 'These clauses are about the document around the values. A schema sees the values alone.',
  },
  {
    only: 'decoder',
    signs: ['TYP-1'],
    reason: 'JSON.parse makes the same integer of 1, 1.0 and 1E0. The decoder keeps what was written.',
  },
  {
    only: 'decoder',
    signs: ['TYP-3', 'TYP-15'],
    when: ({ message }) => /^[+-]?\d/.test(message),
    reason:
      'The exponent of this number is too large to compute with. JSON.parse makes 0 of it, or infinity.',
  },
  {
    only: 'decoder',
    signs: ['TYP-5'],
    reason: 'A pattern cannot tell whether an offset or a count of milliseconds is possible.',
  },
  {
    only: 'decoder',
    signs: ['TYP-6'],
    reason: 'The schemas allow each offset. TYP-6 asks for -0000 in the unset value.',
  },
  {
    only: 'decoder',
    signs: ['TYP-10'],
    reason: 'The schemas allow any text. TYP-10 asks for one that is not blank.',
  },
];

/** Where ajv and the decoder disagree about a json answer, each with its reason; undefined where ajv has no opinion. */
export function disagreements(
  operation: Operation,
  body: Uint8Array,
  { deviations }: Pick<Decoded, 'deviations'>,
): readonly Disagreement[] | undefined {
  const objections = schemaObjections(operation, body);
  if (objections === undefined) return undefined;
  const placesOf = (found: readonly { readonly path: string }[]): ReadonlySet<string> =>
    new Set(found.map(({ path }) => path));
  const [ajv, decoder] = [placesOf(objections), placesOf(deviations)];
  return [
    ...objections
      .filter(({ path }) => path === '' || !decoder.has(path))
      .map((one) => ofAjv(one, deviations)),
    ...deviations
      .filter(({ path }) => path === '' || !ajv.has(path))
      .map((one) => ofDecoder(one, deviations)),
  ];
}

const ofAjv = (
  { path, keyword, message, actual }: Objection,
  deviations: readonly Deviation[],
): Disagreement => explained({ only: 'ajv', path, sign: keyword, message, actual, deviations });

const ofDecoder = ({ path, clause, actual }: Deviation, deviations: readonly Deviation[]): Disagreement =>
  explained({ only: 'decoder', path, sign: clause, message: actual, actual, deviations });

function explained(found: Found): Disagreement {
  const { only, path, sign, message } = found;
  const known = knownDisagreements.find(
    (row) =>
      row.only === only &&
      (row.signs.length === 0 || row.signs.includes(sign)) &&
      (row.when?.(found) ?? true),
  );
  return { only, path, sign, message, ...(known === undefined ? {} : { reason: known.reason }) };
}

/** An answer that came before is the same object again. */
const known = new WeakMap<Decoded, string>();

/** More places than this are not named. */
const mostPlacesNamed = 10;

/** What only ajv objects to in a json answer, without a known reason, in words; undefined where that is nothing. */
export function onlyInSchemas({ call, exchange, decoded, readAs }: Answer): string | undefined {
  const { operation, address, callback } = call;
  const body = exchange.response?.body;
  if (operation === null || decoded === null || body === undefined) return undefined;
  // The text around json that was asked for as a script is no JSON.
  if ((readAs ?? call.format) !== 'json' || address === 'jsonp' || callback !== undefined) return undefined;
  const told =
    known.get(decoded) ??
    (disagreements(operation, body, decoded) ?? [])
      .filter(({ only, reason }) => only === 'ajv' && reason === undefined)
      .map(({ path, message }) => `${path.replace(/\[\d+\]/g, '[]')} ${message}`)
      .filter((one, index, all) => all.indexOf(one) === index)
      .sort()
      .slice(0, mostPlacesNamed)
      .join('; ');
  known.set(decoded, told);
  return told === '' ? undefined : `only its JSON Schema objects: ${told}`;
}
