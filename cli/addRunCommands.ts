import type { Command } from 'commander';
import { nameHint, nearestName } from '../config/nearestName.ts';
import { SettingsError } from '../config/SettingsError.ts';
import { commandFlags } from './commandFlags.ts';
import { addFlags, addOptions, flagsOf, settingsOf } from './flagsOf.ts';
import { judgingThread, startedThread } from './run/threads/judgingThread.ts';

const runHelp = `
The key:
  Set ASSAY_API_KEY or name a file with --api-key-file. --api-key works too, but every user of the machine
  can see the arguments of a process, and shells keep them.

Settings come from flags, then ASSAY_ variables (ASSAY_TARGET, ASSAY_FORMATS …), then .env in the working
folder, then assay.config.json (--config names another file). Only that file holds "dialect" and "scope".
Lists take commas, repetition and globs. Headers come from all of these; --header replaces only the one of its name.

Safety:
  On a loopback target everything is allowed. Any other target is only read, until --allow permits more.
  All records that a run makes hold its id. At its end it deletes the companies and lists the rest. Try --plan.

Connections:
  HTTPS_PROXY, HTTP_PROXY and NO_PROXY count, but not for a target on loopback. --proxy counts for every target.
  ASSAY_CERT_PASSPHRASE opens the key of --cert. See docs/networks.md.

Files in --out (default assay-report/):
  results.json      everything, by results.schema.json of this package
  results.ndjson    the verdicts, one a line, as they come
  made.ndjson       what the run is about to change, before it does; for assay cleanup and --resume
  exchanges.ndjson  every request and response, redacted
  report.html       for people, in one file; junit.xml for CI; with --report also summary.md, badge.svg
                    and allure-results/

Exit codes:
  0    no new breach found
  1    breach, or a known deviation is out of date
  2    wrong settings
  3    no target, or key refused
  4    nothing broken, but an error, an incomplete run or nothing judged
  130  interrupted
Only a run of the whole suite in which every MUST was judged can conform. Any other run says in how many
cases it found no breach.

Examples:
  $ assay run --target http://127.0.0.1:8080/api --deviations deviations.json
  $ assay run --target http://127.0.0.1:8080/api --api-key-file key.txt --fixtures fixtures.json
  $ assay run --target https://host.example/api --allow writes,events --rate 20
  $ assay run --target https://host.example/api --ca ca.pem --cert client.pem --cert-key client.key
  $ assay run --cases 'jsv/DiscountDelete/*' --seed 7
  $ assay run --json --strict > results.json
  $ assay run --shard 3/8 --out shard-3               a part of the run; assay merge puts all together
  $ assay run --target http://127.0.0.1:8080/api --fixtures fixtures.json --resume
`;

/** Adds `run`, which `assay` does without a command too; `ended` is told the exit code. */
export function addRunCommand(root: Command, ended: (code: number) => void): void {
  const run = root.command('run [words...]', { isDefault: true }).usage('[options]');
  addOptions(
    run.description('judge a target; without --target, the embedded reference server'),
    commandFlags.run,
  );
  run.addHelpText('after', runHelp).action(async (words: readonly string[]) => {
    const [word] = words;
    if (word !== undefined) throw new SettingsError(unknownCommand(word, root));
    const settings = settingsOf(run, commandFlags.run);
    // The judging thread loads the suites while this one loads the run. Hooks may change the environment first, and --plan judges nothing.
    const openThread = settings.hooks === null && !settings.plan ? startedThread() : judgingThread;
    const { runCommand, thisProcess } = await import('./run/runCommand.ts');
    // Reports hold the target's data, so nobody else on this machine may read them.
    process.umask(0o077);
    ended(await runCommand(settings, { ...thisProcess, openThread }));
  });
}

/** Says what is wrong with a word that no option takes. It is quoted only where it resembles a command: it may be a secret. */
function unknownCommand(word: string, root: Command): string {
  const names = root.commands.map((command) => command.name());
  if (nearestName(word, names) !== undefined) return `"${word}" is no command. ${nameHint(word, names)}`;
  return `an argument is neither a command nor the value of an option. Put a value with blanks into quotes, such as --header 'Name: value'. ${nameHint(word, names)}`;
}

/** In init, these two have another help. */
const ofInitItself: readonly string[] = ['target', 'fixtures'];

const initHelp = `
On a terminal it asks for the target and the key, unless flags or the environment give them. Then it tries the target and reads what a
fixtures file can name. It sends nothing that writes. In the working folder it writes:

  assay.config.json   the target, the flags that were given, and the place of the schema for editors
  fixtures.json       what it found, and how to get the rest (--fixtures names your own file instead)
  .env                the key and all other secrets, for you alone to read
  .gitignore          a line for .env

It writes all of them at the end, or none. Lines that .env and .gitignore already hold stay.

Exit codes: 0 written, 2 wrong settings or a file that is there already, 3 no target or key refused, 130 interrupted.

Examples:
  $ assay init                                        asks on the terminal
  $ ASSAY_API_KEY=… assay init --target https://host.example/api
  $ assay init --target http://127.0.0.1:8080 --api-key-file key.txt
`;

/** Adds `init`, which comes before the first run; `ended` is told the exit code. */
export function addInitCommand(root: Command, ended: (code: number) => void): void {
  const starting = root
    .command('init')
    .description(
      'try a target and write the files that assay needs to judge it: settings, fixtures, the key',
    );
  starting
    .option('--target <url>', 'the base URL of the server; without it, init asks')
    .option('--fixtures <file>', 'a fixtures file of your own, instead of the one that init writes');
  addFlags(
    starting,
    commandFlags.init.filter((flag) => !ofInitItself.includes(flag)),
  )
    .option('--force', 'replace the files that are there already')
    .addHelpText('after', initHelp)
    .action(async () => {
      const { init } = await import('./init/init.ts');
      const { force = false } = starting.opts<{ force?: boolean }>();
      const surroundings = { environment: process.env, folder: process.cwd() };
      ended(await init({ flags: flagsOf(starting, commandFlags.init), force, ...surroundings }));
    });
}

const diagnoseHelp = `
Looks at the name, the connection, the certificate, the proxy, the key, and each format at each address. Then it looks at the
dialect, the clock, the zone, latency, HTTP and compression, and makes ten checks of answers. It sends some sixty calls, and
none that writes. The first line names the worst problem. The last line is the command that judges this target.

Exit codes are those of assay run. 0 also means that all is lawful, but something is worth knowing, such as a wrong clock.

Examples:
  $ assay diagnose --target https://host.example/api
  $ assay diagnose --target https://host.example/api --formats csv --json
`;

/** Adds `diagnose`, which asks a target and judges no more than it has to; `ended` is told the exit code. */
export function addDiagnoseCommand(root: Command, ended: (code: number) => void): void {
  const diagnosing = root
    .command('diagnose')
    .description('say what is wrong with a deployment and what to do; sends nothing that writes');
  addOptions(diagnosing, commandFlags.diagnose)
    .option('--json', 'print the diagnosis as JSON, by diagnosis.schema.json of this package')
    .addHelpText('after', diagnoseHelp)
    .action(async () => {
      const settings = settingsOf(diagnosing, commandFlags.diagnose);
      const { diagnoseCommand } = await import('./diagnose/diagnoseCommand.ts');
      ended(await diagnoseCommand({ ...settings, json: diagnosing.opts().json === true }));
    });
}
