import * as fc from 'fast-check';
import type { Format } from '../../specs/Format.ts';
import { isXml } from '../../specs/isXml.ts';
import { caseSeed } from '../caseSeed.ts';
import { mixedTextArbitrary, syntaxTextArbitrary } from '../values/mixedTextArbitrary.ts';
import { type TextHazard, textHazards } from '../values/textHazards.ts';
import { textSlots } from './textSlots.ts';

/** One thing that TYP-12 asks of an operation: a hazard, or texts that mix them. */
export interface TextProbe {
  readonly name: string;
  readonly levelIn: (format: Format) => 'MUST' | 'SHOULD';
  /** Empty for the generated ones, which are known by not being another probe's. */
  readonly text: string;
  /** The scenario that sends it. */
  readonly scenario: string;
  /** Texts that may stand in the spare slots of that scenario, and are judged with it. */
  readonly spare: readonly string[];
}

/** What stands for all the rest where a record has little room for text, or can't be removed again. */
const few = ['nested', 'entity', 'lf', 'letters'];
const textsGenerated = 4;

/** All hazards are tried where the record can be removed or holds rows, else a few. */
const isTriedWithAll = (operation: string): boolean => (textSlots.get(operation)?.size ?? 0) >= 4;

const made = new Map<string, readonly TextProbe[]>();

/** The probes of a write; none for what has no free text. They are made once, since each place asks for them. */
export function textProbes(operation: string): readonly TextProbe[] {
  const probes = made.get(operation) ?? makeProbes(operation);
  made.set(operation, probes);
  return probes;
}

function makeProbes(operation: string): readonly TextProbe[] {
  const slots = textSlots.get(operation);
  if (slots === undefined) return [];
  const scenario = (index: number): string => `texts-${Math.floor(index / slots.size) + 1}`;
  const isWhole = isTriedWithAll(operation);
  const hazards = textHazards
    .filter(({ name }) => isWhole || [...few, ...(slots.also ?? [])].includes(name))
    .map(
      ({ name, text, level, inXml }, index): TextProbe => ({
        name,
        text,
        levelIn: (format) => (isXml(format) ? (inXml ?? level) : level),
        scenario: scenario(index),
        spare: [...spareTexts(operation, name), ...(isWhole || name !== 'letters' ? [] : [textNull])],
      }),
    );
  const mixed: Omit<TextProbe, 'scenario'> = { name: 'mixed', text: '', levelIn: () => 'MUST', spare: [] };
  return isWhole ? [...hazards, { ...mixed, scenario: scenario(hazards.length) }] : hazards;
}

/**
 * Whether a scenario also sends the text `null` in an update of the non-empty fields, which leaves alone what has no value (ACT-4). It is judged
 * with the probe that it is a text of.
 */
export const sendsTextNull = (operation: string, scenario: string): boolean =>
  textProbes(operation).some((one) => one.scenario === scenario && isOf(one, textNull));

/** The scenarios that send the odd texts of an operation. */
export const textScenarios = (operation: string): readonly string[] => [
  ...new Set(textProbes(operation).map(({ scenario }) => scenario)),
];

/**
 * The texts that a scenario sends, by slot; the mixed ones are the same in every format of a run. Which one is first changes with the
 * `turn`. In every other turn it looks like another type: the first slot is the comments, where a person may write such a text.
 */
export function textsOf(
  operation: string,
  scenario: string,
  seed: number,
  turn: number,
): readonly (string | undefined)[] {
  const probes = textProbes(operation).filter((one) => one.scenario === scenario);
  if (!isTriedWithAll(operation)) return fewTexts(operation, probes, seed, turn);
  const sent = probes.flatMap(({ name, text }) => (name === 'mixed' ? mixedTexts(operation, seed) : [text]));
  const alike = sent.filter((text) => lookalikes.has(text));
  const first =
    turn % 2 === 0 ? alike[(turn / 2) % Math.max(alike.length, 1)] : sent[(turn * 7) % sent.length];
  const texts = first === undefined ? sent : [first, ...sent.filter((text) => text !== first)];
  const { proven } = textSlots.get(operation) ?? {};
  if (proven === undefined) return texts;
  const [firstMixed = '', secondMixed = ''] = mixedTexts(operation, seed);
  const number = alike[turn % Math.max(alike.length, 1)];
  const empty = Array<undefined>(proven - texts.length).fill(undefined);
  return [...texts, ...empty, leadingZeros, number, firstMixed, secondMixed, lineBreak];
}

