/** What --help says beyond the options: examples, the key, the exit codes. That of `serve` and `prove` is in serverHelpTexts.ts. */
export const mainHelp = `
Exit codes:
  0    the target conforms, or what was judged shows no new breach (the report says which)
  1    a MUST clause is broken (with --strict also a SHOULD clause), or a known deviation is out of date
  2    wrong usage or settings, or a selection that matches nothing
  3    no target: nothing answers there over HTTP or in time, or the key is refused
  4    nothing is broken, but something ended in an error, the run is incomplete or nothing was judged
  130  interrupted; the reports are written all the same

Examples:
  $ assay                                             judge the embedded reference server
  $ ASSAY_API_KEY=… assay --target https://host/api   judge a server, by reading only (see run --help)
  $ assay init                                        write this down, so that assay alone judges the server
  $ assay --formats jsv --operations 'Discount*' --clauses ERR-2
  $ assay explain ERR-2
  $ assay serve                                       a sandbox to write clients against
`;

export const runHelp = `
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

export const showHelp = `
Without an argument it prints the findings of the run, with their numbers. A number prints a finding's first case,
an id any case of the run: expected and actual, the requests and the answers, and an arrow before what differs.

Examples:
  $ assay show
  $ assay show 1
  $ assay show json/CompanyUpdate/ACT-2 --whole
`;

export const initHelp = `
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

export const listHelp = `
Examples:
  $ assay list --operations 'Discount*' --clauses ERR-2,ENV-*
  $ assay list --cases '*/DiscountDelete/*' --formats jsv
  $ assay list --coverage                             the matrix clause × operation × format
  $ assay list --coverage 'AUTH-*' ERR-5 --formats json,soap12
`;

export const openapiHelp = `
It describes every address of every format. jsv and csv bodies are text in it, because OpenAPI can't describe them.

Examples:
  $ assay openapi --formats json --out openapi.json   what most generators of clients need
  $ assay openapi --operations 'Company*'
`;

export const completionHelp = `
  bash  add to ~/.bashrc:                    eval "$(assay completion bash)"
  zsh   add to ~/.zshrc, after compinit:     eval "$(assay completion zsh)"
  fish  run once:                            assay completion fish > ~/.config/fish/completions/assay.fish
`;

export const diagnoseHelp = `
Looks at the name, the connection, the certificate, the proxy, the key, and each format at each address. Then it looks at the
dialect, the clock, the zone, latency, HTTP and compression, and makes ten checks of answers. It sends some sixty calls, and
none that writes. The first line names the worst problem. The last line is the command that judges this target.

Exit codes are those of assay run. 0 also means that all is lawful, but something is worth knowing, such as a wrong clock.

Examples:
  $ assay diagnose --target https://host.example/api
  $ assay diagnose --target https://host.example/api --formats csv --json
`;

export const cleanupHelp = `
A run notes in made.ndjson what it is about to create. A run that ends by itself, or by one signal, removes its companies. After a
kill -9 this command does. It looks at each record first, and deletes only the run's own. No call removes records of other kinds.
The target is that of the run, unless --target names another. The key comes from its usual source.

Exit codes: 0 nothing is left that a call could remove, 2 wrong settings, 3 no target or key refused, 4 something stays.

Examples:
  $ assay cleanup                                     of the run whose reports are in assay-report/
  $ assay cleanup nightly/assay-report --api-key-file key.txt
`;

export const mergeHelp = `
A run can be divided: each shard is judged by a command of its own, on any machine, with the same settings and seed. Each knows its part
without the others. merge makes the reports of the whole run from the folders of all shards. It sends nothing. docs/shards.md tells more.

Exit codes are those of assay run, for the whole run; 2 also if the folders do not fit together.

Examples:
  $ assay run --target http://127.0.0.1:8080/api --shard 1/4 --out shard-1       and so on to 4/4
  $ assay merge shard-1 shard-2 shard-3 shard-4 --out assay-report
`;

export const compareHelp = `
The first run is what the others are compared with: an older version, another vendor, a baseline. The first line
counts causes: 2 new problems, 1 fixed, 3 unchanged. Then each cause shows its clearest case with both answers. Only
what both runs judged can change. What only one of them judged is listed apart. More than two runs get a column
each, and each clause that did not come out alike gets a row.

Exit codes: 0 no regression, 1 something fails in another run that did not fail in the first, 2 wrong usage.

Examples:
  $ assay compare baseline assay-report
  $ assay compare old/results.json new/results.json --html changes.html
  $ assay compare vendor-1 vendor-2 vendor-3
`;

