import type { Answer } from '../../harness/Answer.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { numeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';
import type { Profile } from '../kernel/Check.ts';
import { found } from '../kernel/gathered.ts';
import { outcomeOf } from '../kernel/outcomeOf.ts';
import { profileEvidence } from '../probes/profile.ts';

const get = operation('CompanyGet');
const scenario = 'text-profile';

const nobody = 'zqassayqz';
const fruitless = 'that nobody has';

/** Spellings of a name that a filter may take for the same. */
const spellings: Readonly<Record<string, (name: string) => string>> = {
  'in another letter case': (name) => (name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()),
  'with a blank behind it': (name) => `${name} `,
};

/** What the filters' Equals does with letter case, blanks and a name that nobody has, seen on the target's own companies. */
export const FLT1: Profile = {
  clause: 'FLT-1',
  evidence: (selected) =>
    profileEvidence(selected, {
      name: scenario,
      operation: get.name,
      gather: async (context) => {
        const top = { ReturnTopNRecords: numeric(20), showDeleted: 'showOnlyUndeleted' };
        const base = await context.call(get, top);
        const name = ownName(base);
        const others: Record<string, Answer> = {};
        if (name === undefined) return found(base);
        for (const [what, spelt] of Object.entries(spellings)) {
          const filter = { FieldName: 'CompanyName', SearchOperator: 'Equals', SearchValue: spelt(name) };
          others[what] = await context.call(get, { ...top, Filters: [filter] });
        }
        const strange = { FieldName: 'CompanyName', SearchOperator: 'Equals', SearchValue: nobody };
        others[fruitless] = await context.call(get, { ...top, Filters: [strange] });
        return found(base, others);
      },
    }),
  observe: ({ answer, others }, spec) => {
    const name = spec.scenario === scenario ? ownName(answer) : undefined;
    if (name === undefined) return undefined;
    return Object.entries(others)
      .map(([what, each]) =>
        what === fruitless
          ? `a search that finds nothing: ${isRefused(each) ? 'refused' : 'no records'}`
          : `Equals with a name ${what}: ${seen(each, name)}`,
      )
      .join('; ');
  },
};

const names = ({ decoded }: Answer): readonly string[] => {
  const list = decoded?.value[get.list ?? ''];
  return Array.isArray(list)
    ? list
        .filter(isRecord)
        .flatMap(({ CompanyName }) => (typeof CompanyName === 'string' ? [CompanyName] : []))
    : [];
};

/** A name of plain letters, whose letter case is nowhere in doubt. */
const ownName = (answer: Answer): string | undefined =>
  names(answer).find((name) => /[a-z]/i.test(name) && /^[\x21-\x7e][\x20-\x7e]*[\x21-\x7e]$/.test(name));

const isRefused = (answer: Answer): boolean =>
  answer.decoded === null || outcomeOf(answer, 'success') !== 'succeeded';

function seen(answer: Answer, name: string): string {
  if (isRefused(answer)) return 'refused';
  return names(answer).includes(name) ? 'the same' : 'another';
}