const textNamed = (name: string): string => textHazards.find((one) => one.name === name)?.text ?? '';

const leadingZeros = textNamed('leading-zeros');
const lineBreak = textNamed('lf');

/** A text that a mapper may take for no value. Where it has no probe of its own, it is judged with the plain letters. */
export const textNull = textNamed('null');

/** What looks like a value of another type. */
const lookalikes: ReadonlySet<string> = new Set(
  [
    ...['leading-zeros', 'number', 'exponent', 'date', 'date-time', 'json-date'],
    ...['bool', 'capital-bool', 'null'],
  ].map(textNamed),
);

/** Behind a hazard, others of the same text; without it, what may be sent where the whole is refused. */
const joint = ' ~ ';

/** The probe's own hazard, where others are joined to it. */
export const unjoined = (text: string): string => text.split(joint, 1)[0] ?? text;

/** What can stand for others beside a few: at MUST in every format, and no clause's but TYP-12's. */
const beside = textHazards.filter(
  ({ name, level, inXml }) =>
    level === 'MUST' && inXml === undefined && name !== 'json-date' && !few.includes(name),
);

/** Whether a text looks like another type. Such a text has to stand alone; the others may follow one another. */
const isLookalike = ({ text }: TextHazard): boolean => lookalikes.has(text);

/** Dealt out among the few, so that each is one probe's; the lookalikes first. */
function spareTexts(operation: string, name: string): readonly string[] {
  const spare = textSlots.get(operation)?.spare;
  if (spare === undefined) return [];
  return [...beside.filter(isLookalike), ...beside.filter((one) => !isLookalike(one))]
    .filter((one) => spare.names?.includes(one.name) ?? true)
    .filter((_, at) => few[at % few.length] === name)
    .map(({ text }) => text);
}

/** Texts of several hazards, each in one of them only, and in the spare slots others whole. */
function fewTexts(
  operation: string,
  probes: readonly TextProbe[],
  seed: number,
  turn: number,
): readonly (string | undefined)[] {
  const { size = 1, spare } = textSlots.get(operation) ?? {};
  const joined = probes.map(({ name, text }) => [text, ...joinedTo(name, operation, seed)].join(joint));
  const own = [...joined, ...Array<undefined>(size - joined.length).fill(undefined)];
  const all = probes.flatMap((one) => spareTexts(operation, one.name));
  const alike = all.filter((text) => lookalikes.has(text));
  const others = all.filter((text) => !lookalikes.has(text));
  const from = others.length === 0 ? 0 : (turn * 2) % others.length;
  return [...own, ...[...alike, ...others.slice(from), ...others.slice(0, from)].slice(0, spare?.count ?? 0)];
}

/** What else stands in the text of one of the few: half of the syntax each, but nothing where the text has to be whole. */
function joinedTo(name: string, operation: string, seed: number): readonly string[] {
  if (name === 'letters') return [textNamed('signs')];
  const half = ['entity', 'lf'].indexOf(name);
  if (half < 0) return [];
  const options = { seed: caseSeed(seed, `${operation}/TYP-12/joined`) | 0, numRuns: 1 };
  const syntax = beside.filter((one) => !isLookalike(one) && one.name !== 'signs').map(({ text }) => text);
  const [order = syntax] = fc.sample(fc.shuffledSubarray(syntax, { minLength: syntax.length }), options);
  return [order.filter((_, index) => index % 2 === half).join(' ')];
}

/** Texts of mixed hazards for an operation. The texts with the syntax of all formats come first. */
function mixedTexts(operation: string, seed: number): readonly string[] {
  const options = { seed: caseSeed(seed, `${operation}/TYP-12/mixed`) | 0 };
  const syntax = fc.sample(syntaxTextArbitrary, { ...options, numRuns: 2 });
  const drawn = fc.sample(mixedTextArbitrary, { ...options, numRuns: textsGenerated * 4 });
  return [...new Set([...syntax, ...drawn])].slice(0, textsGenerated);
}

/** Whether a text that was sent belongs to the probe. */
export const isOf = (probe: TextProbe, text: unknown): boolean =>
  typeof text === 'string' &&
  (probe.name === 'mixed'
    ? /^x.*x$/s.test(text)
    : text === probe.text || text.startsWith(`${probe.text}${joint}`) || probe.spare.includes(text));
