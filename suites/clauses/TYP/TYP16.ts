import type { Answer } from '../../../harness/Answer.ts';
import type { GatherContext } from '../../../harness/Evidence.ts';
import type { Violation } from '../../../harness/Judgement.ts';
import { demandAnswer } from '../../../harness/silence.ts';
import type { ClockReading } from '../../../harness/zone/ClockReading.ts';
import { zoneProblem } from '../../../harness/zone/zoneProblem.ts';
import type { Place } from '../../../specs/Clause.ts';
import { isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { operation } from '../../../specs/operations.ts';
import { atDefaultAddress, both, operationIs } from '../../../specs/rules.ts';
import type { DateTime } from '../../../specs/Value.ts';
import type { Check } from '../../kernel/Check.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { found } from '../../kernel/gathered.ts';
import { blocked, breach, shown } from '../../kernel/judgements.ts';
import { showsLayout } from '../../kernel/layout.ts';
import type { Scenario, ScenarioPlace } from '../../kernel/Scenario.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { dateFit, datesToSend, oddReading } from '../../probes/oddValues/dates.ts';
import { probe } from '../../probes/oddValues/probe.ts';
import { dateSlots, datesScenario, type Slots } from '../../probes/oddValues/slots.ts';
import { ofTried, type Slotted, triedIn } from '../../probes/oddValues/slottedOf.ts';
import { siblingKey } from '../../probes/ownRecords.ts';
import { profileEvidence } from '../../probes/profile.ts';
import { company } from '../../probes/records/plainRecords.ts';
import { noteMade, writeMembers } from '../../probes/writing.ts';

/** Where no server would compute the dates; those of a company and of an integration update it might (SHOULD). */
const isPlain = ({ operation }: Place): boolean =>
  operation?.name === 'DocumentUpdate' || operation?.name === 'PurchaseOrderUpdate';

const levelAt = (place: Place): 'MUST' | 'SHOULD' => (isPlain(place) ? 'MUST' : 'SHOULD');

const common = { clause: 'TYP-16', scenario: datesScenario, on: 'success', reads: 'value' } as const;

const checks: readonly Check[] = [
  { ...common, level: levelAt, judge: (subject) => judgeDates(subject, (sent) => !isUnset(sent)) },
  {
    ...common,
    level: levelAt,
    slug: 'unset',
    when: ({ operation }) => slotsOf(operation).size > 1,
    judge: (subject) => judgeDates(subject, isUnset),
  },
  {
    ...common,
    level: 'SHOULD',
    slug: 'taken',
    judge: (subject) => {
      const tried = triedIn(slotsOf(subject.spec.operation), subject.evidence);
      return ofTried(
        tried,
        tried.flatMap(({ back, answer }) =>
          back.kind === 'refused'
            ? [
                breach(
                  answer,
                  `${back.sent.map(inWords).join(' and ')} is refused: ${back.message}`,
                  'the write is taken',
                  'a refusal',
                  subject.spec.operation?.record ?? '',
                ),
              ]
            : [],
        ),
      );
    },
  },
];

/** A datetime that is sent comes back as the same instant or the same wall clock, in the echo of the write. */
export const TYP16: JudgedClause = clause('TYP-16', {
  level: 'MUST',
  statement: 'A datetime comes back as the instant or the wall-clock time that was sent.',
  section: 'Conventions',
  judging:
    'To the second, from 1970-01-02 to 2037-12-31, and the unset value; sent in json with an explicit offset. Midnight, leap days, ends of months and years, extreme offsets. A MUST in the custom order dates; a SHOULD in the daylight dates of a company and the time of an integration update.',
  open: 'One hour more or less in a daylight gap or overlap; fractions, milliseconds below 0 and other years are observed.',
  appliesTo: {
    reason: 'Writes that send a datetime and get it back.',
    holds: both(
      operationIs('DocumentUpdate', 'PurchaseOrderUpdate', 'CompanyUpdate', 'IntegrationUpdateUpdate'),
      atDefaultAddress,
    ),
  },
  checks,
  scenarios: (operation) => (dateSlots.has(operation.name) ? [sending(operation)] : []),
  /** What becomes of times beyond those that have to be kept. */
  observed: {
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
  },
});

const sending = (operation: Operation): Scenario => ({
  name: datesScenario,
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'some records with dates of every kind',
  requires: (place) => [siblingKey(place, operation.name)],
  gather: (context, place) => {
    const slots = slotsOf(operation);
    const groups = datesToSend(place.format, slots.size, context.seed);
    return probe(context, place, slots, groups, (slotted) => {
      const { kind } = dateFit(slotted);
      return kind === 'fits' || kind === 'hidden';
    });
  },
});

function slotsOf(operation: Operation | null): Slots {
  const slots = dateSlots.get(operation?.name ?? '');
  if (slots === undefined) throw new Error(`${operation?.name} writes no dates`);
  return slots;
}

function judgeDates(subject: Subject, isMeant: (sent: DateTime) => boolean) {
  const violations: Violation[] = [];
  const hidden: (ClockReading & { readonly answer: Answer; readonly slotted: Slotted })[] = [];
  let met = 0;
  let lost = 0;
  const tried = triedIn(slotsOf(subject.spec.operation), subject.evidence);
  for (const { back, answer } of tried) {
    if (back.kind === 'unreadable') violations.push(unreadable(answer, back.message));
    if (back.kind !== 'taken') continue;
    for (const slotted of back.values.filter(({ sent }) => isDateTime(sent) && isMeant(sent))) {
      met += 1;
      const fit = dateFit(slotted);
      if (fit.kind === 'hidden') hidden.push({ ...fit.reading, answer, slotted });
      if (fit.kind === 'lost') lost += 1;
      if (fit.kind === 'lost' || fit.kind === 'altered') violations.push(altered(answer, slotted));
    }
  }
  if (met === 0 && violations.length === 0) {
    for (const { answer } of tried) demandAnswer(answer);
    return blocked('control', 'the target refused every such date');
  }
  const { format } = subject.spec;
  if (met > 0 && lost === met && !showsLayout(format)) {
    const message = `every date came back empty. The document shows no layout for them in ${format}; see the setting "dialect"`;
    return blocked('layout', message);
  }
  if (isServersOwn(subject))
    return blocked(
      'nothing',
      'IntegrationUpdateDateTime is the time of the server here, whatever is sent (IU-1)',
    );
  const problem = zoneProblem(hidden) ?? readTwoWays(hidden);
  if (problem !== undefined) {
    const odd = hidden.find(
      ({ utc, local }) => utc === problem.reading.utc && local === problem.reading.local,
    );
    if (odd !== undefined)
      violations.push({
        ...altered(odd.answer, odd.slotted),
        message: oddReading(odd.slotted, problem.message),
      });
  }
  return ofTried(tried, violations);
}

/** Whether whatever date of an integration update is sent, one of the same hour comes back. */
function isServersOwn({ spec, evidence }: Subject): boolean {
  if (spec.operation?.name !== 'IntegrationUpdateUpdate') return false;
  const values = triedIn(slotsOf(spec.operation), evidence).flatMap(({ back }) =>
    back.kind === 'taken' ? back.values : [],
  );
  const backs = values.flatMap(({ back }) => (isDateTime(back) && !isUnset(back) ? [back.ms] : []));
  return values.length > 1 && backs.length === values.length && within(backs, 3_600_000);
}

const within = (moments: readonly number[], ms: number): boolean =>
  Math.max(...moments) - Math.min(...moments) < ms;

/** No zone is at two offsets at once: that these readings stand far from any clock change, `dateFit` has seen to. */
function readTwoWays(hidden: readonly ClockReading[]): ReturnType<typeof zoneProblem> {
  const reading = hidden.find((one) =>
    hidden.some((other) => other.local === one.local && Math.abs(other.utc - one.utc) >= 1000),
  );
  return reading && { reading, message: 'one local time, sent with two offsets, comes back as two' };
}

const altered = ({ exchange, call }: Answer, { sent, back }: Slotted): Violation =>
  breach(
    { exchange },
    'a datetime comes back as another one',
    inWords(sent),
    inWords(back),
    call.operation?.record ?? '',
  );

const unreadable = ({ exchange }: Answer, message: string): Violation =>
  breach(
    { exchange },
    `the answer to a write with dates can't be read: ${message}`,
    'the dates as they were sent',
    'no readable answer',
  );

const inWords = (value: Slotted['back']): string =>
  isDateTime(value) && value.basis === 'instant' && value.offset !== null
    ? `${shown(value)} at ${value.offset} minutes`
    : shown(value);

const update = operation('CompanyUpdate');
const scenario = 'date-profile';

/** Times that are not judged: before 1970, at the end of what a calendar holds, with a fraction. */
const times = {
  '1900-01-01': Date.UTC(1900, 0, 1),
  '1969-07-20T20:17:40': Date.UTC(1969, 6, 20, 20, 17, 40),
  '2020-06-15T10:30:00.123': Date.UTC(2020, 5, 15, 10, 30, 0, 123),
  '9999-12-31T23:59:59': Date.UTC(9999, 11, 31, 23, 59, 59),
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
