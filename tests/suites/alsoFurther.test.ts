import { describe, expect, it } from 'vitest';
import type { Call } from '../../harness/exchanges/Answer.ts';
import { judgeBytes, red, type Wire } from './judgeBytes.ts';

const json = (members: object, status = 200): Wire => ({
  body: JSON.stringify(members),
  type: 'application/json',
  status,
});

const ok = { ErrorCode: '0', Message: '' };
const written = { entityID: 7, mvIntegrationUpdate: { IntegrationUpdateID: 7 } };

/** What an Insert is answered as documented, and every other action by `other`. */
const answering =
  (other: Wire) =>
  ({ members }: Call): Wire =>
    members.mvRecordAction === 'Insert' ? json({ ...written, ResponseStatus: ok }) : other;

const redOf = async (other: Wire): Promise<readonly string[]> => {
  const verdicts = await judgeBytes('IntegrationUpdateUpdate', 'json', answering(other));
  return red(verdicts).filter((name) => /^(?:ENV-(?:1|2|11)|TYP-14) /.test(name));
};

describe('what follows an insert is judged in the case of the insert', () => {
  it.each([
    ['no status block', json(written), 'ENV-1 failed'],
    ['a number for a code', json({ ...written, ResponseStatus: { ...ok, ErrorCode: 0 } }), 'ENV-2 failed'],
    ['an empty code', json({ ...written, ResponseStatus: { ...ok, ErrorCode: '' } }), 'ENV-2 failed'],
    ['HTTP 202', json({ ...written, ResponseStatus: ok }, 202), 'ENV-11 failed'],
    [
      'a misspelt id',
      json({ entityId: 7, mvIntegrationUpdate: written.mvIntegrationUpdate, ResponseStatus: ok }),
      'TYP-14 failed',
    ],
  ])('%s', async (_, answer, clause) => {
    expect(await redOf(answer)).toEqual([clause]);
  });

  it.each([
    ['as documented', json({ ...written, ResponseStatus: ok })],
    ['a refusal', json({ ResponseStatus: { ErrorCode: '500', Message: 'No.' } }, 400)],
    ['a gateway that turns calls away', json({ message: 'forbidden' }, 403)],
    ['a gateway that wants them slower', json({ message: 'slow down' }, 429)],
    ['a gateway without its server', json({ message: 'bad gateway' }, 502)],
  ])('nothing is held against %s', async (_, answer) => {
    expect(await redOf(answer)).toEqual([]);
  });
});
