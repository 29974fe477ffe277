import { isNearbyUnknownTarget, isUnknownId } from '../../generators/records/writeMembers.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { variableOf } from '../curl/namingMembers.ts';
import { isSuccess, valuesOf } from './answerLines.ts';
import type { CallIndex } from './neededCalls.ts';
import { ownershipProofOf } from './ownershipProofs.ts';
import type { OwnershipProof, ScriptStep, ScriptVariable, Taking } from './Reproduction.ts';
import { requestOf } from './requestOf.ts';
import type { SentId } from './sentIds.ts';
import { recordKey, type StoredCall } from './storedCalls.ts';

/** The steps of a script, and what stands for what in them. */
export interface WrittenSteps {
  readonly steps: readonly ScriptStep[];
  readonly variables: readonly ScriptVariable[];
  /** The stand-in of a record's id that a step makes; undefined if none does. */
  readonly made: (call: StoredCall) => ScriptVariable | undefined;
  /** What shows that a call made the record with the id that is taken from its answer; undefined if nothing can. */
  readonly proof: (call: StoredCall) => OwnershipProof | undefined;
  /** A text with stand-ins in place of marks. */
  readonly marked: (text: string) => string;
  /** A variable for the largest value of a member in the answer to a call. */
  readonly largest: (call: StoredCall, member: string) => ScriptVariable;
  /** What stands in the requests for an id that was sent. */
  readonly sent: (id: SentId, value: string) => string;
  /** A variable for an id that only the operator knows, with the value that the run met if no call writes to the record. */
  readonly givenFor: (member: string, value: string) => ScriptVariable;
}

/** The run that made the calls. */
export interface RunOfCalls {
  readonly id: string;
  readonly seed: number;
  readonly capabilities: Capabilities;
  readonly index: CallIndex;
}

/**
 * Calls of a run as steps that can be made again. Each id that one of them makes is taken from its answer, each mark is a
 * new one, and what belongs to the operator is a variable. Addresses are below the base URL. Undefined if the place of an id is not found,
 * or if a call writes to a record that may be another one.
 */
