import type { MessageMember, Operation } from './Operation.ts';
import type { MemberShape, RecordShape } from './Shape.ts';
import { typeShape } from './shapes.ts';

const requests = new Map<string, RecordShape>();
const responses = new Map<string, RecordShape>();
const answers = new Map<string, RecordShape>();

/** The shape of an operation's request. Its name is the operation's, as the root of XML needs it. */
export const requestShape = (operation: Operation): RecordShape =>
  cached(requests, operation.name, () => message(operation.name, operation.request, false));

/** The shape of an operation's response; its name is `<Operation>Response`. */
export const responseShape = (operation: Operation): RecordShape =>
  cached(responses, operation.name, () =>
    message(`${operation.name}Response`, operation.response, operation.openResponse ?? false),
  );

/** The shape of what an answer may hold: the response, and what the document shows in failures besides. */
export const answerShape = (operation: Operation): RecordShape =>
  operation.shownOnFailure === undefined
    ? responseShape(operation)
    : cached(answers, operation.name, () => {
        const { response, shownOnFailure = [], openResponse = false } = operation;
        return message(`${operation.name}Response`, [...response, ...shownOnFailure], openResponse);
      });

/** What every response has, for answers that belong to no known operation (FMT-12). */
export const statusShape: RecordShape = message(
  'ErrorResponse',
  [{ name: 'ResponseStatus', type: 'ResponseStatus' }],
  true,
);

function cached(store: Map<string, RecordShape>, key: string, make: () => RecordShape): RecordShape {
  const shape = store.get(key) ?? make();
  store.set(key, shape);
  return shape;
}

function message(name: string, listed: readonly MessageMember[], open: boolean): RecordShape {
  const members = listed.map(
    (member): MemberShape => ({
      name: member.name,
      type: typeShape(member.type),
      ...judgedBy(member),
    }),
  );
  return { name, members, byName: new Map(members.map((member) => [member.name, member])), open };
}

/** A status block that is no record counts as missing (ENV-1). */
function judgedBy(member: MessageMember): Pick<MemberShape, 'judgedBy'> {
  const clause = member.name === 'ResponseStatus' ? 'ENV-1' : member.judgedBy;
  return clause === undefined ? {} : { judgedBy: clause };
}

/** The shape of the records that a Get lists. */
export function itemShape(operation: Operation): RecordShape {
  const type = responseShape(operation).byName.get(operation.list ?? '')?.type;
  if (type?.kind !== 'list' || type.item.kind !== 'record')
    throw new Error(`${operation.name} lists no records`);
  return type.item.record;
}
