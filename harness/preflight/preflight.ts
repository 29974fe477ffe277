import type { Settings } from '../../config/Settings.ts';
import type { Format } from '../../specs/Format.ts';
import type { XmlFormat } from '../../specs/isXml.ts';
import { isXml } from '../../specs/isXml.ts';
import type { ProbedTarget } from '../dialect/DialectProbe.ts';
import { type DialectDiscovery, discoverDialect, startDialect } from '../dialect/discoverDialect.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { standingOf } from '../exchanges/Standing.ts';
import { isPlainSuccess } from '../exchanges/statusBlock.ts';
import type { Api } from '../target/Api.ts';
import { type Capabilities, plainCapabilities } from '../target/Capabilities.ts';
import type { Target } from '../target/Target.ts';
import { routeTo } from '../transport/routeTo.ts';
import { ask, askAll } from './askAll.ts';
import { askByQuery } from './askByQuery.ts';
import { type Control, chooseControl, controlsIn } from './chooseControl.ts';
import { findUnread, unreadNote } from './findUnread.ts';
import { findUntold, untoldNote } from './findUntold.ts';
import { nameOfTarget } from './nameOfTarget.ts';
import { redirectNotes } from './redirectNotes.ts';
import { requireAnswer } from './requireAnswer.ts';
import { requireApi } from './requireApi.ts';
import { requireKey } from './requireKey.ts';

export interface PreflightOptions {
  readonly target: Target;
  /** Opens a client of the target with these capabilities. */
  readonly openApi: (capabilities: Capabilities) => Api;
  readonly settings: Settings;
}

/**
 * Finds out before a run whether there is a target and whether it accepts the key. Also finds how it wants XML written, and which
 * formats it writes but does not read. Reads only: some twenty requests, never more than a hundred.
 *
 * Raises TargetError when there is no target (docs/judging.md, Outcome: exit code 3). That means no HTTP answer, nothing within
 * the timeout, something other than the API, or a key that is refused in every selected format. Anything else that answers HTTP
 * is a target.
 */
export async function preflight({ target, openApi, settings }: PreflightOptions): Promise<Capabilities> {
  const { scope, timeoutMs, target: baseUrl, connection } = settings;
  const where = nameOfTarget(baseUrl, settings.apiKey);
  const first = plainCapabilities(startDialect(settings));
  const api = openApi(first);
  const controls = controlsIn(scope);
  const answers = await askAll(api, controls[0], settings.formats);
  await requireAnswer(api, answers, { target, other: controls[1] }, async () => ({
    where,
    timeoutMs,
    proxy: baseUrl === null ? null : (await routeTo(new URL(baseUrl), connection)).proxy,
  }));
  await requireApi(answers.values(), { openApi, known: first, apiKey: settings.apiKey, where, scope });

  const control = await chooseControl(api, answers, settings.formats, controls);
  const probed = { target, openApi, apiKey: settings.apiKey ?? '', scope };
  const asking = { probed, settings, api, controls, control, where };
  const { discovery, elsewhere } = await findLayout(asking);
  const found: Capabilities = {
    ...first,
    ...(elsewhere === null ? {} : { dialects: elsewhere.dialects }),
    ...(discovery === null ? {} : { dialect: discovery.dialect, soap12Action: discovery.soap12Action }),
  };
  const understood: readonly Format[] = [...(discovery?.working ?? []), ...(elsewhere?.working ?? [])];
  const turnedAway = new Map([...control.answers].filter(([format]) => !understood.includes(format)));
  const unread = (await isProven(asking, understood))
    ? await findUnread({ openApi, scope }, found, control.operationName, turnedAway)
    : await unreadByAll(asking, found, turnedAway, discovery?.rejected ?? null);
  const [worked] = [...control.answers].filter(([, answer]) => isPlainSuccess(answer));
  const untold = findUntold(discovery, turnedAway, unread);
  return {
    ...found,
    unread,
    ...(worked === undefined ? {} : { worked: { operationName: control.operationName, format: worked[0] } }),
    notes: [
      ...redirectNotes(answers.values(), settings.apiKey),
      ...(discovery?.notes ?? []),
      ...(elsewhere?.notes ?? []),
      ...Object.entries(unread).map(([format, way]) => unreadNote(format, way)),
      ...untold.map(untoldNote),
    ],
    ...(discovery === null || discovery.unsettled.length === 0 ? {} : { unsettled: discovery.unsettled }),
    ...(untold.length === 0 ? {} : { untold }),
  };
}

