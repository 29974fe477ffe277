import type { Command } from 'commander';
import { commandFlags } from './commandFlags.ts';
import { addOptions, collect, settingsOf } from './flagsOf.ts';

const listHelp = `
Examples:
  $ assay list --operations 'Discount*' --clauses ERR-2,ENV-*
  $ assay list --cases '*/DiscountDelete/*' --formats jsv
  $ assay list --coverage                             the matrix clause × operation × format
  $ assay list --coverage 'AUTH-*' ERR-5 --formats json,soap12
`;

const openapiHelp = `
It describes every address of every format. jsv and csv bodies are text in it, because OpenAPI can't describe them.

Examples:
  $ assay openapi --formats json --out openapi.json   what most generators of clients need
  $ assay openapi --operations 'Company*'
`;

const completionHelp = `
  bash  add to ~/.bashrc:                    eval "$(assay completion bash)"
  zsh   add to ~/.zshrc, after compinit:     eval "$(assay completion zsh)"
  fish  run once:                            assay completion fish > ~/.config/fish/completions/assay.fish
`;

/** Adds the commands that call no target and print or write what Assay knows; `ended` is told the exit code. */
export function addPrintingCommands(root: Command, ended: (code: number) => void): void {
  const listing = root.command('list').description('print the cases of a run, one id a line');
  addOptions(listing, commandFlags.list)
    .option('--clauses [list]', 'only the cases of these clauses; alone: print the clauses', collect)
    .option('--operations [list]', 'only the cases of these operations; alone: print the operations', collect)
    .option(
      '--coverage [clauses...]',
      "print how many cases judge each clause, by operation and format, such as 'AUTH-*'",
    )
    .option('--fixtures', 'print a skeleton of a fixtures file, with as many of each as a whole run uses')
    .addHelpText('after', listHelp)
    .action(async () => {
      const asked = listing.opts();
      const selecting = ['clauses', 'operations'].filter((name) => Array.isArray(asked[name]));
      const settings = settingsOf(listing, [...commandFlags.list, ...selecting]);
      const { list } = await import('./list.ts');
      ended(
        await list(
          { ...asked, clauses: asked.clauses === true, operations: asked.operations === true },
          settings,
        ),
      );
    });

  const explaining = root
    .command('explain <clause-case-or-operation>')
    .description(
      'what a clause says and leaves open; what a case calls; what an operation takes and answers',
    );
  addOptions(explaining, []).action(async (name: string) => {
    const { hooks } = settingsOf(explaining, []);
    const { explain } = await import('./explain.ts');
    ended(await explain(name, hooks));
  });

  const curling = root
    .command('curl <case-id>')
    .description('print the calls of a case as curl lines, as made to the reference server');
  addOptions(curling, commandFlags.curl).action(async (id: string) => {
    const settings = settingsOf(curling, commandFlags.curl);
    const { curl } = await import('./curl/curl.ts');
    ended(await curl(id, settings));
  });

  const publishing = root
    .command('schemas')
    .description('write the JSON Schemas of all records, requests and answers in json');
  publishing.option('--out <folder>', 'where they go (default: assay-schemas)').action(async () => {
    const { writeSchemas } = await import('./schemas/schemasCommands.ts');
    ended(writeSchemas(publishing.opts()));
  });

  const describing = root
    .command('openapi')
    .description('print an OpenAPI 3.1 document of the operations, for people who write clients');
  addOptions(describing, commandFlags.openapi)
    .option('--out <file>', 'write it to this file instead')
    .addHelpText('after', openapiHelp)
    .action(async () => {
      const settings = settingsOf(describing, commandFlags.openapi);
      const { openapi } = await import('./schemas/schemasCommands.ts');
      ended(openapi(settings, describing.opts()));
    });

  root
    .command('completion <shell>')
    .description('print a script that completes commands, options and names: bash, zsh or fish')
    .addHelpText('after', completionHelp)
    .action(async (shell: string) => {
      const { completion } = await import('./completion/completion.ts');
      ended(completion(shell, root));
    });
}
