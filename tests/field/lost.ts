import type { HttpAnswer } from '../../server/HttpAnswer.ts';
import type { Row } from './Row.ts';
import { type Breaking, behind } from './targets.ts';

const block = Buffer.from('{"ResponseStatus":{"ErrorCode":"500","Message":"The key is not known."}}');
const html = { 'content-type': 'text/html' };
const noBlock = Buffer.alloc(0);

interface Loss {
  readonly name: string;
  readonly brings: string;
  readonly does: Partial<HttpAnswer> | 'hangs' | 'dies';
  /** The numbers of the calls of the run at which it is lost; by default `points`. */
  readonly at?: readonly number[];
  readonly calls?: number;
}

const losses: readonly Loss[] = [
  { name: 'dies', brings: 'no answer (the connection was refused)', does: 'dies' },
  { name: 'hangs', brings: 'no answer (no whole response within 2000 ms)', does: 'hangs' },
  {
    name: 'is replaced by the page of a gateway',
    brings: 'HTTP 502 with an HTML page ("502 Bad Gateway")',
    does: { status: 502, headers: html, body: Buffer.from('<html><title>502 Bad Gateway</title></html>') },
  },
  {
    name: 'is replaced by a login page',
    brings: 'HTTP 200 with an HTML page ("Sign in")',
    does: { status: 200, headers: html, body: Buffer.from('<!DOCTYPE html><title>Sign in</title>') },
  },
  {
    name: 'takes the key no more (401)',
    brings: 'HTTP 401, ErrorCode "500"',
    does: { status: 401, body: block },
  },
  {
    name: 'takes the key no more (403)',
    brings: 'HTTP 403 with an empty body',
    does: { status: 403, headers: {}, body: noBlock },
  },
  {
    name: 'takes the key no more (200 and a refusal)',
    brings: 'HTTP 200, ErrorCode "500"',
    does: { status: 200, body: block },
  },
  {
    name: 'asks for time (503, at once)',
    brings: 'HTTP 503 with an HTML page ("Busy")',
    does: { status: 503, headers: { 'retry-after': '0' }, body: Buffer.from('<h1>Busy</h1>') },
    at: [15],
    // Each call is made nine times, as the target asks for.
    calls: 400,
  },
];

/** The first call of a run, one in the middle, one of the last. */
const points = [1, 15, 40];

const reads = ['--formats', 'json', '--operations', 'CompanyGet', '--runs', '3'];
/** Without a write: nobody knows what becomes of a write that meets an outage, and it ends in an error. */
const onlyReads = ['--formats', 'json', '--operations', '*Get', '--clauses', 'ENV-1'];
/** Only what hangs has to wait for it, and a busy machine needs long for an answer. */
const timeoutOf = ({ does }: Loss): readonly string[] => (does === 'hangs' ? ['--timeout', '2s'] : []);
const escaped = (text: string): string => text.replace(/[.()"*]/g, '\\$&');

/** The target is lost in the middle of a run: the run waits for `--patience`, and then it ends as incomplete, at once. */
const forGood: readonly Row[] = losses.flatMap((loss) =>
  (loss.at ?? points).map((point) => ({
    name: `the target ${loss.name}, from call ${point} on`,
    start: () => behind((_, __, count) => (count >= point ? loss.does : undefined)),
    flags: [...reads, ...timeoutOf(loss), '--patience', '400ms'],
    code: 4 as const,
    ...(loss.calls === undefined ? {} : { calls: loss.calls }),
    byCommand: point === 15 && (loss.does === 'hangs' || loss.brings.startsWith('HTTP 401')),
    says: new RegExp(
      `^Ended early: the target was lost at \\d\\d:\\d\\d:\\d\\d UTC and did not come back within 0\\.4 s: \\w+ in json brings ${escaped(loss.brings)}\\. No breach found in \\d+ of \\d+ cases\\. .*The run is incomplete\\.$`,
    ),
    seconds: 30,
  })),
);

/** The first refusals of a key with HTTP 200 look like any refusals, and are taken for the target's answers. */
const isLikeAnyRefusal = (name: string): boolean => name.includes('200 and a refusal');

/** The target is back before the patience is over, so the verdicts show nothing of its absence. */
const forAWhile: readonly Row[] = losses
  .filter(({ name, does }) => does !== 'dies' && !isLikeAnyRefusal(name))
  .map((loss) => ({
    name: `the target ${loss.name} for a while, from call 15 on`,
    start: () => {
      let until = Number.POSITIVE_INFINITY;
      const breaking: Breaking = (_, __, count) => {
        if (count === 15) until = Math.min(until, Date.now() + 700);
        return count >= 15 && Date.now() < until ? loss.does : undefined;
      };
      return behind(breaking);
    },
    flags: [...onlyReads, ...timeoutOf(loss), '--patience', '20s'],
    code: 0 as const,
    // Sixteen reads at once are made up to four times, each nine times as the target asks for, beside the run's other calls.
    ...(loss.calls === undefined ? {} : { calls: 16 * 4 * 9 + 100 }),
    byCommand: loss.does === 'hangs',
    says: /^No breach found in \d+ of \d+ cases\. (\d+) of \1 selected cases judged\.$/,
    seconds: 30,
  }));

export const lost: readonly Row[] = [...forGood, ...forAWhile];
