import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

/** Members that the common rules give to operations whose rows do not list them. */
const common = new Set(['mvInsertUpdateDeleteSourceApplication', 'Filters', 'ReturnTopNRecords']);

export const unknownMembersRefused: Variant = {
  about:
    'A json body with a member that the document does not list is refused (rule 3: only what a lawful server must take).',
  hook: (inner) => ({
    decode: (call, request) => {
      const members = inner.decode(call, request);
      if (call.body === 'json' && call.operation !== null) {
        const shape = requestShape(call.operation);
        const name = unknownIn(parsed(request.body), shape, true);
        if (name !== undefined) throw new OperationFailure(`Unrecognized field "${name}".`, { status: 400 });
      }
      return members;
    },
  }),
};

function unknownIn(value: unknown, shape: RecordShape, isMessage: boolean): string | undefined {
  if (shape.open || typeof value !== 'object' || value === null) return undefined;
  for (const [name, held] of Object.entries(value)) {
    const member = shape.members.find((one) => one.name === name || one.aliases?.includes(name));
    if (member === undefined && !(isMessage && common.has(name))) return name;
    const inside = member === undefined ? undefined : unknownInside(held, member.type);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function unknownInside(value: unknown, type: TypeShape): string | undefined {
  if (type.kind === 'record') return unknownIn(value, type.record, false);
  if (type.kind !== 'list' || !Array.isArray(value)) return undefined;
  return value.map((item) => unknownInside(item, type.item)).find((name) => name !== undefined);
}

/** What another reader makes of a body that was read already; nothing where it is in another charset. */
function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}
