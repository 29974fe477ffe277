import { operations } from '../specs/operations.ts';
import type { RecordShape, TypeShape } from '../specs/Shape.ts';
import { recordShape } from '../specs/shapes.ts';
import { nameHint } from './nearestName.ts';
import type { Fixtures } from './Settings.ts';
import { SettingsError } from './SettingsError.ts';

/**
 * Raises SettingsError for a sample of a record that no operation writes, and for a member that its record does not have: neither would be
 * sent, and nobody would notice. `placeOf` is what the operator calls a path. Names may be in any letter case, as the samples are read.
 */
export function checkSamples({ samples = {} }: Fixtures, placeOf: (path: string) => string): void {
  const records = new Set(
    [...operations.values()].flatMap(({ kind, record }) =>
      kind === 'write' && record !== undefined ? [record] : [],
    ),
  );
  for (const [name, sample] of Object.entries(samples)) {
    const path = `samples.${name}`;
    if (!records.has(name))
      throw new SettingsError(
        `${placeOf(path)}: no operation writes a record of that name. ${nameHint(name, [...records])}`,
      );
    checkMembers(recordShape(name), sample, path, placeOf);
  }
}

function checkMembers(
  shape: RecordShape,
  sample: Readonly<Record<string, unknown>>,
  path: string,
  placeOf: (path: string) => string,
): void {
  if (shape.open) return;
  for (const [name, value] of Object.entries(sample)) {
    const member = shape.members.find((each) =>
      [each.name, ...(each.aliases ?? [])].some((known) => known.toLowerCase() === name.toLowerCase()),
    );
    const at = `${path}.${name}`;
    if (member === undefined)
      throw new SettingsError(
        `${placeOf(at)}: ${shape.name} has no member of that name. ${nameHint(name, [...shape.byName.keys()])}`,
      );
    checkValue(member.type, value, at, placeOf);
  }
}

/** Looks at names alone. What a value may be is for the target to say. */
function checkValue(type: TypeShape, value: unknown, path: string, placeOf: (path: string) => string): void {
  if (type.kind === 'record' && isObject(value)) checkMembers(type.record, value, path, placeOf);
  if (type.kind === 'list' && Array.isArray(value))
    for (const [index, item] of value.entries()) checkValue(type.item, item, `${path}.${index}`, placeOf);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
