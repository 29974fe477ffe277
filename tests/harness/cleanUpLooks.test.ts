import { expect, test } from 'vitest';
import { cleanUp } from '../../cli/run/cleanUp.ts';
import type { Answer, Call } from '../../harness/exchanges/Answer.ts';
import type { WrittenRecords } from '../../harness/writes/ledger.ts';
import { numeric } from '../../specs/numeric.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';

const ours = { CompanyId: numeric('7'), CompanyName: 'Assay 0a1b2c3d4e' };
const theirs = { CompanyId: numeric('9'), CompanyName: 'Theirs' };
const written: WrittenRecords = { idsOf: () => ['7'], marksOf: () => ['0a1b2c3d4e'], openMarksOf: () => [] };

/** What a target shows: in its list of the newest companies (undefined where it refuses that), and to a search for an id. */
interface Shown {
  readonly listed: readonly RecordValue[] | undefined;
  readonly found: readonly RecordValue[];
}

/** What clean-up says of company 7, which the run wrote. */
async function saidOfSeven({ listed, found }: Shown): Promise<string | undefined> {
  const call = async (made: Call): Promise<Answer> => {
    const [filter] = recordsOf(made.members.Filters);
    const searched = found.filter(
      ({ CompanyId }) => filter?.SearchValue === (CompanyId as typeof ours.CompanyId).lexeme,
    );
    const mvCompanies = filter === undefined ? listed : searched;
    const value = {
      ResponseStatus: { ErrorCode: mvCompanies === undefined ? '5' : '0' },
      mvCompanies: mvCompanies ?? [],
    };
    const response = { status: 200, headers: [], body: new Uint8Array() };
    return { call: made, decoded: { value, deviations: [] }, exchange: { response } } as unknown as Answer;
  };
  const { companies } = await cleanUp({ call }, written, { formats: ['json'], atOnce: 1 });
  const [seven] = companies;
  return seven?.why ?? seven?.fate;
}

test('a company that is deleted only with its templates is deleted with them', async () => {
  const sent: RecordValue[] = [];
  let left = [ours];
  const call = async (made: Call): Promise<Answer> => {
    const isRead = made.operationName === 'CompanyGet';
    if (!isRead) sent.push(made.members);
    const isTaken = isRead || made.members.DeleteRelatedDocumentTemplates === true;
    const mvCompanies = left;
    if (!isRead && isTaken) left = [];
    const value = { ResponseStatus: { ErrorCode: isTaken ? '0' : '5' }, ...(isRead ? { mvCompanies } : {}) };
    const response = { status: 200, headers: [], body: new Uint8Array() };
    return { call: made, decoded: { value, deviations: [] }, exchange: { response } } as unknown as Answer;
  };
  const { companies } = await cleanUp({ call }, written, { formats: ['json'], atOnce: 1 });
  expect(companies).toMatchObject([{ id: '7', fate: 'removed' }]);
  expect(sent).toHaveLength(2);
});

const unseen = 'no read shows whether what stands under their ids is still what the run wrote';

test.each([
  ['searches find others, and not it', { listed: [theirs], found: [theirs] }, 'gone'],
  ['searches find nothing of what is listed', { listed: [theirs], found: [] }, unseen],
  ['nothing is listed or found', { listed: [], found: [] }, 'gone'],
  ['the list is refused, and searches find nothing', { listed: undefined, found: [] }, unseen],
])('a company of the run that no search finds, where %s', async (_, shown, said) => {
  expect(await saidOfSeven(shown)).toBe(said);
});
