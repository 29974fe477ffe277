import type { Hook } from '../../server/Hook.ts';
import { isDateTime, isUnset } from '../../specs/datetime.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** In what forms a member of a request comes: `0`, `1` and `2` say how many items a list has, two or more. */
export type Form = 'absent' | 'nil' | 'empty' | 'plain' | 'edge' | '0' | '1' | '2';

/** A documented member of a request, at any depth. */
export interface RequestMember {
  readonly operation: string;
  /** `mvCompany.CompanyAddress.City`. */
  readonly path: string;
  readonly type: TypeShape;
  /** No server computes it. */
  readonly plain: boolean;
}

export const requestMembers: readonly RequestMember[] = [...operations.values()].flatMap((operation) => {
  const within = (shape: RecordShape, before: string, isPlain: boolean): readonly RequestMember[] =>
    shape.members.flatMap(({ name, type, plain }) => {
      const path = `${before}${name}`;
      const member = { operation: operation.name, path, type, plain: isPlain || plain === true };
      const inner = type.kind === 'list' ? type.item : type;
      return inner.kind === 'record' ? [member, ...within(inner.record, `${path}.`, member.plain)] : [member];
    });
  return within(requestShape(operation), '', false);
});

/** The forms in which each member came, by operation, path and format. */
export type SeenForms = ReadonlyMap<string, ReadonlySet<Form>>;

export const formKey = ({ operation, path }: Pick<RequestMember, 'operation' | 'path'>, format: Format) =>
  `${operation} ${path} ${format}`;

/** A hook that notes in which forms the members of requests come, as they are written. */
export function notingForms(): { readonly hook: Hook; readonly seen: SeenForms } {
  const seen = new Map<string, Set<Form>>();
  const note = (operation: string, format: Format, path: string, form: Form): void => {
    const key = formKey({ operation, path }, format);
    seen.set(key, (seen.get(key) ?? new Set()).add(form));
  };
  const hook: Hook = (inner) => ({
    handle: (call, request) => {
      const { operation } = call;
      const body = formats.find((format) => format === call.body);
      if (operation === null || body === undefined) return inner.handle(call, request);
      const look = (shape: RecordShape, record: RecordValue, before: string): void => {
        for (const { name, type } of shape.members) {
          const value = record[name];
          const path = `${before}${name}`;
          note(operation.name, body, path, formOf(value));
          const inside = type.kind === 'list' ? type.item : type;
          if (inside.kind !== 'record') continue;
          const records = Array.isArray(value) ? value.filter(isRecord) : isRecord(value) ? [value] : [];
          for (const one of records) look(inside.record, one, `${path}.`);
        }
      };
      look(requestShape(operation), request, '');
      return inner.handle(call, request);
    },
  });
  return { hook, seen };
}

function formOf(value: Value | undefined): Form {
  if (value === undefined) return 'absent';
  if (value === null) return 'nil';
  if (Array.isArray(value)) return value.length === 0 ? '0' : value.length === 1 ? '1' : '2';
  if (typeof value === 'string') return value === '' ? 'empty' : isTame(value) ? 'plain' : 'edge';
  if (isNumeric(value)) return /^[1-9]\d{0,5}$/.test(value.lexeme) ? 'plain' : 'edge';
  if (isDateTime(value)) return isUnset(value) ? 'edge' : 'plain';
  return 'plain';
}

/** Text that means nothing in any format. */
const isTame = (text: string): boolean => /^[\w .,:/?=@+-]+$/.test(text);

const letters: Readonly<Record<Form, string>> = {
  absent: 'a',
  nil: 'n',
  empty: 'e',
  plain: 'p',
  edge: 'x',
  '0': '0',
  '1': '1',
  '2': '2',
};

/** A line for each member: the forms that came in every format, and those that came in some. */
export const formLines = (seen: SeenForms): readonly string[] =>
  requestMembers.map((member) => {
    const inFormat = formats.map((format) => {
      const forms = seen.get(formKey(member, format));
      return Object.entries(letters)
        .filter(([form]) => forms?.has(form as Form))
        .map(([, letter]) => letter)
        .join('');
    });
    const [first] = inFormat;
    const isSame = inFormat.every((one) => one === first);
    const told = isSame ? first : formats.map((format, index) => `${format} ${inFormat[index]}`).join(', ');
    return `${member.operation} ${member.path}: ${told === '' ? 'never' : told}`;
  });
