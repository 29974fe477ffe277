import { Command } from 'commander';
import { addCertificateCommands } from './addCertificateCommands.ts';
import { addFindingCommands, addFolderCommands } from './addFolderCommands.ts';
import { addPrintingCommands } from './addPrintingCommands.ts';
import { addDiagnoseCommand, addInitCommand, addRunCommand } from './addRunCommands.ts';
import { addServerCommands } from './addServerCommands.ts';
import { addTrafficCommands } from './addTrafficCommands.ts';
import { suiteVersion } from './suiteVersion.ts';

/** The commands in the order in which `assay --help` lists them. */
const commands: readonly ((root: Command, ended: (code: number) => void) => void)[] = [
  addRunCommand,
  addInitCommand,
  addPrintingCommands,
  addDiagnoseCommand,
  addFolderCommands,
  addCertificateCommands,
  addTrafficCommands,
  addFindingCommands,
  addServerCommands,
];

const mainHelp = `
Exit codes:
  0    the target conforms, or what was judged shows no new breach (the report says which)
  1    a MUST clause is broken (with --strict also a SHOULD clause), or a known deviation is out of date
  2    wrong usage or settings, or a selection that matches nothing
  3    no target: nothing answers there over HTTP or in time, or the key is refused
  4    nothing is broken, but something ended in an error, the run is incomplete or nothing was judged
  130  interrupted; the reports are written anyway

Examples:
  $ assay                                             judge the embedded reference server
  $ ASSAY_API_KEY=… assay --target https://host/api   judge a server, by reading only (see run --help)
  $ assay init                                        write this down, so that assay alone judges the server
  $ assay --formats jsv --operations 'Discount*' --clauses ERR-2
  $ assay explain ERR-2
  $ assay serve                                       a sandbox to write clients against
`;

/**
 * Reads the command line, runs its command and returns the exit code. Raises CommanderError for wrong usage.
 *
 * Commands are loaded on demand: a wrong setting or --help should not wait for the suites.
 */
export async function program(argv: readonly string[]): Promise<number> {
  let code = 0;
  const root = rootCommand((exitCode) => {
    code = exitCode;
  });
  await root.parseAsync([...argv]);
  return code;
}

/** `assay` with all its commands; `ended` is told the exit code of the one that ran. */
export function rootCommand(ended: (code: number) => void): Command {
  const root = new Command('assay')
    .description(
      'Judges whether a server keeps the Inventory and Order Management API v2017a, clause by clause.',
    )
    .version(suiteVersion, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; assay <command> --help tells more')
    .addHelpText('after', mainHelp)
    .configureHelp({ helpWidth: 100 })
    .configureOutput({
      outputError: (text, write) => write(withoutValue(text).replace(/^error: /, 'assay: ')),
    })
    .exitOverride();
  for (const add of commands) add(root, ended);
  for (const command of root.commands) command.exitOverride().configureHelp({ helpWidth: 100 });
  return root;
}

/** What commander says, without the value behind an unknown option: it may be a secret behind a name that was typed wrongly. */
const withoutValue = (text: string): string =>
  text.replace(/^(error: unknown option '--?[\w-]+)=[\s\S]*$/, "$1'\n");
