import type { DialectSettings } from './Settings.ts';

/** The parts of the dialect that the operator fixed. A part that is `auto` counts as left out. */
export function fixedDialect(given: unknown): DialectSettings {
  if (given === 'auto') return {};
  return Object.fromEntries(
    Object.entries(given as Record<string, unknown>).filter(([, part]) => part !== 'auto'),
  );
}
