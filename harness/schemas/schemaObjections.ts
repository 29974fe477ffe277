import { createRequire } from 'node:module';
import type { Ajv2020, ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { answerSchema } from '../../specs/messageSchemas.ts';
import type { Operation } from '../../specs/Operation.ts';
import { annotations, recordSchemas } from '../../specs/recordSchemas.ts';

/** One thing that a schema does not allow in a json answer. */
export interface Objection {
  /** Where, as decoders write it: `mvCompanies[0].CompanyId`; empty for the whole answer. */
  readonly path: string;
  /** The keyword of JSON Schema that is not kept, such as `type`. */
  readonly keyword: string;
  /** In ajv's words, such as `must be integer`. */
  readonly message: string;
  /** What is there. */
  readonly actual: unknown;
}

/** Longer answers are not looked at: ajv lists every objection, and a broken server may give it millions. */
const mostBytes = 1_000_000;

let loadedAjv: Ajv2020 | undefined;

/** Loaded for the first answer. Most commands look at none, and a test says that the schemas are valid. */
function schemas(): Ajv2020 {
  if (loadedAjv !== undefined) return loadedAjv;
  const ajv = createRequire(import.meta.url)('ajv/dist/2020.js') as typeof import('ajv/dist/2020.js');
  loadedAjv = new ajv.Ajv2020({
    allErrors: true,
    allowUnionTypes: true,
    verbose: true,
    validateSchema: false,
  });
  loadedAjv.addVocabulary(annotations.map((keyword) => ({ keyword })));
  for (const schema of recordSchemas.values()) loadedAjv.addSchema(schema);
  return loadedAjv;
}

const compiled = new Map<string, ValidateFunction>();

/**
 * What ajv and the schemas of `specs/` object to in a json answer; a second opinion beside that of the decoder (docs/decisions/0037).
 *
 * Undefined where ajv has no opinion: the answer is no JSON in UTF-8, or longer than a megabyte. Each schema is compiled once.
 */
export function schemaObjections(operation: Operation, body: Uint8Array): readonly Objection[] | undefined {
  if (body.length > mostBytes) return undefined;
  const parsed = strictJson(body);
  if (parsed === undefined) return undefined;
  const validate = compiled.get(operation.name) ?? schemas().compile(answerSchema(operation));
  compiled.set(operation.name, validate);
  if (validate(parsed.root)) return [];
  return (validate.errors ?? []).filter((error) => !isOfNullBranch(error)).map(objection);
}

function strictJson(body: Uint8Array): { readonly root: unknown } | undefined {
  try {
    return { root: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) };
  } catch {
    return undefined;
  }
}

/** A member that may be a record or null has two branches. What the first one objects to says it all. */
const isOfNullBranch = ({ keyword, schemaPath }: ErrorObject): boolean =>
  keyword === 'anyOf' || schemaPath.endsWith('/anyOf/1/type');

const objection = ({ instancePath, keyword, message = keyword, data }: ErrorObject): Objection => ({
  path: instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? '' : '.'}${part}`))
    .join(''),
  keyword,
  message,
  actual: data,
});