export const rerunHelp = `
The target, seed, formats and runs are those of the earlier run; --target names another target. The key and the fixtures come from their
usual sources. If the run had fixtures, rerun wants some too: without them, cases would be blocked and look mended.
Reports go to assay-rerun/, unless --out names another folder. The result names the earlier run, and alone it never conforms.

Exit codes are those of assay run. 0 also means that there was nothing to judge again.

Examples:
  $ assay rerun                                       of the run whose reports are in assay-report/
  $ assay rerun nightly/assay-report --fixtures fixtures.json
`;

export const watchHelp = `
Clients call the printed address instead of the target's. Calls and answers pass unchanged, apart from Host and the headers of the
connection. Assay judges each answer after passing it on, by the clauses that one exchange can show: envelope, values, formats and
the key in answers. Reports go to assay-watch/, unless --out names another folder. The result says what was seen, and never that
the target conforms. Assay counts what it can't judge, with the reason.

Bodies are stored only with --keep; a finding quotes the value that is wrong. Keys are removed from everything.

Exit codes: 0 no breach seen, 1 breach (with --strict also a SHOULD), 2 wrong settings, 4 nothing was judged.

Examples:
  $ assay watch --target https://host.example/api --port 8081
  $ assay watch --target http://127.0.0.1:8080/api --max-duration 10m --json > watched.json
`;

export const certifyHelp = `
All cases in all formats in scope are judged. A generated case has up to 100 trials, or more with --runs. It asks for no more than --allow
permits, and says before it writes anything which fixtures are missing. Files go to assay-certificate/, unless --out names another folder:
  certificate.tgz   every exchange whole, the verdicts, the settings with the fixtures, and certificate.json; for assay verify
  certificate.html  a page to print

The key of the API is in none of them. Make a key to sign with: openssl genpkey -algorithm ed25519 -out key.pem

Exit codes: as those of assay run; 4 also if there is no certificate, because something could not be judged.

Examples:
  $ assay certify --target https://host.example/api --fixtures fixtures.json --allow all --sign key.pem
  $ openssl pkey -in key.pem -pubout -out public.pem      what others need for assay verify --key
`;

export const verifyHelp = `
Every check is run again on the exchanges that the bundle holds. It is refused if a verdict differs, if a case is missing
or added, or if a byte was changed. It is also refused if another version of the suite made it, or if the signature is wrong
or by another key. A bundle without a signature is consistent, and nobody vouches for it. No bundle shows that the server
still behaves so.

Exit codes: 0 sound, and the server conforms; 1 refused; 2 wrong usage; 4 sound, and the server does not conform.

Examples:
  $ assay verify assay-certificate/certificate.tgz
  $ assay verify certificate.tgz --key public.pem
`;

export const judgeHelp = `
Reads HAR 1.2 as browsers and proxies export it, the exchanges.ndjson of a run, or records of one line each (docs/watch.md). If the
file holds calls to several base URLs, --target names one. Each answer is judged as assay watch does. Reports go to assay-judge/,
unless --out names another folder.

For the folder of a run, this version judges every case of that run again on the answers that it got, and says what changed. --fixtures
names the file that the run had. A case for which this version makes calls that the run did not make can't be judged again.

Exit codes: 0 no breach seen, 1 breach (with --strict also a SHOULD), 2 wrong settings or no traffic in the file, 4 nothing was judged.
For a run: 0 no verdict got worse, 1 one did, 4 some cases can't be judged again.

Examples:
  $ assay judge traffic.har
  $ assay judge traffic.har --target https://host.example/api
  $ assay judge assay-report/exchanges.ndjson
  $ assay judge assay-report --fixtures fixtures.json     after an update of Assay
`;

export const deviationsHelp = `
With a list of known deviations, a run tells you what is new. A listed case that fails is "known": every report shows it, and it does
not fail the run. The outcome is then "2 known deviations, nothing new", and never "conforms". An entry ends the run with exit code 1 if
it no longer applies or its date is over.

Examples:
  $ assay deviations assay-report
  $ assay run --deviations deviations.json
`;

export const reproHelp = `
Each script needs bash, curl and standard tools, and the key in ASSAY_API_KEY. It makes only the calls that the breach needs, and
takes ids from their answers. It says where it writes, and deletes what it made if the API can. An id that only you know is a
variable that you set. TARGET names a base URL other than the run's.

A script ends with 0 if the breach is not seen, and with 1 if it is. It ends with 2 if something is missing to start with. It ends with
3 if it can't tell: then it shows the answers, and a person has to look. Each comparison was tried on the answers of the run and on
the reference server.

Exit codes: 0 the files are written, 2 wrong usage or no such run.

Examples:
  $ assay repro                                       of the run whose reports are in assay-report/
  $ assay repro nightly/assay-report --case json/CompanyUpdate/ACT-2 --vitest --har
`;
