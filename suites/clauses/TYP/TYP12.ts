import { demandAnswer } from '../../../harness/silence.ts';
import type { Operation } from '../../../specs/Operation.ts';
import { atDefaultAddress, both, either, readsWhatIsWritten, writesPlain } from '../../../specs/rules.ts';
import type { Check } from '../../kernel/Check.ts';
import { casesOf } from '../../kernel/casesOf.ts';
import { clause, type JudgedClause } from '../../kernel/clause.ts';
import { blocked, breach, judged, shown } from '../../kernel/judgements.ts';
import { fixedTurn, type Scenario } from '../../kernel/Scenario.ts';
import type { Subject } from '../../kernel/Subject.ts';
import { probe } from '../../probes/oddValues/probe.ts';
import { recordToUpdate, updateNeeds, updatesBefore } from '../../probes/oddValues/recordToUpdate.ts';
import { type Slotted, type SlottedAnswer, type Tried, triedIn } from '../../probes/oddValues/slottedOf.ts';
import {
  isOf,
  type TextProbe,
  textProbes,
  textScenarios,
  textsOf,
  unjoined,
} from '../../probes/oddValues/textProbes.ts';
import { textSlots } from '../../probes/oddValues/textSlots.ts';
import { siblingKey } from '../../probes/ownRecords.ts';
import { textsElsewhere } from './textsElsewhere.ts';

const isUnaltered = ({ sent, back }: Slotted): boolean => sent === back;

/** Whether nothing differs but how many blanks follow one another: in two texts side by side that is hard to see. */
const hasFewerBlanks = ({ sent, back }: Slotted): boolean =>
  typeof sent === 'string' && sent !== back && sent.replace(/ {2,}/g, ' ') === back;

/**
 * Text comes back as it was sent, in the echo of the write: two cases for each hazard, that it is taken (SHOULD) and that
 * what is taken is not altered. What the Gets make of it is in `textsElsewhere.ts`.
 */
export const TYP12: JudgedClause = clause('TYP-12', {
  level: 'MUST',
  statement: 'Text comes back as it was sent.',
  section: 'Conventions',
  judging:
    'In the format of the write and, on a read, in every other: the syntax characters of the six formats, line breaks, printable characters of the BMP, leading zeros, and text that looks like a number, a date, a bool or null. Each is two cases: that it is taken (SHOULD) and that what is taken is not altered. SHOULD: tabs and several blanks in a row, astral and combining characters, tag-like markup, a leading = + - @, CR and CRLF kept by XML.',
  open: 'Leading and trailing blanks, empty text that comes back as nil, characters that XML 1.0 cannot carry.',
  appliesTo: {
    reason: 'Writes that echo free text, and the Gets that read the same record back.',
    holds: both(either(writesPlain('string'), readsWhatIsWritten), atDefaultAddress),
  },
  across: textsElsewhere,
  scenarios: (operation) => textScenarios(operation.name).map((name) => sending(operation, name)),
  placed: (place, here) => {
    const { operation } = place;
    if (operation === null || !textSlots.has(operation.name) || !TYP12.appliesTo.holds(place))
      return { evidence: [], cases: [] };
    const checks = textProbes(operation.name).flatMap((one) => [unaltered(one), taken(one)]);
    return { evidence: [], cases: checks.flatMap((check) => casesOf(check, TYP12, place, here)) };
  },
});

const sending = (operation: Operation, name: string): Scenario => ({
  name,
  expects: 'success',
  where: 'default',
  effect: 'write',
  apart: true,
  creates: 'a record with odd texts, or one for each of them where they are refused together',
  requires: (place) => [
    siblingKey(place, operation.name),
    ...updateNeeds(operation, name).map((scenario) => siblingKey(place, operation.name, scenario)),
  ],
  follows: (place) =>
    updatesBefore(operation, name).map((scenario) => siblingKey(place, operation.name, scenario)),
  gather: async (context, place) => {
    const slots = textSlots.get(operation.name);
    if (slots === undefined) throw new Error(`${operation.name} has no free text`);
    const turn = place.formatIndex + (fixedTurn(`${operation.name}/${name}`) % 60);
    const texts = textsOf(operation.name, name, context.seed, turn);
    const toUpdate = recordToUpdate(context, place, slots, name, turn, texts);
    return probe(context, place, slots, [texts], isUnaltered, {
      plainer: (value) => (typeof value === 'string' ? unjoined(value) : value),
      ...(toUpdate === undefined ? {} : { toUpdate }),
    });
  },
});

const common = { clause: 'TYP-12', on: 'success', reads: 'value' } as const;

const unaltered = (one: TextProbe): Check => ({
  ...common,
  level: ({ format }) => one.levelIn(format),
  slug: one.name,
  scenario: one.scenario,
  judge: (subject) => {
    const answers = answersOf(subject, one).filter(({ back }) => back.kind !== 'refused');
    if (answers.length === 0) return blocked('control', `the target refused ${aboutOf(one)}`);
    const violations = answers.flatMap(({ back, answer: { exchange } }) =>
      back.kind === 'unreadable'
        ? [
            breach(
              { exchange },
              `the answer to a write with ${aboutOf(one)} can't be read: ${back.message}`,
              'the text as it was sent',
              'no readable answer',
            ),
          ]
        : changedIn(back, one).map((value) =>
            breach(
              { exchange },
              hasFewerBlanks(value) ? 'text comes back with fewer blanks inside' : 'text comes back altered',
              shown(value.sent),
              shown(value.back),
              subject.spec.operation?.record ?? '',
            ),
          ),
    );
    return judged(violations);
  },
});

const taken = (one: TextProbe): Check => ({
  ...common,
  level: 'SHOULD',
  slug: `${one.name}-taken`,
  scenario: one.scenario,
  judge: (subject) =>
    judged(
      answersOf(subject, one).flatMap(({ back, answer: { exchange } }) =>
        back.kind === 'refused'
          ? [
              breach(
                { exchange },
                `${aboutOf(one)} is refused in free text: ${back.message}`,
                'the write is taken',
                'a refusal',
                subject.spec.operation?.record ?? '',
              ),
            ]
          : [],
      ),
    ),
});

const aboutOf = ({ name, text }: TextProbe): string => (name === 'mixed' ? 'mixed text' : shown(text));

/** The writes that sent a text of this probe, each with what came back. */
function answersOf(subject: Subject, one: TextProbe): readonly Tried[] {
  const slots = textSlots.get(subject.spec.operation?.name ?? '');
  if (slots === undefined) throw new Error(`${subject.spec.key} is of an operation without free text`);
  const found = triedIn(slots, subject.evidence).filter(({ back }) =>
    back.sent.some((text) => isOf(one, text)),
  );
  const [first] = found;
  if (first === undefined) throw new Error(`${subject.spec.key} sent no ${one.name}`);
  const answered = found.filter(({ back }) => back.kind !== 'unanswered');
  if (answered.length === 0) demandAnswer(first.answer);
  return answered;
}

const changedIn = (back: SlottedAnswer, one: TextProbe): readonly Slotted[] =>
  back.kind === 'taken' ? back.values.filter((value) => isOf(one, value.sent) && !isUnaltered(value)) : [];
