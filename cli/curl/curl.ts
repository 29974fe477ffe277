import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Answer } from '../../harness/Answer.ts';
import type { Capabilities } from '../../harness/Capabilities.ts';
import { startDialect } from '../../harness/dialect/discoverDialect.ts';
import { planRun } from '../../suites/planRun.ts';
import { openEmbedded } from '../run/embedded.ts';
import { newRunId } from '../run/newRunId.ts';
import { openSession } from '../run/openSession.ts';
import { commandsOf } from './commandsOf.ts';

/**
 * `assay curl`: the commands of a case, found by judging it on the embedded server. For a target, what only a server itself
 * knows stands there as shell variables. Raises SettingsError when no case has that id.
 */
export async function curl(id: string, settings: Settings): Promise<number> {
  const [item] = planRun({ ...settings, cases: [id] }).cases;
  if (item === undefined) throw new SettingsError(`"${id}" is no case; assay list prints them.`);
  const answers: Answer[] = [];
  const embedded = await openEmbedded(settings.seed);
  const capabilities: Capabilities = {
    dialect: startDialect(settings),
    notes: [],
    unread: {},
    soap12Action: true,
  };
  const session = openSession(
    {
      settings: {
        ...settings,
        cases: [item.id],
        target: embedded.url,
        apiKey: embedded.apiKey,
        fixtures: embedded.fixtures,
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
    await session.judge(item);
  } finally {
    await session.close();
    await embedded.close();
  }
  for (const line of commandsOf(answers, { settings, capabilities, embedded }))
    process.stdout.write(`${line}\n`);
  return 0;
}
