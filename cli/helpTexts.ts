/** What --help says beyond the options: examples, the key, the exit codes. */
export const mainHelp = `
Commands are judged by their exit code:
  0    the target conforms, or what was judged shows no new breach (the report says which)
  1    a MUST clause is broken (with --strict also a SHOULD clause), or a known deviation is out of date
  2    wrong usage or settings, or a selection that matches nothing
  3    no target: nothing answers at that address, not in HTTP, not in time, or the key is refused
  4    nothing is broken, but something ended in an error, the run is incomplete or nothing was judged
  130  interrupted; the reports are written all the same

Examples:
  $ assay                                             judge the embedded reference server
  $ ASSAY_API_KEY=… assay --target https://host/api   judge a server; it is only read (see run --help)
  $ assay init                                        write that down, so that assay alone judges the server
  $ assay --formats jsv --operations 'Discount*' --clauses ERR-2
  $ assay explain ERR-2
  $ assay serve                                       a sandbox to write clients against
`;

export const runHelp = `
The key:
  Set ASSAY_API_KEY or name a file with --api-key-file. --api-key works too, but every user of the machine
  can see the arguments of a process, and shells keep them.

Settings come from flags, then ASSAY_ variables (ASSAY_TARGET, ASSAY_FORMATS …), then .env in the working
folder, then assay.config.json (--config names another), which alone holds "dialect" and "scope". Lists take
commas, repetition and globs.

Safety:
  On a loopback target everything is allowed. Any other is only read, until --allow says more. What a run
  makes carries its id; companies are deleted at the end, the rest is listed as left behind. Try --plan.

Connections:
  HTTPS_PROXY, HTTP_PROXY and NO_PROXY count, but never for a target on loopback; --proxy does for every target.
  ASSAY_CERT_PASSPHRASE opens the key of --cert. docs/networks.md tells more.

Files in --out (default assay-report/):
  results.json      everything, by results.schema.json of this package
  results.ndjson    the verdicts, one a line, as they come
  made.ndjson       what the run is about to change, before it does; for assay cleanup and --resume
  exchanges.ndjson  every request and response, redacted
  report.html       for people, in one file; junit.xml for CI; with --report also summary.md, badge.svg
                    and allure-results/

Exit codes: 0 no new breach found, 1 breach, or a known deviation is out of date, 2 wrong settings,
3 no target or key refused, 4 nothing broken but an error, an incomplete run or nothing judged, 130
interrupted. Only a run of the whole suite in which every MUST was judged is said to conform; any other says
in how many cases no breach was found.

Examples:
  $ assay run --target http://127.0.0.1:8080/api --deviations deviations.json
  $ assay run --target http://127.0.0.1:8080/api --api-key-file key.txt --fixtures fixtures.json
  $ assay run --target https://host.example/api --allow writes,events --rate 20
  $ assay run --target https://host.example/api --ca ca.pem --cert client.pem --cert-key client.key
  $ assay run --cases 'jsv/DiscountDelete/*' --seed 7
  $ assay run --json --strict > results.json
  $ assay run --target http://127.0.0.1:8080/api --fixtures fixtures.json --resume
`;

export const initHelp = `
On a terminal it asks for the target and the key, unless flags or the environment give them. Then it tries the target and reads what a
fixtures file can name. It sends nothing that writes. In the working folder it writes:

  assay.config.json   the target, the flags that were given, and the place of the schema for editors
  fixtures.json       what it found; beside the rest a sentence on how to get it (--fixtures names your own file instead)
  .env                the key, and whatever else is secret, for you alone to read
  .gitignore          a line for .env

All are written together at the end, or none. What is in .env and .gitignore already stays.

Exit codes: 0 written, 2 wrong settings or a file that is there already, 3 no target or key refused, 130 interrupted.

Examples:
  $ assay init                                        asks on the terminal
  $ ASSAY_API_KEY=… assay init --target https://host.example/api
  $ assay init --target http://127.0.0.1:8080 --api-key-file key.txt
`;

export const listHelp = `
Examples:
  $ assay list --cases '*/DiscountDelete/*' --formats jsv
  $ assay list --coverage                             the matrix clause × operation × format
  $ assay list --coverage 'AUTH-*' ERR-5 --formats json,soap12
`;

export const diagnoseHelp = `
Looks at the name, the connection, the certificate, the proxy, the key, each format at each address, the dialect, the clock
and the zone, latency, HTTP and compression, and makes ten checks of answers. It sends some sixty calls, and none that
writes. The first line names the worst. The last line is the command that judges this target.

Exit codes are those of assay run; 0 also if there is only something lawful to know, such as a clock that is wrong.

Examples:
  $ assay diagnose --target https://host.example/api
  $ assay diagnose --target https://host.example/api --formats csv --json
`;

export const cleanupHelp = `
A run notes in made.ndjson what it is about to create, before it does. A run that ends by itself, or by one signal, removes its
companies. After a kill -9 this command does. It deletes only what a look shows to be the run's own. No call removes other records.
The target is the run's, unless --target names another; the key comes from its usual source.

Exit codes: 0 nothing is left that a call could remove, 2 wrong settings, 3 no target or key refused, 4 something stays.

Examples:
  $ assay cleanup                                     of the run whose reports are in assay-report/
  $ assay cleanup nightly/assay-report --api-key-file key.txt
`;

