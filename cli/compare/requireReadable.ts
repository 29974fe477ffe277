import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { SettingsError } from '../../config/SettingsError.ts';
import { suiteVersion } from '../suiteVersion.ts';

/** The newest form of results.json that this version reads. */
const newestSchema = 2;

/**
 * Raises SettingsError for what is no results.json of a form that this version reads. Members that it does not know are passed over: a
 * newer minor version writes more of them (docs/library.md). `given` is what the operator calls the file.
 */
export function requireReadable(results: unknown, given: string): void {
  const { schemaVersion, run } = (results ?? {}) as {
    readonly schemaVersion?: unknown;
    readonly run?: { readonly suiteVersion?: unknown };
  };
  const { suiteVersion: madeBy } = run ?? {};
  const other =
    typeof madeBy === 'string' && madeBy !== suiteVersion
      ? ` It was made by assay ${madeBy}, and this is assay ${suiteVersion}: read it with that version.`
      : '';
  if (typeof schemaVersion === 'number' && schemaVersion > newestSchema)
    throw new SettingsError(
      `${given} is a results.json of form ${schemaVersion}, and this version reads up to ${newestSchema}.${other || ' Update Assay.'}`,
    );
  const name = schemaVersion === 1 ? 'results-1.schema.json' : 'results.schema.json';
  const schema = readFileSync(new URL(`../../reports/${name}`, import.meta.url), 'utf8');
  const validate = new Ajv2020({ strictRequired: false }).compile(withMore(JSON.parse(schema)) as object);
  if (validate(results)) return;
  const [first] = validate.errors ?? [];
  throw new SettingsError(
    `${given} is no results.json that this version reads: ${first?.instancePath || 'the whole'} ${first?.message}.${other}`,
  );
}

/** A schema that takes members which it does not name. */
function withMore(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withMore);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) =>
      name === 'additionalProperties' && value === false ? [] : [[name, withMore(value)]],
    ),
  );
}