/** What a target that answers is asked with, and the calls that should succeed. */
interface Asking {
  readonly probed: ProbedTarget;
  readonly settings: Settings;
  /** A client that writes calls in the plain dialect. */
  readonly api: Api;
  readonly controls: ReturnType<typeof controlsIn>;
  readonly control: Control;
  /** The target as messages name it. */
  readonly where: string;
}

/** How the target wants XML written. */
interface Layout {
  /** Null if no XML format is selected. */
  readonly discovery: DialectDiscovery | null;
  /** Null if all XML formats that are understood have one dialect. */
  readonly elsewhere: Elsewhere | null;
}

/** What was found for formats that need a different dialect from the rest. */
interface Elsewhere {
  readonly working: readonly XmlFormat[];
  readonly dialects: NonNullable<Capabilities['dialects']>;
  readonly notes: readonly string[];
}

/** Finds the dialect. If it is understood in some XML formats only, searches for one of the others alone. */
async function findLayout({ probed, settings, control }: Asking): Promise<Layout> {
  const answers = xmlOnly(control.answers);
  if (answers.size === 0) return { discovery: null, elsewhere: null };
  const { operationName } = control;
  const discovery = await discoverDialect(probed, settings, operationName, answers);
  const rest = new Map([...answers].filter(([format]) => !discovery.working.includes(format)));
  if (discovery.working.length === 0 || rest.size === 0) return { discovery, elsewhere: null };
  const other = await discoverDialect(probed, settings, operationName, rest, true);
  if (other.working.length === 0) return { discovery, elsewhere: null };
  const written = other.working.join(', ');
  const elsewhere = {
    working: other.working,
    dialects: Object.fromEntries(other.working.map((format) => [format, other.dialect])),
    notes: other.notes.map((note) => `${written}: ${note}`),
  };
  return { discovery, elsewhere };
}

/** Whether some call works, so that the key is right. Json is asked too, if it is in scope and was not selected. */
async function isProven(
  { api, settings, controls, control }: Asking,
  understood: readonly Format[],
): Promise<boolean> {
  if (understood.length > 0) return true;
  if ([...control.answers.values()].some((answer) => standingOf(answer) === 'works')) return true;
  const isAsked = [...settings.formats, ...settings.scope.withoutFormats].includes('json');
  return !isAsked && standingOf(await ask(api, controls[0], 'json')) === 'works';
}

/**
 * The formats that are not read, where no documented call works in any. A GET tells those from a refused key. Raises TargetError if the
 * key is refused.
 */
async function unreadByAll(
  { probed, settings, controls, control, where }: Asking,
  found: Capabilities,
  turnedAway: ReadonlyMap<Format, Answer>,
  rejected: DialectDiscovery['rejected'],
): Promise<Capabilities['unread']> {
  const [asked, other] = controls;
  const byQuery = await askByQuery(probed.openApi, found, asked, turnedAway);
  const had = [...byQuery].filter(([, answer]) => standingOf(answer) === 'works');
  if (had.length === 0) {
    const given = { documented: control.answers, byQuery, rejected };
    await requireKey(probed, settings, given, [asked, other], where);
  }
  return Object.fromEntries(had.map(([format]) => [format, { kind: 'query' } as const]));
}

function xmlOnly(answers: ReadonlyMap<Format, Answer>): ReadonlyMap<XmlFormat, Answer> {
  const some = new Map<XmlFormat, Answer>();
  for (const [format, answer] of answers) {
    if (isXml(format)) some.set(format, answer);
  }
  return some;
}
