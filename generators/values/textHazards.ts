import type { Level } from '../../specs/Level.ts';

/** A text that a format may garble. */
export interface TextHazard {
  /** Permanent: a part of case ids. */
  readonly name: string;
  readonly text: string;
  /** How certainly it must come back unchanged (TYP-12). */
  readonly level: Exclude<Level, 'NOTE' | 'OPEN'>;
  /** The level in xml and soap, whose parsers turn CR and CRLF into LF. */
  readonly inXml?: 'SHOULD';
}

const must = (name: string, text: string): TextHazard => ({ name, text, level: 'MUST' });
const should = (name: string, text: string): TextHazard => ({ name, text, level: 'SHOULD' });

/**
 * The texts of TYP-12: syntax in one of the six formats, line breaks, characters beyond ASCII, and text that looks like another
 * type. None begins or ends with a blank, none is empty, and XML 1.0 can carry them all. Anything else is open.
 */
export const textHazards: readonly TextHazard[] = [
  must('comma', 'a,b'),
  must('semicolon', 'a;b'),
  must('colon', 'a:b'),
  must('quote', 'a "b" c'),
  must('quoted', '"a"'),
  must('doubled-quotes', 'a ""b'),
  must('apostrophe', "it's a"),
  must('bracket', 'a[b'),
  must('brackets', '[a,b]'),
  must('brace', 'a}b'),
  must('braces', '{a:b}'),
  // It is JSON too: a server must not parse it and write it in its own way.
  must('nested', '[{"a":"b,c", "d":1.50}]'),
  must('ampersand', 'a & b'),
  must('entity', 'a &lt; &#65; b'),
  must('angles', 'a < b > c'),
  must('cdata-end', 'a ]]> b'),
  must('backslash', 'a\\b'),
  must('escape', 'a\\nb \\u0041 \\"c\\\\d'),
  must('slash', 'a/b'),
  must('dollars', 'a $$ b $& c $1'),
  must('lf', 'a\nb'),
  { name: 'crlf', text: 'a\r\nb', level: 'MUST', inXml: 'SHOULD' },
  must('letters', 'Größe Ελληνικά Кирилл עברית عربي 日本語'),
  must('signs', '12 € × ½ — “a”'),
  must('leading-zeros', '00123'),
  must('number', '12.50'),
  must('exponent', '1E5'),
  must('date', '2017-01-10'),
  must('date-time', '2017-01-10T10:30:00'),
  must('json-date', '/Date(1484037000000+0200)/'),
  must('bool', 'true'),
  must('capital-bool', 'False'),
  must('null', 'null'),
  should('cr', 'a\rb'),
  should('astral', 'a 😀 b'),
  should('combining', 'e\u0301 a'),
  should('markup', 'a <b>c</b>'),
  should('equals', '=1+1'),
  should('plus', '+1 a'),
  should('minus', '-1 a'),
  should('at', '@a'),
  should('double-blank', 'a  b'),
  should('tab', 'a\tb'),
];
