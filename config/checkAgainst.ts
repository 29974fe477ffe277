import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { nameHint } from './nearestName.ts';
import { SettingsError } from './SettingsError.ts';

const schemaFiles = ['settings.schema.json', 'fixtures.schema.json', 'deviations.schema.json'] as const;

type SchemaFile = (typeof schemaFiles)[number];

let loadedAjv: Ajv2020 | undefined;

/** Loaded for the first values that are checked. Whether the schemas are valid themselves is for a test to say, and takes much longer. */
function schemas(): Ajv2020 {
  if (loadedAjv !== undefined) return loadedAjv;
  const ajv = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  const options = { verbose: true, allErrors: false, allowUnionTypes: true, validateSchema: false };
  loadedAjv = new ajv.Ajv2020(options);
  // As strict as what opens a connection: a port above 65535 passes a pattern.
  loadedAjv.addFormat('uri', (url: string) => URL.canParse(url));
  loadedAjv.addVocabulary([{ keyword: 'allowed' }, { keyword: 'secret' }]);
  for (const file of schemaFiles) loadedAjv.addSchema(schemaIn(file));
  return loadedAjv;
}

const read = new Map<SchemaFile, Annotated>();

function schemaIn(file: SchemaFile): Annotated {
  const schema: Annotated =
    read.get(file) ?? JSON.parse(readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'));
  read.set(file, schema);
  return schema;
}

/** The parts of a schema from which error messages are made. */
interface Annotated {
  readonly $id?: string;
  readonly allowed?: string;
  readonly secret?: boolean;
  readonly properties?: Readonly<Record<string, Annotated>>;
}

/**
 * Checks the values of one source against a published schema.
 *
 * `nameOf` gives the operator's name for a setting there (`--timeout`, `ASSAY_TIMEOUT in .env`). Raises SettingsError that names
 * the setting, the given value and what is allowed. Secret values are never repeated.
 */
export function checkAgainst(
  schema: SchemaFile,
  values: unknown,
  nameOf: (path: readonly string[]) => string,
): void {
  if (keepsOwnProperties(schema, values)) return;
  const validate = schemas().getSchema(schema);
  if (validate === undefined) throw new Error(`${schema} is not loaded`);
  if (validate(values) === true) return;
  const root = validate.schema as Annotated;
  const error = foremost(validate.errors ?? []);
  const path = error.instancePath.split('/').slice(1).map(unescapePointer);
  if (error.keyword === 'additionalProperties') {
    const unknown = String(error.params.additionalProperty);
    throw new SettingsError(unknownMessage(nameOf([...path, unknown]), unknown, error));
  }
  const setting = root.properties?.[path[0] ?? ''];
  const given = setting?.secret === true ? 'what was given' : text(error.data);
  throw new SettingsError(
    `${nameOf(path)}: ${given} is not allowed; allowed is ${allowed(error, setting, path)}.`,
  );
}

const ofProperties = new Map<string, ValidateFunction>();

/**
 * Whether values are allowed by a schema of the properties that they have, and no others. To compile all properties would take a tenth
 * of a short run. Where values are not allowed, the whole schema tells why.
 */
function keepsOwnProperties(schema: SchemaFile, values: unknown): boolean {
  const { $id: _, properties = {}, ...rest } = schemaIn(schema);
  const own = Object.entries(properties).filter(([name]) => Object.hasOwn(Object(values), name));
  const key = [schema, ...own.map(([property]) => property)].join(' ');
  const validate =
    ofProperties.get(key) ?? schemas().compile({ ...rest, properties: Object.fromEntries(own) });
  ofProperties.set(key, validate);
  return validate(values);
}

/** The branch of an `anyOf` that got deepest is the one that was meant. Otherwise the `anyOf` sums them up. */
function foremost(errors: readonly ErrorObject[]): ErrorObject {
  const depth = ({ instancePath, keyword }: ErrorObject): number =>
    instancePath.split('/').length + (keyword === 'additionalProperties' ? 1 : 0);
  const deepest = Math.max(...errors.map(depth));
  const candidates = errors.filter((error) => depth(error) === deepest);
  const chosenError = candidates.find(({ keyword }) => keyword === 'anyOf') ?? candidates[0];
  if (chosenError === undefined) throw new Error('a schema check failed without an error');
  return chosenError;
}

function unknownMessage(name: string, unknown: string, error: ErrorObject): string {
  const known = Object.keys((error.parentSchema as Annotated | undefined)?.properties ?? {}).filter(
    (each) => !each.startsWith('$'),
  );
  return `${name}: there is no setting of that name. ${nameHint(unknown, known)}`;
}

function allowed(error: ErrorObject, setting: Annotated | undefined, path: readonly string[]): string {
  const own = (error.parentSchema as Annotated | undefined)?.allowed;
  const whole = path.length <= 2 ? setting?.allowed : undefined;
  return own ?? whole ?? `what ${error.message ?? 'the schema says'}`.replace(/^what must be /, '');
}

const urlQuery = /(^\w+:\/\/.*?[?#]).+$/s;

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

/** A value as messages show it: a URL without its user, password and query, which may be secret. */
function text(value: unknown): string {
  if (value instanceof URL) return 'an object of URL, which is not text,';
  const told =
    typeof value === 'string' ? value.replace(/(:\/\/).*@/s, '$1…@').replace(urlQuery, '$1…') : value;
  const written = JSON.stringify(told) ?? 'nothing';
  return written.length > 80 ? `${written.slice(0, 77)}…` : written;
}
