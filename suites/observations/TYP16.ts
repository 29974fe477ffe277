import type { Answer } from '../../harness/Answer.ts';
import type { GatherContext } from '../../harness/Evidence.ts';
import { wall } from '../../specs/datetime.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { operation } from '../../specs/operations.ts';
import type { Profile } from '../kernel/Check.ts';
import { found } from '../kernel/gathered.ts';
import { shown } from '../kernel/judgements.ts';
import type { ScenarioPlace } from '../kernel/Scenario.ts';
import { profileEvidence } from '../probes/profile.ts';
import { company } from '../probes/records/plainRecords.ts';
import { noteMade, writeMembers } from '../probes/writing.ts';

const update = operation('CompanyUpdate');
const scenario = 'date-profile';

/** Times that are not judged: before 1970, at the end of what a calendar holds, with a fraction. */
const times = {
  '1900-01-01': Date.UTC(1900, 0, 1),
  '1969-07-20T20:17:40': Date.UTC(1969, 6, 20, 20, 17, 40),
  '2020-06-15T10:30:00.123': Date.UTC(2020, 5, 15, 10, 30, 0, 123),
  '9999-12-31T23:59:59': Date.UTC(9999, 11, 31, 23, 59, 59),
};

/** What becomes of times beyond those that have to be kept. */
export const TYP16: Profile = {
  clause: 'TYP-16',
  evidence: (selected) =>
    profileEvidence(selected, {
      name: scenario,
      operation: update.name,
      effect: 'write',
      creates: 'four companies, deleted again',
      gather: async (context, place) => {
        const others: Record<string, Answer> = {};
        for (const [name, ms] of Object.entries(times))
          others[name] = await inserted(context, place, name, ms);
        const [first] = Object.values(others);
        if (first === undefined) throw new Error('there are no times');
        return found(first, others);
      },
    }),
  observe: ({ others }, spec) =>
    spec.scenario === scenario
      ? Object.entries(others)
          .map(([name, answer]) => `${name} comes back as ${back(answer)}`)
          .join('; ')
      : undefined,
};

async function inserted(
  context: GatherContext,
  place: ScenarioPlace,
  name: string,
  ms: number,
): Promise<Answer> {
  const record = company(context, name);
  if (typeof record === 'string') throw new Error('a company wants no fixture');
  const mvCompany = { ...record, CompanyDaylightStartDate: wall(ms) };
  const answer = await context.call(update, writeMembers(context, place, mvCompany, 'Insert'));
  noteMade(context, answer);
  return answer;
}

function back({ decoded }: Answer): string {
  const echo = decoded?.value.mvCompany;
  return isRecord(echo) ? shown(echo.CompanyDaylightStartDate) : 'a failure';
}
