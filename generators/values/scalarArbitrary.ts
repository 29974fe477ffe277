import * as fc from 'fast-check';
import type { ScalarType } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import type { ValueOptions } from '../ValueOptions.ts';
import { datetimeArbitrary } from './datetimeArbitrary.ts';
import { decimalArbitrary, intArbitrary } from './numericArbitrary.ts';
import { textArbitrary } from './textArbitrary.ts';

/** Arbitrary values of a contract type, in the form that a decoder returns. */
export function scalarArbitrary(type: ScalarType, options: ValueOptions): fc.Arbitrary<Value> {
  switch (type) {
    case 'string':
      return textArbitrary(options);
    case 'enumeration':
      return fc.constantFrom(
        'None',
        'Undefined',
        'Insert',
        'InsertOrUpdate',
        'ByExpiryDate',
        'General',
        'x1',
      );
    case 'int':
      return intArbitrary;
    case 'decimal':
    case 'number':
      return decimalArbitrary;
    case 'bool':
      return fc.boolean();
    case 'datetime':
      return datetimeArbitrary(options.basis);
    case 'intText':
      return intArbitrary.map((value) => value.lexeme);
  }
}
