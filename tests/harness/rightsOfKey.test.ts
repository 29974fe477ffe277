import { describe, expect, it } from 'vitest';
import { barredBehind, missingRight, rightsOfKey, saysForbidden } from '../../harness/doubts/rightsOfKey.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { operationNamed } from '../../specs/operations.ts';

interface Said {
  readonly name?: string;
  readonly Message?: string;
  readonly ErrorCode?: string;
  readonly challenge?: string;
}

/** An answer of that status, with a status block where its code is named. */
const answered = (
  status: number,
  { name = 'UserGet', Message = '', ErrorCode, challenge }: Said = {},
): Answer =>
  ({
    call: {
      operationName: name,
      operation: operationNamed(name),
      format: 'json',
      address: 'path',
      members: {},
    },
    exchange: {
      id: `x-${name}-${status}`,
      response: { status, headers: challenge === undefined ? [] : [['WWW-Authenticate', challenge]] },
    },
    decoded: {
      value: ErrorCode === undefined ? {} : { ResponseStatus: { ErrorCode, Message } },
      deviations: [],
    },
    detour: null,
  }) as unknown as Answer;

const evidence = (answer: Answer) => ({ answer, others: {} });
const read = { effect: 'read' } as const;

describe('an answer says that the key may not make the call', () => {
  it.each([
    ['by 403', answered(403)],
    ['by 403 with a status block', answered(403, { ErrorCode: '500', Message: 'No.' })],
    ['in words', answered(200, { ErrorCode: '500', Message: 'You do not have permission to do this.' })],
    ['in other words', answered(500, { ErrorCode: '500', Message: 'This API key is not authorised here.' })],
    ['as a matter of a licence', answered(400, { ErrorCode: '500', Message: 'Module not licensed.' })],
    ['as a matter of money', answered(402, { ErrorCode: '500', Message: 'No.' })],
  ])('%s', (_, answer) => {
    expect(saysForbidden(answer)).toBe(true);
  });

  it.each([
    "You don't have permission to do this.",
    "You don't have access to discounts.",
    'Missing permission: discounts.delete',
    'The key is missing the required scope.',
    'This feature is not available in your license.',
    'This feature is not available.',
    'Your plan does not include discounts.',
    'The module Discounts is not enabled for this account.',
    'Please upgrade your subscription.',
  ])('in words: %s', (Message) => {
    expect(saysForbidden(answered(200, { ErrorCode: '500', Message }))).toBe(true);
  });

  it.each([
    [
      'by 401, which asks for other credentials',
      answered(401, { Message: 'Not authorized', ErrorCode: '500' }),
    ],
    ['by 403 with a challenge', answered(403, { challenge: 'Bearer' })],
    [
      'where something does not exist',
      answered(500, { ErrorCode: '500', Message: 'Discount 9 does not exist, or no access to it.' }),
    ],
    [
      'where a record is missing beside a right',
      answered(500, { ErrorCode: '500', Message: "You don't have access, or discount 9 does not exist." }),
    ],
    [
      'where a plan is what is missing',
      answered(500, { ErrorCode: '500', Message: 'Plan 9 does not exist.' }),
    ],
    ['by any other failure', answered(500, { ErrorCode: '500', Message: 'UserID 7 does not exist.' })],
    ['by a success', answered(200, { ErrorCode: '0', Message: 'All permissions were read.' })],
  ])('not %s', (_, answer) => {
    expect(saysForbidden(answer)).toBe(false);
  });
});

describe('a key lacks the right to an operation', () => {
  const barred = answered(403);

  it('of which no call of the run has worked', () => {
    const rights = rightsOfKey();
    rights.noteEvidence(evidence(barred), read);
    rights.noteEvidence(evidence(answered(200, { name: 'CompanyGet', ErrorCode: '0' })), read);
    expect(rights.isBarred(barred)).toBe(true);
    expect(barredBehind(evidence(barred), barred.exchange.id, rights)).toBe(barred);
    expect(missingRight(barred)).toContain('UserGet (HTTP 403)');
  });

  it('not to one of which a call worked', () => {
    const rights = rightsOfKey();
    rights.noteEvidence({ answer: barred, others: { otherwise: answered(200, { ErrorCode: '0' }) } }, read);
    expect(rights.isBarred(barred)).toBe(false);
    expect(barredBehind(evidence(barred), barred.exchange.id, rights)).toBeUndefined();
  });

  it('where it may insert and not update', () => {
    const rights = rightsOfKey();
    const writing = (mvRecordAction: string, status: number, ErrorCode: string): Answer => {
      const answer = answered(status, { name: 'CompanyUpdate', ErrorCode });
      return { ...answer, call: { ...answer.call, members: { mvRecordAction } } } as Answer;
    };
    rights.noteEvidence(evidence(writing('Insert', 200, '0')), read);
    expect(rights.isBarred(writing('Update', 403, '500'))).toBe(true);
    // No server takes such an action.
    expect(rights.isBarred(writing('Assay', 403, '500'))).toBe(false);
    const said = (Message: string) => {
      const answer = answered(500, { name: 'CompanyUpdate', ErrorCode: '500', Message });
      return { ...answer, call: { ...answer.call, members: { mvRecordAction: 'InsertOrUpdate' } } } as Answer;
    };
    expect(rights.isBarred(said('InsertOrUpdate is not allowed here.'))).toBe(false);
    expect(rights.isBarred(said('You lack the permission to update.'))).toBe(true);
    rights.noteEvidence(evidence(writing('Update', 200, '0')), read);
    expect(rights.isBarred(writing('Update', 403, '500'))).toBe(false);
  });

  it('whatever a wrong key, an unknown id or a gateway is answered', () => {
    const rights = rightsOfKey();
    rights.noteEvidence(evidence(answered(200, { ErrorCode: '500', Message: 'Wrong key.' })), {
      effect: 'key',
    });
    rights.noteEvidence(evidence(answered(200, { ErrorCode: '0' })), { effect: 'key' });
    rights.noteEvidence(
      evidence(answered(500, { ErrorCode: '500', Message: 'UserID 7 does not exist.' })),
      read,
    );
    rights.noteEvidence(evidence(answered(502)), read);
    expect(rights.isBarred(barred)).toBe(true);
  });

  it('where a trial shows the breach, and not where another one does', () => {
    const rights = rightsOfKey();
    const other = answered(200, { name: 'CompanyGet', ErrorCode: '0' });
    const behind = (seenIn: string) =>
      barredBehind({ ...evidence(other), trials: [evidence(barred)] }, seenIn, rights);
    expect(behind(barred.exchange.id)).toBe(barred);
    expect(behind(other.exchange.id)).toBeUndefined();
  });
});
