import type { Fixtures } from '../../config/Settings.ts';
import { plainRead } from '../../harness/exchanges/plainRead.ts';
import { standingOf } from '../../harness/exchanges/Standing.ts';
import { discoverFixtures } from '../../harness/preflight/discoverFixtures.ts';
import { preflight } from '../../harness/preflight/preflight.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import type { Api } from '../../harness/target/Api.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import { openApi } from '../../harness/target/openApi.ts';
import { patience } from '../../harness/transport/patience.ts';
import type { Format } from '../../specs/Format.ts';
import { recordsOf } from '../../specs/recordsOf.ts';
import type { RecordValue } from '../../specs/Value.ts';
import { writtenText } from '../../specs/writtenText.ts';
import { secretsOf } from '../run/files/secretsOf.ts';
import { newRunId } from '../run/newRunId.ts';
import { openRunTarget } from '../run/openRunTarget.ts';
import type { Task } from '../run/Task.ts';

/** What a target showed before anything was written about it: fixtures, and in plain words how it wants to be asked. */
export interface TriedTarget {
  readonly fixtures: Fixtures;
  readonly notes: readonly string[];
}

/** Asks a target what a run would ask first, and reads what a fixtures file can name. Raises TargetError if there is none to judge. */
export async function tryTarget(settings: Task['settings']): Promise<TriedTarget> {
  const { target } = openRunTarget({ ...settings, readOnly: true }, newRunId(), {
    first: 1,
    record: () => undefined,
    patience: patience(),
  });
  const open = (known: Capabilities): Api =>
    openApi({ target, capabilities: known, apiKey: settings.apiKey });
  try {
    const known = await preflight({ target, settings, openApi: open });
    const api = open(known);
    const format = settings.formats.find((each) => known.unread[each] === undefined) ?? 'json';
    const { fixtures } = await discoverFixtures(api, {}, { format, scope: settings.scope });
    const settingName = await takenSettingName(api, format);
    const { text } = redactor(secretsOf(settings));
    return {
      fixtures: withoutSecrets({ ...fixtures, ...(settingName === undefined ? {} : { settingName }) }, text),
      notes: known.notes.map(text),
    };
  } finally {
    await target.close();
  }
}

/** A name in the list of settings that AccountSettingsGet takes as SettingName, and then brings that setting alone. */
async function takenSettingName(api: Api, format: Format): Promise<string | undefined> {
  const plain = plainRead('AccountSettingsGet', format);
  const namesFor = async (members: RecordValue): Promise<readonly (string | undefined)[]> => {
    const answer = await api.call({ ...plain, members });
    if (standingOf(answer) !== 'works') return [];
    return recordsOf(answer.decoded?.value.mvAccountSettings).map(({ SettingName }) =>
      writtenText(SettingName),
    );
  };
  const name = (await namesFor({})).find((each) => each !== undefined && each !== '');
  if (name === undefined) return undefined;
  const brought = await namesFor({ SettingName: name });
  return brought.length > 0 && brought.every((each) => each === name) ? name : undefined;
}

/** A target may show the key in its records. Such a value goes into no file. */
function withoutSecrets(fixtures: Fixtures, redact: (text: string) => string): Fixtures {
  const isOpen = (value: unknown): boolean => redact(String(value)) === String(value);
  return Object.fromEntries(
    Object.entries(fixtures).flatMap(([name, value]) => {
      if (!Array.isArray(value)) return isOpen(value) ? [[name, value]] : [];
      const open = value.filter(isOpen);
      return open.length === 0 ? [] : [[name, open]];
    }),
  );
}
