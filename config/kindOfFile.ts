import { readFixtures } from './fixtureFacts.ts';
import { options } from './options.ts';

/** What a file that an option names can hold. */
export type FileKind = keyof typeof kinds;

interface Kind {
  readonly isSeenIn: (content: Readonly<Record<string, unknown>>) => boolean;
  /** What it is, and what takes it. */
  readonly words: string;
}

const settingNames = [...options.map(({ setting }) => setting), 'scope', 'dialect', 'hooks'];
const fixtureNames = [...Object.keys(readFixtures), 'samples', 'disposable'];

/** The kinds that are JSON. The first that is seen in a file counts. */
const kinds = {
  traffic: {
    isSeenIn: ({ log }) => typeof log === 'object' && log !== null && 'entries' in log,
    words: 'a HAR file, which assay judge takes',
  },
  results: {
    isSeenIn: ({ run, verdicts }) => typeof run === 'object' && Array.isArray(verdicts),
    words: 'the results.json of a run, which assay compare takes',
  },
  deviations: {
    isSeenIn: ({ deviations, ...others }) =>
      Array.isArray(deviations) && Object.keys(others).every((name) => name.startsWith('$')),
    words: 'a list of known deviations, which --deviations takes',
  },
  fixtures: {
    isSeenIn: (content) => fixtureNames.some((name) => name in content),
    words: 'a fixtures file, which --fixtures takes',
  },
  settings: {
    isSeenIn: (content) => settingNames.some((name) => name in content),
    words: 'a settings file, which --config takes',
  },
} satisfies Readonly<Record<string, Kind>>;

/** What JSON seems to be, in words, if it is of another kind than is wanted; undefined if it may be of that kind, or of none. */
export function otherKindOfJson(content: unknown, wanted: FileKind): string | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined;
  const members = content as Readonly<Record<string, unknown>>;
  const seen = (Object.keys(kinds) as FileKind[]).filter((kind) => kinds[kind].isSeenIn(members));
  const [first] = seen;
  // A member of fixtures may stand in a settings file by mistake. Whoever wrote it wants to hear of that member.
  const isMistaken = (first === 'fixtures' || first === 'settings') && seen.includes(wanted);
  return first === undefined || first === wanted || isMistaken ? undefined : kinds[first].words;
}

/** What a file that is not JSON seems to be, in words; undefined if nobody can tell. */
export function kindOfOther(bytes: Uint8Array, text: string): string | undefined {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b)
    return 'a gzip file, such as the bundle that assay verify takes';
  if (/^\s*-----BEGIN /.test(text)) return 'a PEM file, which --ca, --cert and --cert-key take';
  const [first = '', second = ''] = text.split('\n', 2);
  if (isRecord(first) && isRecord(second)) return 'a file of one record a line, such as exchanges.ndjson';
  if (/^\s*(?:import\s|export\s+(?:const|let|default|function|async|class|\{|\*))/m.test(text))
    return 'a module, which --config takes if its name ends in .mjs';
  if (/^\s*<(?:!doctype|html)/i.test(text)) return 'a page';
  return undefined;
}

function isRecord(line: string): boolean {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}
