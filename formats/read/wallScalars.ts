import type { Level } from '../../specs/Level.ts';
import { numeric } from '../../specs/numeric.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { slugs } from '../slugs.ts';
import { numberLexeme, plainInteger } from './numberText.ts';
import type { Report } from './Reading.ts';
import { readWallDateTime } from './readWallDateTime.ts';

/** Differences between the syntaxes whose values are all text. */
export interface WallRules {
  /** The level of TYP-7 and TYP-8: MUST in xml, jsv and csv, SHOULD in soap. */
  readonly datetimeLevel: Level;
  /** Whether TYP-2 requires lower case (xml and soap). */
  readonly lowerCaseBools: boolean;
}

/**
 * Reads a scalar of a syntax that writes every value as text (xml, soap, jsv, csv), from its unescaped text.
 *
 * Nil was handled before, so empty text is empty here. Blanks around anything but text do not matter. If no value of the type can
 * be read, returns the text as written, or null for an empty one. It reports that under the type's clause (TYP-1, 2, 3, 7, 8, 10,
 * 17).
 */
export function readWallScalar(text: string, type: ScalarType, report: Report, rules: WallRules): Value {
  switch (type) {
    case 'string':
      return text;
    case 'enumeration':
      if (text.trim() === '')
        report({ clause: 'TYP-10', level: 'SHOULD', expected: 'the name of a value', actual: text });
      return text;
    case 'intText':
      return readIntText(text, report);
    case 'int':
      return readInt(text, report);
    case 'decimal':
    case 'number':
      return readNumber(text, report);
    case 'bool':
      return readBool(text, report, rules);
    case 'datetime':
      return readWallDateTime(text, report, rules.datetimeLevel);
  }
}

/** An integer from text. Reports TYP-1 when it is none, and the slug `plain-digits` when it is written another way. */
export function readInt(text: string, report: Report): Value {
  const lexeme = numberLexeme(text);
  const integer = lexeme === undefined ? undefined : plainInteger(lexeme);
  if (lexeme === undefined || integer === undefined) {
    report({ clause: 'TYP-1', level: 'MUST', expected: 'an integer', actual: text });
    return lexeme === undefined ? asItStood(text) : numeric(lexeme);
  }
  if (!/^\s*-?\d+\s*$/.test(text)) {
    report({ clause: 'TYP-1', level: 'SHOULD', slug: slugs.plainDigits, expected: integer, actual: text });
  }
  return numeric(integer);
}

/** An integer or nothing, as its text, whether quoted or bare. Reports TYP-17 for any other text. */
export function readIntText(text: string, report: Report): Value {
  const trimmed = text.trim();
  if (/^[+-]?\d+$/.test(trimmed) || trimmed === '') return trimmed;
  report({ clause: 'TYP-17', level: 'MUST', expected: 'an integer or nothing', actual: text });
  return text;
}

/** A number from text. Reports TYP-3 when it is none. */
function readNumber(text: string, report: Report): Value {
  const lexeme = numberLexeme(text);
  if (lexeme !== undefined) return numeric(lexeme);
  report({ clause: 'TYP-3', level: 'MUST', expected: 'a number', actual: text });
  return asItStood(text);
}

/** A bool from a word in any letter case, or from 1 and 0; undefined for other text. */
export function boolOf(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (word === 'true' || word === '1') return true;
  return word === 'false' || word === '0' ? false : undefined;
}

function readBool(text: string, report: Report, rules: WallRules): Value {
  const value = boolOf(text);
  const word = text.trim();
  if (value === undefined || word === '1' || word === '0') {
    report({ clause: 'TYP-2', level: 'MUST', expected: 'true or false', actual: text });
  } else if (rules.lowerCaseBools && word !== word.toLowerCase()) {
    report({
      clause: 'TYP-2',
      level: 'SHOULD',
      slug: slugs.lowerCase,
      expected: word.toLowerCase(),
      actual: text,
    });
  }
  return value ?? asItStood(text);
}

const asItStood = (text: string): Value => (text.trim() === '' ? null : text);
