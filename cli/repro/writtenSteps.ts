import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { MangledKey } from '../../harness/target/mangledKey.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import type { Operation } from '../../specs/Operation.ts';
import { variableOf } from '../curl/namingMembers.ts';
import type { CallIndex } from './neededCalls.ts';
import type { ScriptStep, ScriptVariable, Taking } from './Reproduction.ts';
import {
  decodedRequest,
  isUnknownId,
  leavesOf,
  recordKey,
  type SentId,
  type StoredCall,
  valuesOf,
} from './storedCalls.ts';

/** The steps of a script, and what stands for what in them. */
export interface WrittenSteps {
  readonly steps: readonly ScriptStep[];
  readonly variables: readonly ScriptVariable[];
  /** The stand-in of a record's id that a step makes; undefined if none does. */
  readonly made: (call: StoredCall) => ScriptVariable | undefined;
  /** A text with stand-ins in place of marks. */
  readonly marked: (text: string) => string;
  /** A variable for the largest value of a member in the answer to a call. */
  readonly largest: (call: StoredCall, member: string, base: string) => ScriptVariable;
  /** What stands in the requests for an id that was sent. */
  readonly sent: (id: SentId, value: string) => string;
  /** A variable for an id that only the operator knows, with the value that the run met. */
  readonly given: (id: SentId, operation: string) => ScriptVariable;
}

/**
 * Calls of a run as steps that can be made again: each id that one of them brings about is taken from its answer, each mark is made
 * anew, and what belongs to the operator is a variable. Addresses are below the base URL. Undefined if the place of an id is not found.
 */
export function writtenSteps(
  calls: readonly StoredCall[],
  base: string,
  { makers }: CallIndex,
  keyAs: (call: StoredCall) => MangledKey | undefined,
  isLookedAt: (call: StoredCall) => boolean,
): WrittenSteps | undefined {
  const variables: ScriptVariable[] = [];
  const byKey = new Map<string, ScriptVariable>();
  const takings = new Map<StoredCall, Taking[]>();
  const variable = (
    key: string,
    name: string,
    rest: Pick<ScriptVariable, 'kind' | 'sentence' | 'value'>,
  ): ScriptVariable => {
    const known = byKey.get(key);
    if (known !== undefined) return known;
    const alike = variables.filter((each) => each.name === name || each.name.startsWith(`${name}_`)).length;
    const made = {
      ...rest,
      name: alike === 0 ? name : `${name}_${alike + 1}`,
      standIn: `73104826196${String(variables.length + 1).padStart(5, '0')}`,
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
    const proof = marks.find((mark) => call.marks.includes(mark) && call.body.includes(mark));
    const proving = proof === undefined ? undefined : byKey.get(`mark ${proof}`);
    return take(call, {
      variable: variable(key, name, {
        kind: 'taken',
        sentence: `the ${operation.id} of the record that call ${at} makes`,
      }),
      member,
      pick: 0,
      ...(proving === undefined ? {} : { proof: proving }),
    });
  };

  const given = ({ member, base: name, value, isWritten }: SentId, operation: string): ScriptVariable =>
    variable(recordKey(name, value), name, {
      kind: 'given',
      sentence: isWritten
        ? `the ${member} of a record of yours that ${operation} may change or lose`
        : `the ${member} of a record of yours, which is only named; the run named ${value}`,
      ...(isWritten ? {} : { value }),
    });

  const idFor = (id: SentId, call: StoredCall): ScriptVariable | undefined => {
    const key = recordKey(id.base, id.value);
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
        variable: variable(key, id.base, {
          kind: 'taken',
          sentence: `a ${id.member} of the record that call ${at} makes`,
        }),
        member: id.member,
        pick: valuesOf(source.lines, id.member).indexOf(id.value),
      });
    }
    return isUnknownId(id.value) ? undefined : given(id, call.operation?.name ?? 'the call');
  };

  const requests = calls.flatMap((call) => requestOf(call, base, marked, (id) => idFor(id, call)) ?? []);
  if (requests.length < calls.length) return undefined;
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
          ...(call.writes !== undefined && isSuccess(call) && !isLookedAt(call) ? { mustSucceed: true } : {}),
        };
      });
    },
    variables,
    made,
    sent: (id, value) => byKey.get(recordKey(id.base, value))?.standIn ?? value,
    marked,
    largest: (call, member, name) =>
      take(call, {
        variable: variable(`largest ${call.id} ${member}`, name, {
          kind: 'taken',
          sentence: `the highest ${member} in the answer to call ${calls.indexOf(call) + 1}`,
        }),
        member,
        pick: 'largest',
      }),
    given,
  };
}

const isSuccess = ({ lines }: StoredCall): boolean =>
  valuesOf(lines, 'ResponseStatus.ErrorCode').includes('0');

/** A request with stand-ins, below the base URL, without what names the run; undefined if the place of an id is not found. */
function requestOf(
  call: StoredCall,
  base: string,
  marked: (text: string) => string,
  idFor: (id: SentId) => ScriptVariable | undefined,
): Exchange['request'] | undefined {
  const { request } = call;
  const text = Buffer.from(request.body).toString('utf8');
  const isText = Buffer.from(text, 'utf8').equals(request.body);
  let written: Texts | undefined = { url: request.url, body: text };
  for (const id of call.sentIds) {
    const standIn = idFor(id)?.standIn;
    if (standIn === undefined) continue;
    written = isText ? spliced(written, id, standIn, call) : undefined;
    if (written === undefined) return undefined;
  }
  const { url, body } = written;
  return {
    method: request.method,
    url: marked(url.startsWith(base) ? url.slice(base.length) : url),
    headers: request.headers.filter(
      ([name]) => !['user-agent', 'accept-encoding'].includes(name.toLowerCase()),
    ),
    body: isText ? Buffer.from(marked(body), 'utf8') : request.body,
  };
}

interface Texts {
  readonly url: string;
  readonly body: string;
}

/**
 * Puts a stand-in in the place of an id. The same digits may stand elsewhere, as a quantity: each occurrence is tried, and the one is
 * right with which just this member reads as the stand-in. In a request that can't be read, it is the one behind the member's name.
 */
function spliced(
  { url, body }: Texts,
  { member, path, value }: SentId,
  standIn: string,
  call: StoredCall,
): Texts | undefined {
  const { operation, request, format } = call;
  const text = body === '' ? url : body;
  const isRead = path !== '';
  const readAs = (one: Texts): ReadonlyMap<string, string> => {
    const members =
      operation &&
      decodedRequest({ ...request, url: one.url, body: Buffer.from(one.body) }, operation, format);
    const leaves = members === undefined ? [] : leavesOf(requestShape(operation as Operation), members);
    return new Map(leaves.map((leaf) => [leaf.path, leaf.value]));
  };
  const before = readAs({ url, body });
  for (const found of text.matchAll(new RegExp(`(?<![\\d.])${value}(?![\\d.])`, 'g'))) {
    const changed = text.slice(0, found.index) + standIn + text.slice(found.index + value.length);
    const tried = body === '' ? { url: changed, body } : { url, body: changed };
    if (!isRead) {
      if (new RegExp(`${member}["'>:= ]+$`).test(text.slice(0, found.index))) return tried;
      continue;
    }
    const after = readAs(tried);
    const differing = [...before].filter(([at, each]) => after.get(at) !== each).map(([at]) => at);
    if (
      after.size === before.size &&
      differing.length === 1 &&
      differing[0] === path &&
      after.get(path)?.trim() === standIn
    )
      return tried;
  }
  return undefined;
}
