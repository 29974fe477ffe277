import { slotsOf } from '../../../generators/oddValues/slots.ts';
import { isOf, type TextProbe, textProbes, textScenarios } from '../../../generators/oddValues/textProbes.ts';
import { textSlots } from '../../../generators/oddValues/textSlots.ts';
import { spoilt } from '../../../harness/verdicts/echo.ts';
import type { Judgement } from '../../../harness/verdicts/Judgement.ts';
import { blocked, breach, judged } from '../../../harness/verdicts/judgements.ts';
import type { Subject } from '../../../harness/verdicts/Subject.ts';
import { demandAnswer } from '../../../harness/verdicts/silence.ts';
import { shown } from '../../../harness/words/shown.ts';
import { listedTexts } from '../../../harness/writes/listedTexts.ts';
import {
  cameBackAsSent,
  refusedWrites,
  type Slotted,
  type Tried,
  triedIn,
  unreadableWrites,
} from '../../../harness/writes/slottedOf.ts';
import { atHome } from '../../../specs/appliesTo.ts';
import { either, readsWhatIsWritten, writesPlain } from '../../../specs/rules.ts';
import { casesOf } from '../../kernel/casesOf.ts';
import { type Check, clause, on } from '../../kernel/clause.ts';
import {
  escapedLetters,
  escapedLettersAt,
  lettersInCdata,
  sendsEscapedLetters,
} from '../../probes/oddValues/escapedLetters.ts';
import { writingLists } from '../../probes/oddValues/writingLists.ts';
import { writingTexts } from '../../probes/oddValues/writingTexts.ts';
import { textsElsewhere } from './textsElsewhere.ts';

/**
 * Two cases for each hazard in the echo of a write. What the Gets make of it is in `textsElsewhere.ts`; what counts as the same text is
 * `cameBackAsSent` for both. Other clauses compare records in `harness/canonical/`.
 */
export const TYP12 = clause('TYP-12', {
  statement: 'Text comes back as it was sent.',
  section: 'Conventions',
  judging:
    'Text is read in the format of the write and, with a Get, in every other. It holds the syntax characters of the six formats, line breaks, printable characters of the BMP and leading zeros, or looks like a number, a date, a bool or null. Letters are also sent as escapes of json, and as character references and in CDATA sections of XML. The text null is also sent in an update of the non-empty fields. Each kind is two cases: that it is taken (SHOULD), and that it is not altered if it is taken. For texts in a list that is a SHOULD, and only where the target keeps a plain one. SHOULD: tabs and several blanks in a row, astral and combining characters, tag-like markup, a leading = + - @, CR and CRLF kept by XML.',
  open: 'Leading and trailing blanks, empty text that comes back as nil, characters that XML 1.0 cannot carry.',
  appliesTo: atHome(
    'Writes that echo free text, and the Gets that read the same record back.',
    either(writesPlain('string'), readsWhatIsWritten),
  ),
  yieldsTo: [
    {
      to: ['TYP-5'],
      cases: '*/json-date',
      reason: 'What rewrites the dates of a whole answer does not stop at a text that looks like one.',
    },
  ],
  checks: [on(writingLists, keepsListedTexts, { level: 'SHOULD', slug: 'in-list' })],
  casesAcross: textsElsewhere,
  scenarios: ({ name }) => [
    ...textScenarios(name).map(writingTexts),
    ...(sendsEscapedLetters(name) ? [escapedLetters, lettersInCdata] : []),
  ],
  casesAt: (place, here) => {
    const { operation } = place;
    if (operation === null || !textSlots.has(operation.name)) return { evidence: [], cases: [] };
    const hazards = [...textProbes(operation.name), ...escapedLettersAt(operation, place.format)];
    const checks = hazards.flatMap((hazard): readonly Check[] => {
      const asked = {
        clause: 'TYP-12',
        scenario: hazard.scenario,
        answers: 'successes',
        reads: 'value',
      } as const;
      return [
        {
          ...asked,
          level: ({ format }) => hazard.levelIn(format),
          slug: hazard.name,
          judge: (subject) => judgeUnaltered(subject, hazard),
        },
        {
          ...asked,
          level: 'SHOULD',
          slug: `${hazard.name}-taken`,
          judge: (subject) => judgeTaken(subject, hazard),
        },
      ];
    });
    return { evidence: [], cases: checks.flatMap((check) => casesOf(check, place, here)) };
  },
});

function judgeUnaltered(subject: Subject, hazard: TextProbe): Judgement {
  const taken = writesOf(subject, hazard).filter(({ back }) => back.kind !== 'refused');
  if (taken.length === 0) return blocked('control', `the target refused ${inWords(hazard)}`);
  return judged(
    taken.flatMap((write) => [
      ...unreadableWrites([write], inWords(hazard), 'the text as it was sent'),
      ...changedIn(write, hazard).map((value) => {
        const how = hasFewerBlanks(value) ? 'with fewer blanks inside' : 'altered';
        const { record } = subject.spec.operation ?? {};
        return breach(write.answer, `text comes back ${how}`, shown(value.sent), shown(value.back), record);
      }),
    ]),
  );
}

/** Serial numbers are the only texts in a list that a client may choose. A server may keep none for a product, or not take such ones. */
function keepsListedTexts(subject: Subject<'plain'>) {
  const { path, lost, back, isKept } = listedTexts(subject.answer);
  const { plain } = subject.others;
  if (lost.length === 0) return [];
  const unread = spoilt(subject, path);
  if (unread !== undefined) return unread;
  if (!isKept && (plain === undefined || !listedTexts(plain).isKept))
    return blocked('nothing', 'the target keeps no serial numbers of this product');
  const message = 'a text in a list does not come back as it was sent';
  return lost.map((text) => breach(subject.answer, message, shown(text), back.map(shown).join(', '), path));
}

const judgeTaken = (subject: Subject, hazard: TextProbe): Judgement =>
  judged(refusedWrites(writesOf(subject, hazard), () => `${inWords(hazard)} is refused in free text`));

/** How a text is written that has another spelling too. */
const spellings: Readonly<Record<string, string>> = {
  'letters-escaped': ' as escapes',
  'letters-in-cdata': ' in a CDATA section',
};

const inWords = ({ name, text }: TextProbe): string =>
  name === 'mixed' ? 'mixed text' : `${shown(text)}${spellings[name] ?? ''}`;

/** The writes that sent a text of this probe, each with what came back. */
function writesOf(subject: Subject, hazard: TextProbe): readonly Tried[] {
  const writes = triedIn(slotsOf(textSlots, subject.spec.operation), subject.evidence).filter(({ back }) =>
    back.sent.some((text) => isOf(hazard, text)),
  );
  const [first] = writes;
  if (first === undefined) throw new Error(`${subject.spec.key} sent no ${hazard.name}`);
  const answered = writes.filter(({ back }) => back.kind !== 'unanswered');
  if (answered.length === 0) demandAnswer(first.answer);
  return answered;
}

const changedIn = ({ back }: Tried, hazard: TextProbe): readonly Slotted[] =>
  back.kind === 'taken'
    ? back.values.filter((value) => isOf(hazard, value.sent) && !cameBackAsSent(value))
    : [];

/** Whether nothing differs but how many blanks follow one another: in two texts side by side that is hard to see. */
const hasFewerBlanks = ({ sent, back }: Slotted): boolean =>
  typeof sent === 'string' && sent.replace(/ {2,}/g, ' ') === back;
