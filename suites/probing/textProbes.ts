import * as fc from 'fast-check';
import { mixedTextArbitrary, syntaxTextArbitrary } from '../../generators/values/mixedTextArbitrary.ts';
import { type TextHazard, textHazards } from '../../generators/values/textHazards.ts';
import { caseSeed } from '../../harness/caseSeed.ts';
import type { Format } from '../../specs/Format.ts';
import { isSoap } from '../isSoap.ts';
import { textSlots } from './textSlots.ts';

/** One thing that TYP-12 asks of an operation: a hazard, or texts that mix them. */
export interface TextProbe {
  readonly name: string;
  readonly levelIn: (format: Format) => 'MUST' | 'SHOULD';
  /** Empty for the generated ones, which are known by not being another probe's. */
  readonly text: string;
  /** The scenario that sends it. */
  readonly scenario: string;
}

/** What stands for all the rest where a record has little room for text, or can't be removed again. */
const few = ['nested', 'entity', 'lf', 'letters'];
const generated = 4;

const isXml = (format: Format): boolean => format === 'xml' || isSoap(format);

/** The hazards that an operation is tried with: all where the record can be removed or holds rows, else a few. */
const hazardsOf = (operation: string): readonly TextHazard[] =>
  isTriedWithAll(operation) ? textHazards : textHazards.filter(({ name }) => few.includes(name));

const isTriedWithAll = (operation: string): boolean => (textSlots.get(operation)?.size ?? 0) >= 4;

/** The probes of a write; none for what has no free text. */
export function textProbes(operation: string): readonly TextProbe[] {
  const size = textSlots.get(operation)?.size ?? 1;
  const scenario = (index: number): string => `texts-${Math.floor(index / size) + 1}`;
  const hazards = hazardsOf(operation).map(
    ({ name, text, level, inXml }, index): TextProbe => ({
      name,
      text,
      levelIn: (format) => (isXml(format) ? (inXml ?? level) : level),
      scenario: scenario(index),
    }),
  );
  if (!textSlots.has(operation) || !isTriedWithAll(operation)) return textSlots.has(operation) ? hazards : [];
  const mixed: TextProbe = {
    name: 'mixed',
    text: '',
    levelIn: () => 'MUST',
    scenario: scenario(hazards.length),
  };
  return [...hazards, mixed];
}

/**
 * The texts that a scenario sends, by slot; the mixed ones are the same in every format of a run. Which stands in the first
 * slot changes with the `turn`, in every other one a text that looks like another type: the first is the comments, where a
 * person may write such a thing.
 */
export function textsOf(
  operation: string,
  scenario: string,
  seed: number,
  turn: number,
): readonly (string | undefined)[] {
  const sent = textProbes(operation)
    .filter((one) => one.scenario === scenario)
    .flatMap(({ name, text }) => (name === 'mixed' ? mixedTexts(operation, seed) : [text]));
  const alike = sent.filter((text) => lookalikes.has(text));
  const first =
    turn % 2 === 0 ? alike[(turn / 2) % Math.max(alike.length, 1)] : sent[(turn * 7) % sent.length];
  const texts = first === undefined ? sent : [first, ...sent.filter((text) => text !== first)];
  const { proven } = textSlots.get(operation) ?? {};
  if (proven === undefined) return texts;
  const [one = '', other = ''] = mixedTexts(operation, seed);
  const number = alike[turn % Math.max(alike.length, 1)];
  const empty = Array<undefined>(proven - texts.length).fill(undefined);
  return [...texts, ...empty, leadingZeros, number, one, other, lineBreak];
}

const textNamed = (name: string): string => textHazards.find((one) => one.name === name)?.text ?? '';

const leadingZeros = textNamed('leading-zeros');
const lineBreak = textNamed('lf');

/** What looks like a value of another type. */
const lookalikes: ReadonlySet<string> = new Set(
  [
    'leading-zeros',
    'number',
    'exponent',
    'date',
    'date-time',
    'json-date',
    'bool',
    'capital-bool',
    'null',
  ].map(textNamed),
);

/** Those with the syntax of all formats first. */
function mixedTexts(operation: string, seed: number): readonly string[] {
  const options = { seed: caseSeed(seed, `${operation}/TYP-12/mixed`) | 0 };
  const syntax = fc.sample(syntaxTextArbitrary, { ...options, numRuns: 2 });
  const drawn = fc.sample(mixedTextArbitrary, { ...options, numRuns: generated * 4 });
  return [...new Set([...syntax, ...drawn])].slice(0, generated);
}

/** Whether a text that was sent belongs to the probe. */
export const isOf = (probe: TextProbe, text: unknown): boolean =>
  probe.name === 'mixed' ? typeof text === 'string' && /^x.*x$/s.test(text) : text === probe.text;
