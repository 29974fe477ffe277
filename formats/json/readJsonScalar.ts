import { numeric } from '../../specs/numeric.ts';
import type { ScalarType } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import { numberLexeme } from '../read/numberText.ts';
import type { Report } from '../read/Reading.ts';
import { boolOf, readInt, readIntText } from '../read/wallScalars.ts';
import type { JsonScalar } from './JsonScalar.ts';
import { readJsonDateTime } from './readJsonDateTime.ts';

/**
 * Reads a json value as that type.
 *
 * The value is kept if it can be recovered: quoted numbers (TYP-1, TYP-3), bools as text or 1 and 0 (TYP-2), bare text members
 * (TYP-15), bare enumerations (TYP-10). Otherwise gives the text as written, or null for an object or a list.
 */
export function readJsonScalar(node: JsonScalar, type: ScalarType, report: Report): Value {
  switch (type) {
    case 'int':
      return node.kind === 'number'
        ? readInt(node.text, report)
        : misplacedNumber(node, 'TYP-1', 'an integer', report);
    case 'decimal':
    case 'number':
      if (node.kind === 'number' && numberLexeme(node.text) !== undefined) return numeric(node.text);
      return misplacedNumber(node, 'TYP-3', 'a number', report);
    case 'bool':
      return readBool(node, report);
    case 'string':
      if (node.kind === 'string') return node.text;
      report({ clause: 'TYP-15', level: 'MUST', expected: 'text', actual: node.text });
      return asItStood(node);
    case 'enumeration':
      if (node.kind === 'string' && node.text.trim() !== '') return node.text;
      report({
        clause: 'TYP-10',
        level: 'SHOULD',
        expected: 'the name of a value as text',
        actual: shown(node),
      });
      return node.kind === 'string' ? node.text : asItStood(node);
    case 'intText': {
      const read = readIntText(node.text, report);
      return node.kind === 'none' ? null : read;
    }
    case 'datetime':
      return readJsonDateTime(node, report);
  }
}

/** A quoted number is still a number. Its plain digits or scale are then not judged separately. */
function misplacedNumber(node: JsonScalar, clause: string, expected: string, report: Report): Value {
  report({ clause, level: 'MUST', expected: `${expected} without quotes`, actual: shown(node) });
  const lexeme = numberLexeme(node.text);
  if (lexeme === undefined) return asItStood(node);
  return clause === 'TYP-1' ? readInt(lexeme, () => undefined) : numeric(lexeme);
}

function readBool(node: JsonScalar, report: Report): Value {
  if (node.kind === 'bool') return node.text === 'true';
  report({ clause: 'TYP-2', level: 'MUST', expected: 'true or false without quotes', actual: shown(node) });
  return boolOf(node.text) ?? asItStood(node);
}

const asItStood = (node: JsonScalar): Value => (node.kind === 'none' || node.text === '' ? null : node.text);

const shown = (node: JsonScalar): string =>
  node.kind === 'string' ? JSON.stringify(node.text.slice(0, 200)) : node.text;
