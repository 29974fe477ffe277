import { datesToSend } from '../../../generators/oddValues/datesToSend.ts';
import { dateSlots, slotsOf } from '../../../generators/oddValues/slots.ts';
import { company } from '../../../generators/records/companies.ts';
import { writeMembers } from '../../../generators/records/writeMembers.ts';
import { asEvidence } from '../../../harness/evidence/Evidence.ts';
import type { Answer, Answers } from '../../../harness/exchanges/Answer.ts';
import type { CheckContext } from '../../../harness/verdicts/Case.ts';
import type { Judgement, Violation } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { demandAnswer, isAnswered } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { judgeDatesReadBack } from '../../../harness/writes/judgeDatesReadBack.ts';
import { supersededWrite } from '../../../harness/writes/lastWrites.ts';
import { writtenIn } from '../../../harness/writes/recordsOfRun.ts';
import {
  areAllRefused,
  areDatesInOrder,
  areWithinAnHour,
  ofTried,
  refusedWrites,
  type Slotted,
  slottedOf,
  type Tried,
  triedIn,
  unreadableWrites,
} from '../../../harness/writes/slottedOf.ts';
import { noteMade } from '../../../harness/writes/writtenRecord.ts';
import type { ClockReading } from '../../../harness/zone/ClockReading.ts';
import { dateFit, oddReading } from '../../../harness/zone/dateFit.ts';
import { readTwoWays, zoneProblem } from '../../../harness/zone/zoneProblem.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import type { Place } from '../../../specs/Clause.ts';
import { instant, isDateTime, isUnset, wall } from '../../../specs/datetime.ts';
import { type Format, showsLayout } from '../../../specs/Format.ts';
import { isRecord } from '../../../specs/isRecord.ts';
import { operationNamed } from '../../../specs/operations.ts';
import { operationIs } from '../../../specs/rules.ts';
import type { DateTime } from '../../../specs/Value.ts';
import { caseOfRead } from '../../kernel/cases.ts';
import { clause, on } from '../../kernel/clause.ts';
import { oddValues } from '../../probes/oddValues/writeOddValues.ts';
import { askedOnce } from '../../probes/profile.ts';
import { ownDates, readsOfRunRecords } from '../../probes/readsOfRunRecords.ts';
import { recordActions } from '../../probes/recordActions/recordActions.ts';
import { datesScenario } from '../../probes/scenarioNames.ts';

/** Where no server would compute the dates; those of a company and of an integration update it might (SHOULD). */
const level = ({ operation }: Place): 'MUST' | 'SHOULD' =>
  operation?.name === 'DocumentUpdate' || operation?.name === 'PurchaseOrderUpdate' ? 'MUST' : 'SHOULD';

const datesProbe = oddValues({
  name: datesScenario,
  kind: dateSlots,
  creates: 'some records with dates of every kind',
  groups: ({ format }, size, seed) => datesToSend(format, size, seed),
  isUnaltered: (slotted) => ['fits', 'hidden'].includes(dateFit(slotted).kind),
});

const companyGet = operationNamed('CompanyGet');

export const TYP16 = clause('TYP-16', {
  statement: 'A datetime comes back as the instant or the wall-clock time that was sent.',
  section: 'Conventions',
  judging:
    'To the second, from 1970-01-02 to 2037-12-31, and the unset value; sent in json with an explicit offset, and at times with escaped slashes. Dates that an Update of an order changes come back too. Midnight, leap days, ends of months and years, extreme offsets. A MUST in the custom order dates; a SHOULD in the daylight dates of a company and the time of an integration update. CompanyGet shows the dates that the write was answered with.',
  open: 'One hour more or less in a daylight gap or overlap; fractions, milliseconds below 0 and other years are observed.',
  appliesTo: atHome(
    'Writes that send a datetime and get it back, and CompanyGet, which shows those of a company.',
    operationIs(
      'DocumentUpdate',
      'PurchaseOrderUpdate',
      'CompanyUpdate',
      'CompanyGet',
      'IntegrationUpdateUpdate',
    ),
  ),
  checks: [
    on(datesProbe, (subject) => comeBack(subject, (sent) => !isUnset(sent)), { level }),
    on(datesProbe, (subject) => comeBack(subject, isUnset), {
      level,
      slug: 'unset',
      when: ({ operation }) => slotsOf(dateSlots, operation).size > 1,
    }),
    on(datesProbe, areTaken, { level: 'SHOULD', slug: 'taken' }),
    on(recordActions, comeBackFromUpdate, { slug: 'updated', when: operationIs('PurchaseOrderUpdate') }),
  ],
  yieldsTo: [
    {
      to: ['TYP-9'],
      cases: '*/CompanyGet/*',
      reason: 'A date that one format alone shows as another one was stored as it should be.',
    },
  ],
  casesAcross: (selected) => {
    const spec = ownDates(companyGet, selected);
    const named = { clause: 'TYP-16', level: 'SHOULD', slug: 'read' } as const;
    return {
      evidence: [readsOfRunRecords(companyGet, selected), spec],
      cases: selected.map((format) =>
        caseOfRead(format, spec, named, (read, { others }, context) =>
          areReadBack(format, read, others, context),
        ),
      ),
    };
  },
  /** What becomes of times beyond those that have to be kept: before 1970, at the end of what a calendar holds, with a fraction. */
  observed: askedOnce(
    {
      name: 'date-profile',
      operation: 'CompanyUpdate',
      effect: 'write',
      creates: 'four companies, deleted again',
      gather: async (context, place) => {
        const others: Record<string, Answer> = {};
        for (const [name, ms] of Object.entries(times)) {
          const record = company(context, name);
          const mvCompany = { ...record, CompanyDaylightStartDate: wall(ms) };
          const members = writeMembers(context, place, mvCompany, 'Insert');
          const answer = await context.call(place.operation, members);
          noteMade(context, answer);
          others[name] = answer;
        }
        const [first] = Object.values(others);
        if (first === undefined) throw new Error('there are no times');
        return asEvidence(first, others);
      },
    },
    ({ others }) => {
      const seen = Object.entries(others).map(([name, { decoded }]) => {
        const echo = decoded?.value.mvCompany;
        return `${name} comes back as ${isRecord(echo) ? shown(echo.CompanyDaylightStartDate) : 'a failure'}`;
      });
      return seen.join('; ');
    },
  ),
});

