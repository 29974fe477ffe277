import type { Settings } from '../../config/Settings.ts';
import type { Format } from '../../specs/Format.ts';
import type { XmlFormat } from '../dialect/DialectProbe.ts';
import { type DialectDiscovery, discoverDialect, startDialect } from '../dialect/discoverDialect.ts';
import type { Answer } from '../exchanges/Answer.ts';
import { isPlainSuccess } from '../exchanges/statusBlock.ts';
import type { Api } from '../target/Api.ts';
import { type Capabilities, plainCapabilities } from '../target/Capabilities.ts';
import type { Target } from '../target/Target.ts';
import { routeTo } from '../transport/routeTo.ts';
import { ask, askAll } from './askAll.ts';
import { askByQuery } from './askByQuery.ts';
import { chooseControl, controlsIn } from './chooseControl.ts';
import { findUnread, unreadNote } from './findUnread.ts';
import { findUntold, untoldNote } from './findUntold.ts';
import { nameOfTarget } from './nameOfTarget.ts';
import { redirectNotes } from './redirectNotes.ts';
import { requireAnswer } from './requireAnswer.ts';
import { requireApi } from './requireApi.ts';
import { requireKey } from './requireKey.ts';
import { standingOf } from './Standing.ts';

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
  const where = nameOfTarget(settings.target, settings.apiKey);
  const first = plainCapabilities(startDialect(settings));
  const api = openApi(first);
  const { scope } = settings;
  const controls = controlsIn(scope);
  const [asked] = controls;
  const answers = await askAll(api, asked, settings.formats);
  const { timeoutMs, target: baseUrl, connection } = settings;
  await requireAnswer(api, answers, { target, other: controls[1] }, async () => ({
    where,
    timeoutMs,
    proxy: baseUrl === null ? null : (await routeTo(new URL(baseUrl), connection)).proxy,
  }));
  await requireApi(answers.values(), { openApi, known: first, apiKey: settings.apiKey, where, scope });

  const control = await chooseControl(api, answers, settings.formats, controls);
  const probed = { target, openApi, apiKey: settings.apiKey ?? '', scope };
  const xmlAnswers = xmlOnly(control.answers);
  const discovery =
    xmlAnswers.size === 0 ? null : await discoverDialect(probed, settings, control.operationName, xmlAnswers);
  const elsewhere = discovery === null ? null : await discoverRest(discovery);
  const understood: readonly Format[] = [...(discovery?.working ?? []), ...(elsewhere?.working ?? [])];
  const found: Capabilities = {
    ...first,
    ...(elsewhere === null ? {} : { dialects: elsewhere.dialects }),
    ...(discovery === null ? {} : { dialect: discovery.dialect, soap12Action: discovery.soap12Action }),
  };

  const proven =
    understood.length > 0 ||
    [...control.answers.values()].some((answer) => standingOf(answer) === 'works') ||
    (![...settings.formats, ...scope.withoutFormats].includes('json') &&
      standingOf(await ask(api, asked, 'json')) === 'works');
  const turnedAway = new Map([...control.answers].filter(([format]) => !understood.includes(format)));
  let unread: Capabilities['unread'] = {};
  if (proven) unread = await findUnread({ openApi, scope }, found, control.operationName, turnedAway);
  else {
    const byQuery = await askByQuery(openApi, found, asked, turnedAway);
    const had = [...byQuery].filter(([, answer]) => standingOf(answer) === 'works');
    unread = Object.fromEntries(had.map(([format]) => [format, { kind: 'query' }]));
    if (had.length === 0) {
      const given = { documented: control.answers, byQuery, rejected: discovery?.rejected ?? null };
      await requireKey(probed, settings, given, [asked, controls[1]], where);
    }
  }
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

  /**
   * If some XML formats are understood and others are not, searches for a dialect of the others alone; null when there are none.
   */
  async function discoverRest({ working }: DialectDiscovery): Promise<Elsewhere | null> {
    const rest = new Map([...xmlAnswers].filter(([format]) => !working.includes(format)));
    if (working.length === 0 || rest.size === 0) return null;
    const other = await discoverDialect(probed, settings, control.operationName, rest, true);
    if (other.working.length === 0) return null;
    const written = other.working.join(', ');
    return {
      working: other.working,
      dialects: Object.fromEntries(other.working.map((format) => [format, other.dialect])),
      notes: other.notes.map((note) => `${written}: ${note}`),
    };
  }
}

/** What was found for formats that need a different dialect from the rest. */
interface Elsewhere {
  readonly working: readonly XmlFormat[];
  readonly dialects: NonNullable<Capabilities['dialects']>;
  readonly notes: readonly string[];
}

function xmlOnly(answers: ReadonlyMap<Format, Answer>): ReadonlyMap<XmlFormat, Answer> {
  const some = new Map<XmlFormat, Answer>();
  for (const [format, answer] of answers) {
    if (format === 'xml' || format === 'soap11' || format === 'soap12') some.set(format, answer);
  }
  return some;
}
