import type { Format } from '../../specs/Format.ts';
import { isDue } from '../../specs/isDue.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import { writeShownBy } from '../../specs/writtenAndRead.ts';
import { failure } from '../answering/failure.ts';
import type { Hook } from '../Hook.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { member } from '../records/member.ts';
import { onAnswers, onMembers } from './hooks.ts';
import type { Note, Planted } from './Mutant.ts';
import { broken, lawful, type Ruling, unseen } from './Ruling.ts';
import { formatScopes, repeatedScopes, type Scope } from './Scope.ts';

/** What is done to a whole answer of an operation that worked. */
interface AnswerOperator {
  readonly does: string;
  readonly scopes: (operation: Operation) => readonly Scope[];
  readonly ruling: (operation: Operation, scope: Scope) => Ruling;
  readonly hook: (operation: Operation, scope: Scope, note: Note) => Hook;
}

const clauseOfFormat = (format: Format | 'all'): string =>
  format === 'soap11' ? 'FMT-3' : format === 'soap12' ? 'FMT-4' : 'FMT-1';

/** Changes the bytes of a success. */
const onBytes =
  (change: (answer: HttpAnswer) => HttpAnswer): AnswerOperator['hook'] =>
  (operation, scope, note) =>
    onAnswers(operation.name, scope, note, (call, reply, usual) => {
      const answer = usual(call, reply);
      if (answer.outcome.errorCode !== '0') return answer;
      note('changed');
      return change(answer);
    });

const operators: Readonly<Record<string, AnswerOperator>> = {
  createdStatus: {
    does: 'has HTTP status 201',
    scopes: () => formatScopes,
    ruling: () => broken('MUST', ['ENV-11'], 'A call that worked has HTTP status 200.'),
    hook: onBytes((answer) => ({ ...answer, status: 201 })),
  },
  plainType: {
    does: 'is called text/plain',
    scopes: () => formatScopes,
    ruling: (_, { format }) =>
      format !== 'all' && isSoap(format)
        ? lawful('The media type of answers in soap is open.')
        : broken('MUST', ['FMT-2', 'FMT-8'], 'An answer has the media type of its format.'),
    hook: onBytes((answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } })),
  },
  cutShort: {
    does: 'ends before its last bytes',
    scopes: () => formatScopes,
    ruling: (_, { format }) =>
      broken(
        'MUST',
        [clauseOfFormat(format), 'FMT-3', 'FMT-4', 'FMT-11', 'FMT-8', 'FMT-9', 'ENV-1'],
        'The document is whole.',
      ),
    hook: onBytes((answer) => ({
      ...answer,
      body: answer.body.subarray(0, Math.floor(answer.body.length * 0.8)),
    })),
  },
  emptied: {
    does: 'has a status block alone',
    scopes: () => formatScopes,
    ruling: emptiedRuling,
    hook: ({ name }, scope, note) =>
      onMembers(name, scope, note, (members) => {
        const { ResponseStatus } = members;
        const isAlone = Object.keys(members).length === 1;
        const worked = member.text(member.record(members, 'ResponseStatus') ?? {}, 'ErrorCode') === '0';
        if (isAlone || !worked) return members;
        note('changed');
        return { ResponseStatus };
      }),
  },
  failsAgain: {
    does: 'fails where the same came before',
    scopes: ({ kind }) => (kind === 'get' ? repeatedScopes : []),
    ruling: ({ list, record }) =>
      list === undefined && record === undefined
        ? unseen('What this Get answers with is not shown, so that it is read once.')
        : broken(
            'SHOULD',
            [
              ...([
                'GET-8',
                'XF-1',
                'GET-4',
                'GET-5',
                'GET-10',
                'GET-11',
                'AUTH-2',
                'ENV-2',
                'FLT-7',
              ] as const),
              // The same call was taken before: where only its address differs, the refusal is that address's.
              ...['FMT-6', 'FMT-7', 'FMT-8', 'FMT-9'],
            ],
            'The same read gives the same answer.',
          ),
    hook: (operation, scope, note) =>
      onAnswers(operation.name, scope, note, (call, _, usual) => {
        note('changed');
        return usual(call, failure(call.operation, new OperationFailure('It failed.'), 200));
      }),
  },
};

export const answerOperators: readonly string[] = Object.keys(operators);

/** What an operator makes of the answers of every operation. */
export function answerMutants(name: string): readonly Planted[] {
  const operator = operators[name];
  if (operator === undefined) throw new Error(`no operator on answers is named ${name}`);
  return [...operations.values()].flatMap((operation) =>
    operator.scopes(operation).map(
      (scope): Planted => ({
        name: `response/${scope.name}/${operation.name}/${name}`,
        operator: name,
        family: 'answers',
        direction: 'response',
        scope: scope.name,
        kind: 'answer',
        operation: operation.name,
        about: `The answer of ${operation.name} ${operator.does} (${scope.name}).`,
        ruling: operator.ruling(operation, scope),
        hook: (note) => operator.hook(operation, scope, note),
      }),
    ),
  );
}

function emptiedRuling(operation: Operation, { format }: Scope): Ruling {
  if (operation.response.some(isDue))
    return broken(
      'MUST',
      ['ENV-14', 'ENV-9', 'ENV-7', 'ACT-1', 'SHP-1', 'EVT-1'],
      'Members without a mark are there.',
    );
  const isRead = operation.list !== undefined || (operation.kind === 'get' && operation.record !== undefined);
  if (!isRead || (operation.list === undefined && format === 'all'))
    return lawful('All other members are optional, or are not shown.');
  if (format !== 'all')
    return broken(
      'MUST',
      ['XF-1', 'GET-1', 'GET-5', 'GET-10', 'GET-11', 'ACT-6', 'FLT-1', 'XF-2'],
      'The same Get gives the same in every format.',
    );
  return writeShownBy(operation) === undefined
    ? unseen('A server may hold no such records.')
    : broken('MUST', ['ACT-6', 'GET-1', 'XF-2', 'ACT-1'], 'What was written is what the Get returns.');
}
