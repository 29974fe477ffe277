import type { Command } from 'commander';

const serveHelp = `
It prints its address, its key and what is in it, and logs each call on one line. Ctrl-C ends it. In a browser, the
path / shows a page that sends any operation in any format, and shows the answer and the curl command.
A variant keeps the document, and differs where it leaves something open. A fault breaks one clause.

Examples:
  $ assay serve --port 8080 --api-key not-a-secret-sandbox-key
  $ assay serve --variant failuresAre400 emptyIsNull --fault codeAsNumber
`;

const proveHelp = `
Without --full it draws a sample: one fault of each clause and level, every variant, and a few combinations of variants.
Each is judged by a part of the cases. That takes about two minutes on two cores. With --full it takes most of an hour.

With --faults or --variants it judges those by all cases, about 15 seconds each: only that shows what else they turn
red. Name them by globs, such as 'dates*'. With --sample a part of the cases has to do.

With --stability it judges each fault by five seeds, which differ only in generated values. It says for which faults the
verdicts depend on the seed. That takes about ten minutes.

With --systematic it judges that many mutants of the reference server, generated from the specs and drawn by the seed. It
lists every mutant that was missed. A thousand take about half an hour. If interrupted, it goes on where it stopped.

With --mutants it judges all mutants whose names match, or with --systematic as many of them.

Exit codes:
  0    at least 99 % of the faults are found, 97 % of those blame nothing else, and no lawful server fails;
       with --stability: the seeds agree on 98 %; with --systematic: always
  1    not so; each miss is listed
  2    wrong usage
  130  interrupted

Examples:
  $ assay prove
  $ assay prove --faults codeAsNumber 'dates*'
  $ assay prove --variants bigIds --sample
  $ assay prove --full --out assay-proof
  $ assay prove --stability --faults 'filter*'
  $ assay prove --systematic 1000 --seed 7
  $ assay prove --mutants 'response/xml/CompanyGet/*/dropped'
`;

/** Adds the commands that start the reference server, `serve` and `prove`; `ended` is told the exit code. */
export function addServerCommands(root: Command, ended: (code: number) => void): void {
  const serving = root.command('serve').description('start the reference server alone, as a sandbox');
  serving
    .option('--port <number>', 'the port on 127.0.0.1 (default: a free one)')
    .option('--api-key <key>', 'the key that it takes (default: a new one, printed)')
    .option('--seed <number>', 'its data are made from this number (default: 1)')
    .option('--base-path <path>', 'a path before all routes, such as /api')
    .option('--latency <ms>', 'let every answer wait, as if the network were slow (default: 0)')
    .option('--fixtures <file>', 'write the fixtures file that assay run --fixtures takes')
    .option('--variant <name...>', 'be a different server that also keeps the document; may be repeated')
    .option('--fault <name...>', 'break a clause of the document; may be repeated')
    .option('--cors <origin...>', 'let web pages of this origin read its answers; may be repeated')
    .option('--list-variants', 'print the variants instead: name and how it differs')
    .option('--list-faults', 'print the faults instead: name, clause and what it does wrong')
    .addHelpText('after', serveHelp)
    .action(async () => {
      const { serve } = await import('./serve/serve.ts');
      ended(await serve(serving.opts()));
    });

  const proving = root
    .command('prove')
    .description('judge the suite itself on servers with faults and variants');
  proving
    .option('--full', 'judge every fault and variant by all cases; goes on where it was interrupted')
    .option('--sample', 'judge those of --faults and --variants by a part of the cases too')
    .option('--stability', 'instead: judge each fault by five seeds, and compare the verdicts')
    .option(
      '--systematic <number>',
      'instead: judge this many mutants, generated from the specs and drawn by the seed',
    )
    .option(
      '--mutants <globs...>',
      'instead: judge the generated mutants with these names; with --systematic, draw from these',
    )
    .option('--faults <globs...>', 'only these faults, by all cases')
    .option('--variants <globs...>', 'only these variants, by all cases')
    .option('--seed <number>', 'decides which sample is drawn, and the data of the servers (default: 1)')
    .option('--workers <number>', 'threads (default: one a core)')
    .option(
      '--out <folder>',
      'where outcomes.ndjson, proof.json and proof.md go (with --full and --stability: assay-proof)',
    )
    .option(
      '--keep <checkout>',
      'with --full, --stability or --systematic: keep docs/proof.md and what goes with it in a checkout of Assay',
    )
    .option('--json', 'print proof.json on stdout and nothing else')
    .addHelpText('after', proveHelp)
    .action(async () => {
      const { prove } = await import('./prove/prove.ts');
      ended(await prove(proving.opts()));
    });
}
