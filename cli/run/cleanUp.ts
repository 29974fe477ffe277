import type { Answer } from '../../harness/Answer.ts';
import type { Api } from '../../harness/Api.ts';
import type { Made } from '../../harness/Evidence.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operation, operations } from '../../specs/operations.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';

/** One call may be lost on the way; a target that answers none of so many is gone. */
const mostUnanswered = 3;

/**
 * Removes what a run made, as far as a documented operation can, `atOnce` side by side, and gives what stays behind. What
 * the run itself removed, which the target no longer shows, does not.
 *
 * A call that one format does not bring about is tried in the others; once several in a row are not answered, nothing more is
 * sent.
 */
export async function cleanUp(
  api: Api,
  made: readonly Made[],
  formats: readonly Format[],
  atOnce: number,
): Promise<readonly Made[]> {
  const stays = new Set<Made>(made);
  const removable = made.filter(({ removal }) => removal !== undefined).values();
  let unanswered = 0;
  const worker = async (): Promise<void> => {
    for (const record of removable) {
      const outcome = unanswered < mostUnanswered ? await remove(api, record, formats) : 'silence';
      unanswered = outcome === 'silence' ? unanswered + 1 : 0;
      if (outcome === 'gone') stays.delete(record);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...stays];
}

async function remove(
  api: Api,
  record: Made,
  formats: readonly Format[],
): Promise<'gone' | 'stays' | 'silence'> {
  if (record.removal === undefined) return 'stays';
  const { operation: name, members } = record.removal;
  const removedIn = (tried: readonly Format[]) => succeeding(api, operation(name), members, tried);
  const first = await removedIn(formats.slice(0, 1));
  if (first === 'silence') return 'silence';
  // Most of what is refused was removed by the run itself, and the other formats would only repeat it.
  if (first !== 'refused' || (await isGone(api, record, formats))) return 'gone';
  const later = await removedIn(formats.slice(1));
  return later === 'silence' ? 'silence' : later === 'refused' ? 'stays' : 'gone';
}

/** The first answer `0` that a format brings. */
async function succeeding(
  api: Api,
  called: Operation,
  members: RecordValue,
  formats: readonly Format[],
): Promise<Answer | 'refused' | 'silence'> {
  for (const format of formats) {
    const address = format === 'soap11' || format === 'soap12' ? 'soap' : 'path';
    const call = { operation: called, operationName: called.name, format, address, members } as const;
    const answer = await api.call({ ...call, caseId: 'cleaning up' });
    if (answer.exchange.response === null) return 'silence';
    const status = answer.decoded?.value.ResponseStatus;
    if (isRecord(status) && text(status.ErrorCode) === '0') return answer;
  }
  return 'refused';
}

/** Whether the Get of its kind works and does not show the record. */
async function isGone(api: Api, { record, id }: Made, formats: readonly Format[]): Promise<boolean> {
  const get = [...operations.values()].find(({ list, response }) =>
    response.some(({ name, type }) => name === list && type === `list of ${record}`),
  );
  if (get?.list === undefined || get.id === undefined) return false;
  const { list, id: idMember } = get;
  const filter = { FieldName: idMember, SearchOperator: 'Equals', SearchValue: id };
  const answer = await succeeding(api, get, { Filters: [filter] }, formats);
  if (answer === 'refused' || answer === 'silence') return false;
  const shown = answer.decoded?.value[list];
  return !Array.isArray(shown) || !shown.some((each) => isRecord(each) && text(each[idMember]) === id);
}

const text = (value: Value | undefined): unknown => (isNumeric(value) ? value.lexeme : value);
