import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import type { Results } from '../../reports/results.ts';
import { operations } from '../../specs/operations.ts';
import { storedLines } from '../run/files/storedLines.ts';
import { storedReader } from '../run/files/storedReader.ts';
import { callIndex, isControl } from './neededCalls.ts';
import type { Reproduction } from './Reproduction.ts';
import { reproductionOf } from './reproductionOf.ts';
import { type StoredCall, storedCall } from './storedCalls.ts';

/** What has to be known of a run. */
export type ReproducedRun = Pick<Results['run'], 'id' | 'target' | 'seed' | 'dialect' | 'hooks'>;

/** Whether a hook of the operator's signed the requests of a run. */
export const isSigned = ({ hooks }: Pick<ReproducedRun, 'hooks'>): boolean =>
  hooks?.exports.includes('onRequest') === true;

/**
 * The reproductions of some verdicts of a finished run, in their order. A verdict whose calls were not stored whole has none.
 *
 * @param file its exchanges.ndjson
 * @param failed hears of a verdict whose reproduction could not be made because of an error of ours; without it, the error is raised
 */
export async function reproductionsOf(
  verdicts: readonly Verdict[],
  run: ReproducedRun,
  file: string,
  failed: (verdict: Verdict, error: unknown) => void = (_, error) => {
    throw error;
  },
): Promise<readonly Reproduction[]> {
  if (verdicts.length === 0) return [];
  // A script has no signatures to send.
  if (isSigned(run)) return [];
  const { id, target, seed, dialect } = run;
  const calls = await readCalls(file, new Set(verdicts.flatMap(({ exchanges }) => exchanges)));
  const index = callIndex(calls);
  const capabilities = { dialect, notes: [], unread: {}, soap12Action: true };
  const made: Reproduction[] = [];
  for (const verdict of verdicts) {
    try {
      const one = await reproductionOf(verdict, { id, target, seed, capabilities, index });
      if (one !== undefined) made.push(one);
    } catch (error) {
      failed(verdict, error);
    }
  }
  return made;
}

/** The name of an operation that writes. It stands near the beginning of a line: in the address or the envelope. */
const writing = new RegExp(
  [...operations.values()]
    .filter(({ kind }) => kind !== 'get')
    .flatMap(({ name, route }) => [name, ...(route == null ? [] : [route.path])])
    .join('|'),
);
const bytesOfBeginning = 4000;

/** As many reads without a record are kept for the case that some of them are a verdict's own. */
const mostControls = 5;

/** From exchanges.ndjson: the calls with these ids, all that may have written, and some that show that the key is taken. */
async function readCalls(file: string, wanted: ReadonlySet<string>): Promise<readonly StoredCall[]> {
  const calls: StoredCall[] = [];
  let controls = 0;
  const read = await storedReader(file);
  for await (const { id, bytes } of storedLines(file)) {
    const isNeeded = wanted.has(id) || writing.test(bytes.toString('latin1', 0, bytesOfBeginning));
    if (!isNeeded && controls === mostControls) continue;
    const stored = read(bytes.toString());
    const call = stored === undefined ? undefined : storedCall(stored);
    if (call === undefined) continue;
    const isNewControl = controls < mostControls && isControl(call);
    if (isNewControl) controls += 1;
    if (isNeeded || isNewControl) calls.push(call);
  }
  return calls;
}
