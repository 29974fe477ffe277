import type { Settings } from '../../config/Settings.ts';
import { SettingsError } from '../../config/SettingsError.ts';
import type { Flags } from '../../config/sources.ts';
import type { Task } from '../run/Task.ts';
import { isTerminal, openQuestions, type Questions, type Terminal } from './openQuestions.ts';

/**
 * The settings with a target and a key. Asks for what is missing, as if it were given by a flag; `load` reads the settings with such
 * answers. Undefined if the operator ends the questions.
 *
 * Raises SettingsError if something is missing and there is nobody to ask.
 */
export async function askMissing(
  load: (answers: Flags) => Settings,
  terminal: Terminal,
): Promise<Task['settings'] | undefined> {
  const given = load({});
  if (given.target !== null && given.apiKey !== null) return complete(given);
  if (!isTerminal(terminal))
    throw new SettingsError(
      'init has no terminal to ask on: give --target, and the key in ASSAY_API_KEY or with --api-key-file.',
    );
  const questions = openQuestions(terminal);
  try {
    let answers: Flags = {};
    for (const { flag, isMissing, ask } of asked) {
      if (!isMissing(given)) continue;
      const answered = await acceptedAnswer(
        () => ask(questions),
        (answer) => load({ ...answers, [flag]: [answer] }),
        terminal,
      );
      if (answered === undefined) return undefined;
      answers = { ...answers, [flag]: [answered] };
    }
    return complete(load(answers));
  } finally {
    questions.close();
  }
}

const asked = [
  {
    flag: 'target',
    isMissing: ({ target }: Settings) => target === null,
    ask: ({ ask }: Questions) => ask('Base URL of the server, such as https://host.example/api: '),
  },
  {
    flag: 'api-key',
    isMissing: ({ apiKey }: Settings) => apiKey === null,
    ask: ({ askHidden }: Questions) => askHidden('API key (it is not shown): '),
  },
];

/** Asks until the settings take the answer, and says each time what is allowed. */
async function acceptedAnswer(
  ask: () => Promise<string | undefined>,
  take: (answer: string) => void,
  { stderr }: Terminal,
): Promise<string | undefined> {
  for (;;) {
    const answer = await ask();
    if (answer === undefined) return undefined;
    try {
      take(answer);
      return answer;
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      stderr.write(`${error.message}\n`);
    }
  }
}

function complete(settings: Settings): Task['settings'] {
  const { target, apiKey } = settings;
  if (target === null || apiKey === null) throw new Error('a setting that was asked for is missing');
  return { ...settings, target, apiKey };
}
