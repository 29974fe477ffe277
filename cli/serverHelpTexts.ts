// What --help adds for the commands that start the reference server.
export const serveHelp = `
It prints its address, its key and what is in it, and logs each call on one line. Ctrl-C ends it. In a browser, the
path / shows a page that sends any operation in any format, and shows the answer and the curl command.
A variant keeps the document, and differs where it leaves something open. A fault breaks one clause.

Examples:
  $ assay serve --port 8080 --api-key not-a-secret-sandbox-key
  $ assay serve --variant failuresAre400 emptyIsNull --fault codeAsNumber
`;

export const proveHelp = `
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
