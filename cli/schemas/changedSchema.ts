import type { JsonSchema } from '../../specs/messageSchemas.ts';
import { annotations } from '../../specs/recordSchemas.ts';

/** A schema with each schema in it changed, the innermost first. It knows the keywords that the schemas of `specs/` use. */
export function changedSchema(schema: JsonSchema, change: (part: JsonSchema) => JsonSchema): JsonSchema {
  const inner = (part: unknown): JsonSchema => changedSchema(part as JsonSchema, change);
  const members = Object.entries(schema).map(([keyword, value]): readonly [string, unknown] => {
    switch (keyword) {
      case 'properties':
      case '$defs':
        return [
          keyword,
          Object.fromEntries(Object.entries(value as object).map(([name, part]) => [name, inner(part)])),
        ];
      case 'items':
        return [keyword, inner(value)];
      case 'anyOf':
        return [keyword, (value as readonly unknown[]).map(inner)];
      default:
        return [keyword, value];
    }
  });
  return change(Object.fromEntries(members));
}

/**
 * One schema as others can read it: validators refuse keywords that they do not know, and some take no three types at once. What our
 * annotations say to a person stays: the section of the document, and another spelling that requests may use.
 */
export function withoutAnnotations(schema: JsonSchema): JsonSchema {
  const { section, aliases, ...rest } = schema;
  const kept = Object.fromEntries(
    Object.entries(rest).filter(([keyword]) => !(annotations as readonly string[]).includes(keyword)),
  );
  return {
    ...eachTypeAlone(kept),
    ...(section === undefined ? {} : { $comment: `Read from: ${section}` }),
    ...(Array.isArray(aliases) ? { description: `Requests may spell it ${aliases.join(' or ')}.` } : {}),
  };
}

function eachTypeAlone({ type, pattern, ...rest }: JsonSchema): JsonSchema {
  if (!Array.isArray(type) || type.length < 3)
    return {
      ...rest,
      ...(type === undefined ? {} : { type }),
      ...(pattern === undefined ? {} : { pattern }),
    };
  return { ...rest, anyOf: type.map((one) => (one === 'string' ? { type: one, pattern } : { type: one })) };
}