export function writtenSteps(
  calls: readonly StoredCall[],
  baseUrl: string,
  { id: runId, seed, index: { makers }, capabilities }: RunOfCalls,
  keyAs: (call: StoredCall) => MangledKey | undefined,
  prepares: (call: StoredCall) => boolean,
): WrittenSteps | undefined {
  const variables: ScriptVariable[] = [];
  const writtenKeys = new Set(
    calls.flatMap(({ sentIds }) =>
      sentIds.flatMap(({ variableName, value, isWritten }) =>
        isWritten ? [recordKey(variableName, value)] : [],
      ),
    ),
  );
  const byKey = new Map<string, ScriptVariable>();
  const takings = new Map<StoredCall, Taking[]>();
  const variable = (
    key: string,
    name: string,
    rest: Pick<ScriptVariable, 'kind' | 'sentence' | 'member' | 'value'>,
    standIn = `73104826196${String(variables.length + 1).padStart(5, '0')}`,
  ): ScriptVariable => {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    // Scripts and test files hold the name as it is.
    if (!/^[A-Z][A-Z0-9_]*$/.test(name)) throw new Error(`${JSON.stringify(name)} is no name of a variable`);
    const numbered = new RegExp(`^${name}(?:_\\d+)?$`);
    const alike = variables.filter((each) => numbered.test(each.name)).length;
    const made = {
      ...rest,
      name: alike === 0 ? name : `${name}_${alike + 1}`,
      standIn,
    };
    variables.push(made);
    byKey.set(key, made);
    return made;
  };
  const take = (call: StoredCall, taking: Taking): ScriptVariable => {
    takings.set(call, [...(takings.get(call) ?? []), taking]);
    return taking.variable;
  };
  const marks = [...new Set(calls.flatMap((call) => call.marks))];
  for (const mark of marks)
    variable(`mark ${mark}`, 'MARK', { kind: 'mark', sentence: 'ten characters that no other record holds' });
  const marked = (text: string): string =>
    marks.reduce((left, mark) => left.replaceAll(mark, byKey.get(`mark ${mark}`)?.standIn ?? mark), text);

  const made = (call: StoredCall): ScriptVariable | undefined => {
    const { operation, madeId, madeKey: key, lines } = call;
    if (
      operation?.id === undefined ||
      operation.record === undefined ||
      madeId === undefined ||
      key === undefined
    )
      return undefined;
    const name = variableOf(operation.id);
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const own = `${operation.record}.${operation.id}`;
    const member = valuesOf(lines, own).includes(madeId) ? own : 'entityID';
    const at = calls.indexOf(call) + 1;
    return take(call, {
      variable: variable(key, name, {
        kind: 'taken',
        sentence: `the ${operation.id} of the record that call ${at} makes`,
      }),
      member,
      pick: valuesOf(lines, member).indexOf(madeId),
    });
  };
  const proofs = new Map<StoredCall, OwnershipProof | undefined>();
  const proof = (call: StoredCall): OwnershipProof | undefined => {
    const taken = made(call);
    if (taken?.kind !== 'taken' || !call.inserts) return undefined;
    const known = marks.flatMap((mark) => {
      const own = call.marks.includes(mark) ? byKey.get(`mark ${mark}`) : undefined;
      return own === undefined ? [] : [[mark, own] as const];
    });
    const step = calls.indexOf(call);
    const maker = { step, request: requests[step] ?? call.request };
    if (!proofs.has(call))
      proofs.set(call, ownershipProofOf(call, taken, new Map(known), maker, capabilities));
    return proofs.get(call);
  };

  const givenFor = (member: string, value: string, operation = 'a call'): ScriptVariable => {
    const name = variableOf(member);
    const isWritten = writtenKeys.has(recordKey(name, value));
    return variable(recordKey(name, value), name, {
      kind: 'given',
      member,
      sentence: isWritten
        ? `the ${member} of a record of yours that ${operation} may change or lose`
        : `the ${member} of a record of yours, which is only named; the run named ${value}`,
      ...(isWritten ? {} : { value }),
    });
  };

  const idFor = (id: SentId, call: StoredCall): ScriptVariable | undefined => {
    const key = recordKey(id.variableName, id.value);
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const maker = makers.get(key);
    if (maker !== undefined && calls.includes(maker) && maker.number < call.number) return made(maker);
    const source = calls.find(
      (each) =>
        each.inserts && each.number < call.number && valuesOf(each.lines, id.member).includes(id.value),
    );
    if (source !== undefined) {
      const at = calls.indexOf(source) + 1;
      return take(source, {
        variable: variable(key, id.variableName, {
          kind: 'taken',
          sentence: `a ${id.member} of the record that call ${at} makes`,
        }),
        member: id.member,
        pick: valuesOf(source.lines, id.member).indexOf(id.value),
      });
    }
    return isMadeUp({ runId, seed }, id.value, call)
      ? undefined
      : givenFor(id.member, id.value, call.operation?.name);
  };

  const header = (name: string): ScriptVariable => {
    const own = `ASSAY_HEADER_${name.replace(/[^A-Za-z0-9]/g, '_').toUpperCase()}`;
    const sentence = `the value of the header ${name}`;
    return variable(`header ${own}`, own, { kind: 'header', sentence }, `$${own}`);
  };

  const requests = calls.flatMap(
    (call) => requestOf(call, baseUrl, { marked, idFor: (id) => idFor(id, call), header }) ?? [],
  );
  if (requests.length < calls.length) return undefined;
  /** What must be shown before a call, or undefined if nothing can show it. */
  const proofsBefore = (call: StoredCall): readonly OwnershipProof[] | undefined => {
    const taken = call.sentIds.flatMap(({ isWritten, variableName: name, value }) => {
      const standsFor = isWritten ? byKey.get(recordKey(name, value)) : undefined;
      return standsFor?.kind === 'taken' ? [recordKey(name, value)] : [];
    });
    const shown = taken.flatMap((key) => {
      const maker = makers.get(key);
      return (maker === undefined ? undefined : proof(maker)) ?? [];
    });
    return shown.length < taken.length ? undefined : shown;
  };
  if (calls.some((call) => proofsBefore(call) === undefined)) return undefined;
  return {
    get steps() {
      return calls.map((call, index): ScriptStep => {
        const how = keyAs(call);
        return {
          operation: call.operation?.name ?? 'a call of no operation',
          format: call.format,
          request: requests[index] ?? call.request,
          ...(how === undefined ? {} : { keyAs: how }),
          ...(call.writes === undefined ? {} : { writes: call.writes }),
          takes: takings.get(call) ?? [],
          proofs: proofsBefore(call) ?? [],
          ...(prepares(call) && isSuccess(call.lines) ? { mustSucceed: true } : {}),
        };
      });
    },
    variables,
    made,
    proof,
    sent: (id, value) => byKey.get(recordKey(id.variableName, value))?.standIn ?? value,
    marked,
    largest: (call, member) =>
      take(call, {
        variable: variable(`largest ${call.id} ${member}`, variableOf(member), {
          kind: 'taken',
          sentence: `the highest ${member} in the answer to call ${calls.indexOf(call) + 1}`,
        }),
        member,
        pick: 'largest',
      }),
    givenFor,
  };
}

/** Whether the run made the id up, so that no record has it. */
const isMadeUp = (
  run: Parameters<typeof isUnknownId>[0],
  id: string,
  { operation, format }: StoredCall,
): boolean =>
  isUnknownId(run, id) || (operation !== undefined && isNearbyUnknownTarget(run, { operation, format }, id));