export const compareHelp = `
a is what b is held against: an older version, another vendor, a baseline. Only what both runs judged can change;
what one of them did not judge is listed apart. Exit codes: 0 no regression, 1 something fails in b that did not
in a, 2 wrong usage.

Examples:
  $ assay compare baseline assay-report
  $ assay compare old/results.json new/results.json --html changes.html
`;

export const rerunHelp = `
The target, seed, formats and trials are those of the earlier run. The key and the fixtures come from their usual sources. Reports go
to assay-rerun/, unless --out names another folder. The result names the earlier run, and never conforms by itself.

Exit codes are those of assay run, and 0 if nothing had failed, warned or errored.

Examples:
  $ assay rerun                                       of the run whose reports are in assay-report/
  $ assay rerun nightly/assay-report --fixtures fixtures.json
`;

export const watchHelp = `
Clients call the printed address instead of the target's. Their calls and the answers pass unchanged, apart from Host and the headers
of the connection. Each answer is judged after it was passed on, by the clauses that one exchange can show: envelope, values, formats,
the key in answers. Reports go to assay-watch/, unless --out names another folder. The result says what was seen, and never that
the target conforms. What can't be judged is counted, with the reason.

Bodies are stored only with --keep; a finding quotes the value that is wrong. Keys are removed from everything.

Exit codes: 0 no breach seen, 1 breach (with --strict also a SHOULD), 2 wrong settings, 4 nothing was judged.

Examples:
  $ assay watch --target https://host.example/api --port 8081
  $ assay watch --target http://127.0.0.1:8080/api --max-duration 10m --json > watched.json
`;

export const certifyHelp = `
All cases in all formats in scope are judged, with up to 100 trials each or more. It asks for no more than --allow permits, and says before
it writes anything which fixtures are missing. Files go to assay-certificate/, unless --out names another folder:
  certificate.tgz   every exchange whole, the verdicts, the settings with the fixtures, and certificate.json; for assay verify
  certificate.html  a page to print

The key of the API is in none of them. Make a key to sign with: openssl genpkey -algorithm ed25519 -out key.pem

Exit codes: as those of assay run; 4 also if there is no certificate, because something could not be judged.

Examples:
  $ assay certify --target https://host.example/api --fixtures fixtures.json --allow all --sign key.pem
  $ openssl pkey -in key.pem -pubout -out public.pem      what others need for assay verify --key
`;

export const verifyHelp = `
Every check is run again on the exchanges that the bundle holds. It is refused if a verdict differs, a case is missing or added, a byte was
changed, another version of the suite made it, or the signature is wrong or by another key. A bundle without a signature is consistent, and
nobody vouches for it. No bundle shows that the server still behaves so.

Exit codes: 0 sound, and the server conforms; 1 refused; 2 wrong usage; 4 sound, and the server does not conform.

Examples:
  $ assay verify assay-certificate/certificate.tgz
  $ assay verify certificate.tgz --key public.pem
`;

export const judgeHelp = `
Reads HAR 1.2 as browsers and proxies export it, the exchanges.ndjson of a run, or records of one line each (docs/watch.md). --target
names the base URL if the file holds calls of several. Each answer is judged as assay watch does. Reports go to assay-judge/, unless
--out names another folder.

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
Each script needs bash, curl and standard tools, and the key in ASSAY_API_KEY. It takes ids from the answers to its own calls, makes
only the calls that the breach needs, says where it writes, and deletes what it made if the API can. An id that only you know is a
variable that you set. TARGET names another base URL than the run's.

A script ends with 0 if the breach is not seen, 1 if it is, 2 if something is missing to start with, 3 if it can't tell: then it shows
the answers, and a person has to look. Each comparison was tried on the answers of the run and on the reference server.

Exit codes: 0 the files are written, 2 wrong usage or no such run.

Examples:
  $ assay repro                                       of the run whose reports are in assay-report/
  $ assay repro nightly/assay-report --case json/CompanyUpdate/ACT-2 --vitest --har
`;

export const serveHelp = `
It prints its address, its key and what is in it, and logs each call on one line. Ctrl-C ends it.

Variants keep the document and do otherwise where it leaves something open; faults break one clause each.

Examples:
  $ assay serve --port 8080 --api-key not-a-secret-sandbox-key
  $ assay serve --variant failuresAre400 emptyIsNull --fault codeAsNumber
`;

export const proveHelp = `
Without --full a sample is drawn: one fault of each clause and level, every variant, a few combinations of variants, each by
a part of the cases. It takes about two minutes on two cores; --full takes the better part of an hour.
--stability judges each fault by five seeds, between which only generated values differ, and says on which faults
the verdicts hang on the seed. It takes about ten minutes.
--systematic judges that many mutants of the reference server, generated from the specs and drawn by the seed, and
lists every one that was missed. A thousand take about half an hour. If interrupted, it goes on where it stopped.
--mutants judges all mutants whose names match, or with --systematic as many of them.

Exit codes: 0 when at least 99 % of the faults are found, 97 % of those blame nothing else, and no lawful server
is failed, or with --stability when the seeds agree on 98 %, and always with --systematic; 1 when not, and each
miss is listed; 2 wrong usage; 130 interrupted.

Examples:
  $ assay prove
  $ assay prove --faults codeAsNumber 'dates*'
  $ assay prove --full --out assay-proof
  $ assay prove --stability --faults 'filter*'
  $ assay prove --systematic 1000 --seed 7
  $ assay prove --mutants 'response/xml/CompanyGet/*/dropped'
`;
