import { isNumeric } from '../../specs/numeric.ts';
import type { Fault } from '../Fault.ts';
import { onScalars } from '../hooks/onScalars.ts';

export const decimalsWithComma: Fault = {
  clause: 'TYP-3',
  about: 'Numbers that may have a fraction are written with a decimal comma.',
  causes: ['numbers are written with a decimal comma ({actual})'],
  operations: ['*'],
  hook: onScalars({}, ['decimal', 'number'], (value) => (isNumeric(value) ? withComma(value.lexeme) : value)),
};

const withComma = (lexeme: string): string =>
  lexeme.includes('.') ? lexeme.replace('.', ',') : `${lexeme},0`;