const times = {
  '1900-01-01': Date.UTC(1900, 0, 1),
  '1969-07-20T20:17:40': Date.UTC(1969, 6, 20, 20, 17, 40),
  '2020-06-15T10:30:00.123': Date.UTC(2020, 5, 15, 10, 30, 0, 123),
  '9999-12-31T23:59:59': Date.UTC(9999, 11, 31, 23, 59, 59),
};

const refusesAll = blocked('control', 'the target refused every such date');

const writesIn = ({ spec, evidence }: Subject): readonly Tried[] =>
  triedIn(slotsOf(dateSlots, spec.operation), evidence);

function areTaken(subject: Subject) {
  const writes = writesIn(subject).filter(areDatesInOrder);
  if (areAllRefused(writes, (sent) => isDateTime(sent) && !isUnset(sent))) return refusesAll;
  return ofTried(
    writes,
    refusedWrites(writes, (sent) => `${sent.map(inWords).join(' and ')} is refused`),
  );
}

function comeBack(subject: Subject, isMeant: (sent: DateTime) => boolean) {
  const writes = writesIn(subject);
  const violations: Violation[] = [];
  const hidden: (ClockReading & { readonly answer: Answer; readonly slotted: Slotted })[] = [];
  let met = 0;
  let lost = 0;
  for (const write of writes) {
    const { back, answer } = write;
    violations.push(...unreadableWrites([write], 'dates', 'the dates as they were sent'));
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
    for (const { answer } of writes) demandAnswer(answer);
    return refusesAll;
  }
  const { format } = subject.spec;
  if (met > 0 && lost === met && !showsLayout(format)) {
    const message = `every date came back empty. The document shows no layout for them in ${format}; see the setting "dialect"`;
    return blocked('layout', message);
  }
  const serversOwn = 'IntegrationUpdateDateTime is the time of the server here, whatever is sent (IU-1)';
  if (isServersOwn(subject)) return blocked('nothing', serversOwn);
  const problem = zoneProblem(hidden) ?? readTwoWays(hidden);
  const odd = hidden.find(
    ({ utc, local }) => utc === problem?.reading.utc && local === problem.reading.local,
  );
  if (problem !== undefined && odd !== undefined)
    violations.push(altered(odd.answer, odd.slotted, oddReading(odd.slotted, problem.message)));
  return ofTried(writes, violations);
}

/** The dates of the companies that were written in the same format. */
function areReadBack(format: Format, read: Answer, others: Answers, context: CheckContext): Judgement {
  const writes = Object.entries(others).flatMap(([key, write]) =>
    key.startsWith(writtenIn(format, '')) ? [write] : [],
  );
  for (const write of writes.filter(isAnswered)) {
    const superseded = supersededWrite(context, write, read);
    if (superseded !== undefined) return superseded;
  }
  return judgeDatesReadBack(
    companyGet,
    slotsOf(dateSlots, operationNamed('CompanyUpdate')),
    read,
    writes.filter(isAnswered),
  );
}

/** A server that sets year, month and day one after the other may turn 31 January into March. */
function comeBackFromUpdate({ spec, answer, evidence }: Subject) {
  const { update } = evidence.others;
  const slots = slotsOf(dateSlots, spec.operation);
  const back = update && slottedOf(slots, update);
  const stored = slottedOf(slots, answer);
  const before = stored.kind === 'taken' ? stored.values.map((one) => shown(one.back)) : [];
  // One that stays as it was is ACT-2's.
  const dates = (back?.kind === 'taken' ? back.values : [])
    .filter((one) => isDateTime(one.sent) && !isUnset(one.sent) && !before.includes(shown(one.back)))
    .map(({ sent, back: echoed }) => ({ sent: asWritten(sent, spec.format), back: echoed }));
  if (update === undefined || dates.every((date) => dateFit(date).kind === 'lost'))
    return blocked('nothing', 'no Update was taken that changes a date and tells what became of it');
  return dates.filter((date) => dateFit(date).kind === 'altered').map((date) => altered(update, date));
}

/** A wall clock is written in json as if its zone were UTC, and a server may take it for that instant. */
const asWritten = (sent: Slotted['sent'], format: string | null): Slotted['sent'] =>
  format === 'json' && isDateTime(sent) && sent.basis === 'wall' ? instant(sent.ms, 0) : sent;

/** Whether whatever date of an integration update is sent, one of the same hour comes back. */
const isServersOwn = (subject: Subject): boolean =>
  subject.spec.operation?.name === 'IntegrationUpdateUpdate' &&
  areWithinAnHour(
    writesIn(subject).flatMap(({ back }) =>
      back.kind === 'taken' ? back.values.map((one) => one.back) : [],
    ),
  );

const altered = (
  answer: Answer,
  { sent, back }: Slotted,
  message = 'a datetime comes back as another one',
): Violation => breach(answer, message, inWords(sent), inWords(back), answer.call.operation?.record);

const inWords = (value: Slotted['back']): string =>
  isDateTime(value) && value.basis === 'instant' && value.offset !== null
    ? `${shown(value)} at ${value.offset} minutes`
    : shown(value);
