import { expect, it } from 'vitest';
import type { GatherContext } from '../../harness/evidence/GatherContext.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import { unknownOperation } from '../../suites/clauses/FMT/FMT12.ts';

const answered = { exchange: { response: { status: 200 }, failure: null } } as unknown as Answer;
const cut = { exchange: { response: null, failure: { kind: 'reset', message: 'cut' } } } as unknown as Answer;

/** What is gathered of a target that answers the unknown call, and one that exists, like this. */
const gathered = (unknown: Answer, known: Answer) =>
  unknownOperation({ operation: null, format: 'json', address: 'path' }).gather({
    unique: () => 'x',
    callUnknown: async () => unknown,
    call: async () => known,
  } as unknown as GatherContext);

it('an answer is evidence', async () => {
  expect(await gathered(answered, cut)).toMatchObject({ kind: 'evidence', evidence: { answer: answered } });
});

it('a cut connection is no error where other calls are answered: how an unknown operation is refused is open', async () => {
  expect(await gathered(cut, answered)).toMatchObject({ kind: 'blocked', cause: 'nothing' });
});

it('a target that answers nothing is an error of the network', async () => {
  expect(await gathered(cut, cut)).toMatchObject({ kind: 'evidence', evidence: { answer: cut } });
});
