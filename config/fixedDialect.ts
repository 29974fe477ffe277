import type { DialectSettings } from './Settings.ts';

/** The parts of the dialect that the operator fixed; a part that is `auto` is as if left out. */
export function fixedDialect(given: unknown): DialectSettings {
  if (given === 'auto') return {};
  return Object.fromEntries(
    Object.entries(given as Record<string, unknown>).filter(([, part]) => part !== 'auto'),
  );
}
