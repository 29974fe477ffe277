import { numeric } from '../../specs/numeric.ts';
import type { Value } from '../../specs/Value.ts';
import { emptyRecord } from '../read/emptyRecord.ts';
import { numberLexeme } from '../read/numberText.ts';
import type { Syntax } from '../read/Syntax.ts';
import { boolOf } from '../read/wallScalars.ts';
import type { JsonScalar } from './JsonScalar.ts';
import type { JsonNode } from './ParsedJson.ts';
import { isJsonObject } from './parseJson.ts';
import { readJsonScalar } from './readJsonScalar.ts';

/** How shapes apply to parsed json; `lexemes` are the numbers of the same document. */
export function jsonSyntax(lexemes: readonly string[]): Syntax<JsonNode> {
  const open = (node: JsonNode): Value => {
    if (typeof node === 'number') return openNumber(String(lexemes[node]));
    if (Array.isArray(node)) return (node as readonly JsonNode[]).map(open);
    if (!isJsonObject(node)) return node as null | boolean | string;
    const record = emptyRecord<Value>();
    for (const [name, member] of Object.entries(node)) record[name] = open(member);
    return record;
  };
  const show = (node: JsonNode): string => {
    if (typeof node === 'number') return String(lexemes[node]);
    if (typeof node === 'string') return JSON.stringify(node.slice(0, 200));
    if (Array.isArray(node)) return `a list of ${node.length}`;
    return isJsonObject(node) ? `an object of ${Object.keys(node).slice(0, 10).join(', ')}` : String(node);
  };
  return {
    isNil: (node) => node === null,
    members: (node) => (isJsonObject(node) ? Object.entries(node) : undefined),
    items: (node) => (Array.isArray(node) ? (node as readonly JsonNode[]) : undefined),
    scalar: (node, type, report) =>
      readJsonScalar(
        { kind: kindOf(node), text: typeof node === 'string' ? node : show(node) },
        type,
        report,
      ),
    open,
    show,
  };
}

function kindOf(node: JsonNode): JsonScalar['kind'] {
  if (typeof node === 'number') return 'number';
  if (typeof node === 'string') return 'string';
  return typeof node === 'boolean' ? 'bool' : 'none';
}

/** `True` is a bool. `NaN` and similar words stay text. */
const openNumber = (lexeme: string): Value =>
  numberLexeme(lexeme) === undefined ? (boolOf(lexeme) ?? lexeme) : numeric(lexeme);
