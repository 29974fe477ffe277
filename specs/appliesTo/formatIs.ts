import type { Format } from '../Format.ts';
import type { Rule } from './Rule.ts';

export const formatIs =
  (...formats: readonly Format[]): Rule =>
  ({ format }) =>
    formats.includes(format);
