import { plainConnection } from '../../config/ConnectionSettings.ts';
import { loadHooks } from '../../config/hooks/loadHooks.ts';
import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import { startDialect } from '../../harness/dialect/discoverDialect.ts';
import type { Answer } from '../../harness/exchanges/Answer.ts';
import type { Capabilities } from '../../harness/target/Capabilities.ts';
import type { Case } from '../../harness/verdicts/Case.ts';
import { counted } from '../../harness/words/counted.ts';
import { formats } from '../../specs/Format.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { curlTo } from '../run/curlTo.ts';
import { openEmbedded } from '../run/embedded.ts';
import { newRunId } from '../run/newRunId.ts';
import { openRunOfTask } from '../run/openRunOfTask.ts';
import { commandsOf } from './commandsOf.ts';

/**
 * `assay curl`: the commands of a case, found by judging it on the embedded server. For a target, values that only a server knows
 * become shell variables. Raises SettingsError if no case has that id, or several match it.
 */
export async function curl(id: string, settings: Settings): Promise<number> {
  await loadHooks(settings.hooks);
  const item = caseOf(id, settings);
  const connection = await curlTo(settings.target, settings.connection);
  const answers: Answer[] = [];
  const embedded = await openEmbedded(settings.seed);
  const capabilities: Capabilities = {
    dialect: startDialect(settings),
    notes: [],
    unread: {},
    soap12Action: true,
  };
  const run = openRunOfTask(
    {
      settings: {
        ...ofWholeSuite(settings),
        cases: [item.id],
        target: embedded.url,
        apiKey: embedded.apiKey,
        fixtures: embedded.fixtures,
        connection: plainConnection,
        readOnly: false,
        rate: null,
      },
      capabilities,
      runId: newRunId(),
      firstExchange: 1,
    },
    { exchange: () => {}, made: () => {}, answered: (answer) => answers.push(answer) },
  );
  try {
    await run.judge(item);
  } finally {
    await run.close();
    await embedded.close();
  }
  for (const line of commandsOf(answers, { caseId: item.id, settings, capabilities, embedded, connection }))
    process.stdout.write(`${line}\n`);
  return 0;
}

/** The settings without a selection: that of the settings file is meant for runs. */
const ofWholeSuite = (settings: Settings): Settings => ({
  ...settings,
  formats: formats.filter((format) => !settings.scope.withoutFormats.includes(format)),
  operations: [],
  clauses: [],
  shard: null,
});

function caseOf(id: string, settings: Settings): Case {
  const { cases } = planRun({ ...ofWholeSuite(settings), cases: [id] });
  const [item, ...others] = cases;
  if (item === undefined) throw new SettingsError(`There is no case "${id}"; "assay list" prints them all.`);
  if (item.outOfScope !== undefined)
    throw new SettingsError(`scope: ${item.outOfScope} is out of scope, and "${id}" is about it.`);
  if (others.length === 0) return item;
  throw new SettingsError(
    `"${id}" matches ${counted(cases.length, 'case')}, and curl takes one, such as "${item.id}"; "assay list" prints them all.`,
  );
}
