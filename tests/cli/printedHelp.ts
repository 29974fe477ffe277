import { rootCommand } from '../../cli/program.ts';

/** What --help prints, of `assay` itself and of each command. */
export function printedHelp(): readonly string[] {
  const root = rootCommand(() => undefined);
  return [root, ...root.commands].map((command) => {
    let text = '';
    command.configureOutput({ writeOut: (more) => (text += more) }).outputHelp();
    return text;
  });
}
