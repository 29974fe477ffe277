import { numeric } from '../../specs/numeric.ts';
import { onScalars } from '../hooks/onScalars.ts';
import type { Variant } from '../Variant.ts';

export const receiveTypesAreBare: Variant = {
  about:
    'In json ids of receive and ship document types are numbers, or nil (TYP-17: quoted or bare are both fine).',
  hook: onScalars({ formats: ['json'] }, ['intText'], (value) =>
    typeof value === 'string' ? (value === '' ? null : numeric(value)) : value,
  ),
};
