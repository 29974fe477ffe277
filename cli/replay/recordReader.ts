import type { Exchange } from '../../harness/exchanges/Exchange.ts';
import type { OutsideEvent, RunPart } from '../../harness/outside/OutsideEvent.ts';
import { type RecordedEvent, ReplayError } from '../../harness/outside/replayedOutside.ts';
import { exchangeIn } from '../../harness/stored/exchangeIn.ts';

/** A record of a run, read once from its beginning to its end. */
export interface RecordReader {
  /** The events of the next part, one after another, and undefined at its end. Raises ReplayError if another part comes. */
  readonly part: (name: RunPart) => () => Promise<RecordedEvent | undefined>;
  /** Raises ReplayError if an exchange is left that no part names. */
  readonly end: () => Promise<void>;
}

/** Exchanges stand almost in their order: long ones are written at once, and short ones together. This is how many wait at most. */
const mostWaiting = 20_000;

/** Reads a record: the order of what came, and the lines of exchanges.ndjson. `heard` is told of each exchange. */
export function recordReader(
  order: readonly OutsideEvent[],
  lines: AsyncIterator<string, unknown>,
  heard: (exchange: Exchange) => void = () => undefined,
): RecordReader {
  const { exchangeOf, left } = exchangesOf(lines, heard);
  let place = 0;
  return {
    part: (name) => {
      const first = order[place];
      if (first === undefined || !('part' in first) || first.part !== name)
        throw new ReplayError(`the record holds no ${inWords[name]} where it belongs`);
      place += 1;
      return async () => {
        const event = order[place];
        if (event === undefined || 'part' in event) return undefined;
        place += 1;
        if ('kept' in event) await exchangeOf(event.kept);
        return 'answer' in event ? { ...event, exchange: await exchangeOf(event.answer) } : event;
      };
    },
    end: async () => {
      const more = await left();
      if (more !== undefined) throw new ReplayError(more);
      if (place < order.length) throw new ReplayError('the order of the record goes on after its last part');
    },
  };
}

/** The exchanges of a record by their ids, each once. `left` says in words what nobody asked for; undefined where nothing is left. */
function exchangesOf(lines: AsyncIterator<string, unknown>, heard: (exchange: Exchange) => void) {
  const waiting = new Map<string, string>();
  const keep = (line: string): void => {
    const [, id] = /^\{"id":"(x\d+)"/.exec(line) ?? [];
    if (id === undefined) throw new ReplayError('the record holds a line that is no exchange');
    if (waiting.has(id)) throw new ReplayError(`the record holds exchange ${id} twice`);
    waiting.set(id, line);
  };
  const lineOf = async (id: string): Promise<string> => {
    for (;;) {
      const line = waiting.get(id);
      if (line !== undefined) {
        waiting.delete(id);
        return line;
      }
      const { value, done } = await lines.next();
      if (done === true || waiting.size > mostWaiting)
        throw new ReplayError(`the record does not hold exchange ${id}`);
      keep(value);
    }
  };
  return {
    exchangeOf: async (id: string): Promise<Exchange> => {
      const exchange = exchangeIn(await lineOf(id));
      if (exchange === undefined) throw new ReplayError(`the record does not hold exchange ${id} whole`);
      heard(exchange);
      return exchange;
    },
    left: async (): Promise<string | undefined> => {
      const [left] = waiting.keys();
      if (left !== undefined) return `the record holds exchange ${left}, which its order does not name`;
      return (await lines.next()).done === true
        ? undefined
        : 'the record holds more exchanges than its order names';
    },
  };
}

const inWords: Readonly<Record<RunPart, string>> = {
  preflight: 'first questions to the target',
  judging: 'judging',
  cleanUp: 'clean-up',
};
