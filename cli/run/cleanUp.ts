import type { Api } from '../../harness/Api.ts';
import type { Made } from '../../harness/Evidence.ts';
import type { Format } from '../../specs/Format.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric } from '../../specs/numeric.ts';
import { operation } from '../../specs/operations.ts';

/**
 * Removes what a run made, as far as a documented operation can, and gives what stays behind.
 *
 * A removal that one format does not bring about is tried in the others; once nothing answers, nothing more is sent.
 */
export async function cleanUp(
  api: Api,
  made: readonly Made[],
  formats: readonly Format[],
): Promise<readonly Made[]> {
  const left: Made[] = [];
  let answering = true;
  for (const record of made) {
    const outcome = answering ? await remove(api, record, formats) : 'kept';
    if (outcome !== 'removed') left.push(record);
    if (outcome === 'silence') answering = false;
  }
  return left;
}

async function remove(
  api: Api,
  { removal }: Made,
  formats: readonly Format[],
): Promise<'removed' | 'kept' | 'silence'> {
  if (removal === undefined) return 'kept';
  const { operation: operationName, members } = removal;
  for (const format of formats) {
    const answer = await api.call({
      operation: operation(operationName),
      operationName,
      format,
      address: format === 'soap11' || format === 'soap12' ? 'soap' : 'path',
      members,
      caseId: 'cleaning up',
    });
    if (answer.exchange.response === null) return 'silence';
    const status = answer.decoded?.value.ResponseStatus;
    const code = isRecord(status) ? status.ErrorCode : undefined;
    if (code === '0' || (isNumeric(code) && code.lexeme === '0')) return 'removed';
  }
  return 'kept';
}
