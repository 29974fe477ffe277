import type { Answer } from '../../harness/Answer.ts';
import type { Violation } from '../../harness/Judgement.ts';
import { demandAnswer } from '../../harness/silence.ts';
import type { ClockReading } from '../../harness/zone/ClockReading.ts';
import { zoneProblem } from '../../harness/zone/zoneProblem.ts';
import type { Place } from '../../specs/Clause.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import type { Operation } from '../../specs/Operation.ts';
import type { DateTime } from '../../specs/Value.ts';
import type { Check, ClauseSuite } from '../kernel/Check.ts';
import { blocked, shown } from '../kernel/judgements.ts';
import { showsLayout } from '../kernel/layout.ts';
import type { Scenario } from '../kernel/Scenario.ts';
import type { Subject } from '../kernel/Subject.ts';
import { dateFit, datesToSend, oddReading } from '../probes/oddValues/dates.ts';
import { probe } from '../probes/oddValues/probe.ts';
import { dateSlots, datesScenario, type Slots } from '../probes/oddValues/slots.ts';
import { ofTried, type Slotted, triedIn } from '../probes/oddValues/slottedOf.ts';
import { siblingKey } from '../probes/ownRecords.ts';

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
                {
                  message: `${back.sent.map(inWords).join(' and ')} is refused: ${back.message}`,
                  expected: 'the write is taken',
                  actual: 'a refusal',
                  path: subject.spec.operation?.record ?? '',
                  exchange: answer.exchange,
                },
              ]
            : [],
        ),
      );
    },
  },
];

/** A datetime that is sent comes back as the same instant or the same wall clock, in the echo of the write. */
export const TYP16: ClauseSuite = {
  checks,
  scenarios: (operation) => (dateSlots.has(operation.name) ? [sending(operation)] : []),
};

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

const altered = ({ exchange, call }: Answer, { sent, back }: Slotted): Violation => ({
  message: 'a datetime comes back as another one',
  expected: inWords(sent),
  actual: inWords(back),
  path: call.operation?.record ?? '',
  exchange,
});

const unreadable = ({ exchange }: Answer, message: string): Violation => ({
  message: `the answer to a write with dates can't be read: ${message}`,
  expected: 'the dates as they were sent',
  actual: 'no readable answer',
  path: '',
  exchange,
});

const inWords = (value: Slotted['back']): string =>
  isDateTime(value) && value.basis === 'instant' && value.offset !== null
    ? `${shown(value)} at ${value.offset} minutes`
    : shown(value);
