import { documentedRequest } from '../../harness/addressing/documentedRequest.ts';
import { keyPlaceholder } from '../../harness/redaction/redactor.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { isSoap } from '../../specs/isSoap.ts';
import { numeric } from '../../specs/numeric.ts';
import type { Operation } from '../../specs/Operation.ts';
import { operations } from '../../specs/operations.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { showsOwn } from './conditions.ts';
import type { OwnershipProof, Reproduction, ScriptStep, ScriptVariable } from './Reproduction.ts';
import type { StoredCall } from './storedCalls.ts';

/**
 * What shows that a taken id is that of the record which a call made; undefined if nothing can. The record is known by a mark that was
 * sent. Without a Get by its id, the answer to the call shows it, if it did so in the run.
 *
 * @param marks the variables of the marks in the call, by mark
 * @param maker the step that the call became
 */
export function ownershipProofOf(
  call: StoredCall,
  variable: ScriptVariable,
  marks: ReadonlyMap<string, ScriptVariable>,
  maker: { readonly step: number; readonly request: ScriptStep['request'] },
  capabilities: Capabilities,
): OwnershipProof | undefined {
  const { operation, madeId, lines, format } = call;
  const member = operation?.id;
  if (member === undefined || madeId === undefined) return undefined;
  const shown = [...marks].find(([text]) => showsOwn(lines, member, madeId, text))?.[1];
  const reader = readerOf(member);
  const mark = shown ?? (reader === undefined ? undefined : [...marks.values()][0]);
  if (mark === undefined) return undefined;
  const Filters = [
    { FieldName: member, SearchOperator: 'Equals', SearchValue: variable.standIn },
  ] satisfies readonly RecordValue[];
  const read =
    reader === undefined
      ? null
      : {
          operation: reader.name,
          format,
          request: ownRequest(reader, { Filters }, { format, request: maker.request }, capabilities),
        };
  return { variable, mark, member, maker: maker.step, read };
}

/** All that a reproduction has to prove, each once. */
export const ownershipProofsOf = ({ steps, removals }: Reproduction): readonly OwnershipProof[] => [
  ...new Map(
    [...steps.flatMap(({ proofs }) => proofs), ...removals.map(({ proof }) => proof)].map(
      (proof) => [proof.variable.name, proof] as const,
    ),
  ).values(),
];

/** The Get that finds records of a kind by their id. */
const readerOf = (id: string): Operation | undefined =>
  [...operations.values()].find((one) => one.kind === 'get' && one.filters === true && one.id === id);

/** A call of the script's own, below the base URL, in the format of another step and with its extra headers. */
function ownRequest(
  operation: Operation,
  members: RecordValue,
  { format, request: { headers: like } }: Pick<ScriptStep, 'format' | 'request'>,
  capabilities: Capabilities,
): ScriptStep['request'] {
  const { path, ...request } = documentedRequest(
    {
      operation,
      operationName: operation.name,
      format,
      address: isSoap(format) ? 'soap' : 'path',
      members,
      caseId: '',
    },
    capabilities,
    keyPlaceholder,
  );
  const own = Object.entries(request.headers);
  const extra = like.filter(
    ([name]) =>
      !/^(?:content-.*|soapaction|accept.*|user-agent|host|connection|transfer-encoding)$/i.test(name),
  );
  return { method: request.method, url: path, headers: [...own, ...extra], body: request.body };
}

/** The call that deletes a company, by its id. */
export const deletingRequest = (
  deleting: Operation,
  id: ScriptVariable,
  like: Pick<ScriptStep, 'format' | 'request'>,
  capabilities: Capabilities,
): ScriptStep['request'] =>
  ownRequest(deleting, { CompanyIDToDelete: numeric(id.standIn) }, like, capabilities);
