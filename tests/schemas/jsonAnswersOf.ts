import { judgeServer } from '../../cli/prove/judgeServer.ts';
import type { Decoded } from '../../formats/Codec.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import { json } from '../../formats/json/json.ts';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import type { Fault } from '../../server/Fault.ts';
import { fixtures } from '../../server/fixtures.ts';
import type { Variant } from '../../server/Variant.ts';
import { answerShape } from '../../specs/messageShapes.ts';
import { operations } from '../../specs/operations.ts';
import { planRun } from '../../suites/kernel/planRun.ts';

interface JsonAnswer {
  readonly operation: string;
  readonly body: Uint8Array;
  /** Null where the decoder can't read it. */
  readonly decoded: Decoded | null;
}

/** The clauses whose evidence brings successes and failures, odd values and records that come back. */
const clauses = ['ENV-1', 'ENV-3', 'TYP-1*', 'TYP-5', 'TYP-6', 'ACT-*', 'GET-*', 'ERR-*'];

/** Each different json answer that a server gives while a run judges these operations (globs of them) in json. */
export async function jsonAnswersOf(
  called: readonly string[],
  variants: readonly Variant[],
  faults: readonly Fault[] = [],
): Promise<readonly JsonAnswer[]> {
  const { choices, hooks } = arrangement(variants, faults);
  const server = createServer({ seed: 1, apiKey: 'a key of its own', choices, hooks });
  const bodies = new Map<string, { readonly operation: string; readonly body: Uint8Array }>();
  const handle: typeof server.handle = (request) => {
    const answer = server.handle(request);
    const { pathname, searchParams } = new URL(request.url, 'http://in.process');
    const operation =
      pathname
        .split('/')
        .at(-1)
        ?.replace(/\.json$/, '') ?? '';
    const isJson = (searchParams.get('format') ?? 'json') === 'json' && !searchParams.has('callback');
    const body = answer.body;
    if (isJson && body.length > 0 && operations.has(operation))
      bodies.set(`${operation} ${Buffer.from(body).toString('latin1')}`, { operation, body });
    return answer;
  };
  const plan = planRun({ formats: ['json'], operations: called, clauses, cases: [] });
  await judgeServer(
    { ...server, handle },
    { plan, fixtures: fixtures(server.store), seed: 1, runs: 3, listenerUrl: null },
  ).catch(() => undefined);
  return [...bodies.values()].map((one) => ({ ...one, decoded: decodedOf(one.operation, one.body) }));
}

function decodedOf(name: string, body: Uint8Array): Decoded | null {
  const operation = operations.get(name);
  if (operation === undefined) throw new Error(`${name} is no operation`);
  try {
    return json.decode(answerShape(operation), body);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
