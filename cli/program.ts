import { Command } from 'commander';
import { addCertificateCommands } from './addCertificateCommands.ts';
import { addFindingCommands, addFolderCommands } from './addFolderCommands.ts';
import { addPrintingCommands } from './addPrintingCommands.ts';
import { addDiagnoseCommand, addInitCommand, addRunCommand } from './addRunCommands.ts';
import { addServerCommands } from './addServerCommands.ts';
import { addTrafficCommands } from './addTrafficCommands.ts';
import { mainHelp } from './helpTexts.ts';
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

/**
 * Reads the command line, runs its command and returns the exit code. Raises CommanderError for wrong usage.
 *
 * Commands are loaded on demand: a wrong setting or --help should not wait for the suites.
 */
export async function program(argv: readonly string[]): Promise<number> {
  let code = 0;
  const root = new Command('assay')
    .description(
      'Judges whether a server keeps the Inventory and Order Management API v2017a, clause by clause.',
    )
    .version(suiteVersion, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help; assay <command> --help tells more')
    .addHelpText('after', mainHelp)
    .configureHelp({ helpWidth: 100 })
    .configureOutput({ outputError: (text, write) => write(text.replace(/^error: /, 'assay: ')) })
    .exitOverride();

  const ended = (exitCode: number): void => {
    code = exitCode;
  };
  for (const add of commands) add(root, ended);
  for (const command of root.commands) command.exitOverride().configureHelp({ helpWidth: 100 });
  await root.parseAsync([...argv]);
  return code;
}
