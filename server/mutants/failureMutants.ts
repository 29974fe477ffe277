import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operationNamed } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import type { Call } from '../Call.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Reply } from '../Reply.ts';
import { member } from '../records/member.ts';
import { type FailureRow, failureRows } from './failureRows.ts';
import type { Note, Planted } from './Mutant.ts';
import type { Ruling } from './Ruling.ts';
import { failureRulings } from './rulings/failureRulings.ts';
import { formatScopes, type Scope } from './Scope.ts';

/** What is done to the answer of a documented failure. */
interface FailureOperator {
  readonly does: string;
  /** Whether the operation's answer has what is changed. */
  readonly applies: (operation: Operation) => boolean;
  readonly ruling: (row: FailureRow, scope: Scope) => Ruling;
  /** Undefined for the operator that makes a success of it. */
  readonly edit?: (reply: Reply) => Reply;
}

const answers =
  (name: string) =>
  ({ response }: Operation): boolean =>
    response.some((one) => one.name === name);

const onStatus =
  (change: RecordValue) =>
  (reply: Reply): Reply => ({
    ...reply,
    members: {
      ...reply.members,
      ResponseStatus: { ...member.record(reply.members, 'ResponseStatus'), ...change },
    },
  });

const onMember =
  (name: string, value: Value) =>
  (reply: Reply): Reply => ({ ...reply, members: { ...reply.members, [name]: value } });

const always = (): boolean => true;

const operators: Readonly<Record<string, FailureOperator>> = {
  asSuccess: { does: 'is answered as success', applies: always, ruling: failureRulings.success },
  otherCode: {
    does: 'has ErrorCode 404',
    applies: always,
    ruling: failureRulings.code,
    edit: onStatus({ ErrorCode: '404' }),
  },
  messageLost: {
    does: 'has no message',
    applies: always,
    ruling: failureRulings.noMessage,
    edit: onStatus({ Message: '' }),
  },
  messageElse: {
    does: 'has a message that names nothing',
    applies: always,
    ruling: failureRulings.otherMessage,
    edit: onStatus({ Message: 'It failed.' }),
  },
  otherStatus: {
    does: 'has HTTP status 409',
    applies: always,
    ruling: failureRulings.httpStatus,
    edit: (reply) => ({ ...reply, status: 409 }),
  },
  idTold: {
    does: 'tells an entityID',
    applies: answers('entityID'),
    ruling: failureRulings.id,
    edit: onMember('entityID', numeric(7)),
  },
  resultTold: {
    does: 'has result true',
    applies: answers('result'),
    ruling: failureRulings.result,
    edit: onMember('result', true),
  },
  codeTold: {
    does: 'has the InternalErrorCode Failed',
    applies: always,
    ruling: failureRulings.internalCode,
    edit: onMember('InternalErrorCode', 'Failed'),
  },
};

export const failureOperators: readonly string[] = Object.keys(operators);

/** What an operator makes of every documented failure. */
export function failureMutants(name: string): readonly Planted[] {
  const operator = operators[name];
  if (operator === undefined) throw new Error(`no operator on failures is named ${name}`);
  return failureRows
    .filter((row) => operator.applies(operationNamed(row.operation)))
    .flatMap((row) =>
      formatScopes.map((scope): Planted => {
        const path = `failure[${row.name}]`;
        return {
          name: `response/${scope.name}/${row.operation}/${path}/${name}`,
          operator: name,
          family: 'failures',
          direction: 'response',
          scope: scope.name,
          kind: 'failure',
          operation: row.operation,
          about: `${row.operation}: ${row.about} ${operator.does} (${scope.name}).`,
          ruling: operator.ruling(row, scope),
          hook: (note) => onFailure(row, scope, operator.edit, note),
        };
      }),
    );
}

function onFailure(row: FailureRow, { format }: Scope, edit: FailureOperator['edit'], note: Note): Hook {
  const isMeant = (call: Call, request: RecordValue): boolean =>
    call.operation?.name === row.operation &&
    (format === 'all' || call.format === format) &&
    row.holds(request);
  return (inner) => {
    const failed = new WeakSet<Call>();
    return {
      handle: (call, request) => {
        try {
          return inner.handle(call, request);
        } catch (error) {
          const isOurs =
            error instanceof OperationFailure && error.details.status === undefined && isMeant(call, request);
          if (!isOurs || call.operation === null) throw error;
          failed.add(call);
          note('reached');
          note('changed');
          if (edit !== undefined) throw error;
          return pretended(call.operation, request);
        }
      },
      encode: (call, reply) =>
        inner.encode(call, edit !== undefined && failed.has(call) ? edit(reply) : reply),
    };
  };
}

/** What a success would answer: the record as it was sent, under a high id where none was sent. */
function pretended({ response, record = '', id = '' }: Operation, request: RecordValue): RecordValue {
  const sent = member.record(request, record) ?? {};
  const sentId = member.int(sent, id);
  const made = numeric(sentId > 0 ? sentId : 987_654);
  const members: RecordValue = {
    entityID: made,
    result: true,
    ...(record === '' ? {} : { [record]: id === '' ? sent : { ...sent, [id]: made } }),
  };
  return Object.fromEntries(
    response.flatMap(({ name }) => (members[name] === undefined ? [] : [[name, members[name]]])),
  );
}
