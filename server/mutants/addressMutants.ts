import type { Address } from '../../specs/Address.ts';
import type { Place } from '../../specs/Clause.ts';
import { defaultAddress } from '../../specs/defaultAddress.ts';
import { type Format, formats } from '../../specs/Format.ts';
import { isSoap } from '../../specs/isSoap.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import { onAnswers } from './hooks.ts';
import type { Note, Planted } from './Mutant.ts';
import { broken, lawful, type Ruling, unseen } from './Ruling.ts';
import { addressOfCall, otherPlaces, type Scope } from './Scope.ts';

export const addressOperators = ['notRouted', 'otherFormat', 'keyUnread'] as const;

/** What becomes of calls at one place: a missing route, the answer in another format, a key that nobody looks at. */
export const addressMutants = (name: string): readonly Planted[] =>
  [...operations.values()].flatMap((operation) =>
    placesOf(operation).map(({ format, address }): Planted => {
      const scope: Scope = { name: `${format}@${address}`, format, address };
      return {
        name: `request/${scope.name}/${operation.name}/${name}`,
        operator: name,
        family: 'addresses',
        direction: 'request',
        scope: scope.name,
        kind: name === 'keyUnread' ? 'key' : 'address',
        operation: operation.name,
        about: `${operation.name} at ${scope.name}: ${words[name] ?? name}.`,
        ruling: rulingOf(name, operation, format, address),
        hook: (note) => hookOf(name, operation, scope, note),
      };
    }),
  );

const words: Readonly<Record<string, string>> = {
  notRouted: 'there is nothing at this address',
  otherFormat: 'the answer is in another format',
  keyUnread: 'any key is taken',
};

const placesOf = (operation: Operation): readonly Place[] => [
  ...formats.map((format): Place => ({ operation, format, address: defaultAddress(format) })),
  ...otherPlaces(operation),
];

const clauseOf: Readonly<Partial<Record<Address, string>>> = {
  path: 'FMT-1',
  suffix: 'FMT-6',
  query: 'FMT-7',
  named: 'FMT-9',
  namedGet: 'FMT-9',
  jsonp: 'FMT-8',
};

function rulingOf(name: string, { kind, name: called }: Operation, format: Format, address: Address): Ruling {
  const clause = clauseOf[address] ?? (format === 'soap11' ? 'FMT-3' : 'FMT-4');
  const isSpent =
    kind === 'action' ||
    (kind === 'delete' && (called !== 'CompanyDelete' || address !== defaultAddress(format)));
  if (name === 'keyUnread' && isSpent)
    return unseen('Deletes and actions are never tried with a wrong key, since they might work.');
  if (name === 'keyUnread')
    return address === defaultAddress(format) || address === 'namedGet'
      ? broken('SHOULD', ['AUTH-3'], 'A wrong key gets nothing.')
      : broken('SHOULD', ['AUTH-3'], 'A wrong key gets nothing at any address.');
  if (name === 'otherFormat' && (address === 'named' || address === 'namedGet'))
    return lawful('On a bare named route the server picks the format.');
  const isHinted = isSoap(format) && address !== 'soap';
  return broken(
    isHinted ? 'SHOULD' : 'MUST',
    [clause, 'FMT-2', 'FMT-5', 'AUTH-1', 'ENV-1'],
    'Each address answers, in its own format.',
  );
}

function hookOf(name: string, operation: Operation, scope: Scope, note: Note): Hook {
  if (name === 'keyUnread') return keyUnread(operation, scope, note);
  if (name === 'otherFormat')
    return onAnswers(operation.name, scope, note, (call, reply, usual) => {
      note('changed');
      return usual({ ...call, format: call.format === 'xml' ? 'json' : 'xml', callback: null }, reply);
    });
  return notRouted(operation, scope, note);
}

/** Nothing is done, and a page for people comes back. */
function notRouted({ name }: Operation, scope: Scope, note: Note): Hook {
  return (inner, store, server) => {
    let isMissing = false;
    const page = onAnswers(name, scope, note, (call, reply, usual) => ({
      ...usual(call, reply),
      status: 404,
      headers: { 'content-type': 'text/html' },
      body: Buffer.from('<html><body><h1>Not Found</h1></body></html>'),
    }))(inner, store, server);
    return {
      ...page,
      decode: (call, request) => {
        isMissing =
          call.operation?.name === name &&
          addressOfCall(request, call) === scope.address &&
          (scope.address === 'named' ? call.body === scope.format : call.format === scope.format);
        if (!isMissing) return inner.decode(call, request);
        note('changed');
        throw new OperationFailure('There is nothing here.', { status: 404 });
      },
    };
  };
}

function keyUnread({ name }: Operation, scope: Scope, note: Note): Hook {
  return (inner, _, { apiKey }) => ({
    decode: (call, request) => {
      const sent = inner.decode(call, request);
      const isHere =
        call.operation?.name === name &&
        addressOfCall(request, call) === scope.address &&
        (scope.address === 'named' ? call.body === scope.format : call.format === scope.format);
      if (!isHere || sent.APIKEY === apiKey) return sent;
      note('reached');
      note('changed');
      return { ...sent, APIKEY: apiKey };
    },
  });
}
