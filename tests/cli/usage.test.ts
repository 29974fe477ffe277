import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isOneSentence, workFolder } from './assay.ts';
import { commandHere } from './commandHere.ts';

describe('wrong usage and wrong settings exit 2 in one sentence', () => {
  test.each<[string[], Record<string, string>, RegExp]>([
    [['--timeout', '3 weeks'], {}, /--timeout: "3 weeks" is not allowed; allowed is/],
    [['--concurrency', '0'], {}, /--concurrency/],
    [
      [],
      { ASSAY_FORMAT: 'json' },
      /ASSAY_FORMAT: there is no setting of that name. Did you mean ASSAY_FORMATS\?/,
    ],
    [['--target', 'ftp://x'], { ASSAY_API_KEY: 'k' }, /--target: "ftp:\/\/x" is not allowed/],
    [
      ['--target', 'http://host:99999'],
      { ASSAY_API_KEY: 'k' },
      /^assay: --target: "http:\/\/host:99999" is not allowed; allowed is an http or https URL/,
    ],
    [
      ['--target', 'http://[::1/api'],
      { ASSAY_API_KEY: 'k' },
      /^assay: --target: "http:\/\/\[::1\/api" is not/,
    ],
    [
      ['--listener-url', 'http://host:9000/?token=of-mine'],
      {},
      /^assay: --listener-url: "http:\/\/host:9000\/\?…" is not allowed; allowed is an http or https URL without query/,
    ],
    [
      ['--listener-url', 'http://host:99999'],
      {},
      /^assay: --listener-url: .* allowed is an http or https URL/,
    ],
    [
      ['--target', 'http://127.0.0.1:1', '--header', 'Accept: text/html'],
      { ASSAY_API_KEY: 'k' },
      /header accept cannot be set: Assay sets it itself for each call; leave it out/i,
    ],
    [['--target', 'http://127.0.0.1:1'], {}, /apiKey: none was given for this target; set ASSAY_API_KEY/],
    [['--fixtures', 'none.json'], {}, /none\.json can't be read \(ENOENT\); name/],
    [['--tagret', 'x'], {}, /unknown option '--tagret'/],
    [['srve'], {}, /"srve" is no command. Did you mean serve\?/],
    [['--apikey=SEKRET-1'], {}, /^assay: unknown option '--apikey'\n/],
    [['run', "--apikey=SEK'RET\n-1"], {}, /^assay: unknown option '--apikey'\n/],
    [
      ['run', 'SEKRET-KEY-1'],
      {},
      /^assay: an argument is neither a command nor the value of an option\. Put/,
    ],
    [['--header', 'Authorization:', 'Bearer SEKRET'], {}, /^assay: an argument is neither/],
    [
      ['explain', 'ENV-99'],
      {},
      /"ENV-99" is neither a clause nor a case nor an operation\. Did you mean ENV-9\? ENV has ENV-1 to ENV-14\./,
    ],
    [['explain', 'DiscountDelet'], {}, /Did you mean DiscountDelete\?/],
    [
      ['list', '--clauses', 'ERR'],
      {},
      /clauses: nothing matches "ERR"\. Did you mean ERR-1\? ERR has ERR-1 to ERR-5\./,
    ],
    [['openapi', '--operations', 'Nothing'], {}, /operations: nothing matches "Nothing"/],
    [['openapi', '--out', '/no/such/folder/openapi.json'], {}, /^assay: --out: .* can't be written/],
    [['explain'], {}, /missing required argument/],
    [
      ['curl', 'json/APIKeyGet/ENV-99'],
      {},
      /There is no case "json\/APIKeyGet\/ENV-99"; "assay list" prints them all\./,
    ],
    [
      ['curl', 'json/APIKeyGet/ENV-*'],
      {},
      /"json\/APIKeyGet\/ENV-\*" matches \d+ cases, and curl takes one, such as "json\/APIKeyGet\/ENV-/,
    ],
    [['serve', '--port', 'http'], {}, /--port: "http" is not allowed/],
  ])('%j %j', async (args, env, message) => {
    const ended = await commandHere(workFolder(), args, env);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(message);
    expect(ended.stdout).toBe('');
    expect(ended.stderr).not.toMatch(/\n\s+at /);
    expect(ended.stderr).not.toMatch(/SEK|RET/);
  });

  test.each([
    ['run', 'assay-report', '20'],
    ['certify', 'assay-certificate', '100'],
    ['judge', 'assay-judge', null],
    ['merge', 'assay-merged', null],
    ['rerun', 'assay-rerun', null],
    ['watch', 'assay-watch', null],
  ])(
    'the help of %s names the folder and the trials that it takes by default',
    async (command, out, runs) => {
      const { stdout } = await commandHere(workFolder(), [command, '--help'], {});
      const said = stdout.replace(/\s+/g, ' ');
      expect(/--out <folder> .*?\(default: (.*?)\)/.exec(said)?.[1]).toBe(out);
      expect(/--runs <number> .*?\(default: (.*?)\)/.exec(said)?.[1] ?? null).toBe(runs);
    },
  );

  test('a report folder that is a file', async () => {
    const folder = workFolder();
    writeFileSync(join(folder, 'taken'), '');
    const ended = await commandHere(folder, [
      '--out',
      'taken',
      '--operations',
      'APIKeyGet',
      '--formats',
      'json',
    ]);
    expect(ended.code).toBe(2);
    expect(isOneSentence(ended)).toBe(true);
  });
});

describe('what needs no target', () => {
  test.each([
    [['--help'], /assay <command> --help/],
    [['run', '--help'], /ASSAY_API_KEY/],
    [['run', '--help'], /Exit codes/],
    [['--version'], /^\d+\.\d+\.\d+\n$/],
    [['list', '--operations'], /^APIKeyGet .*\n(.*\n)*WorkOrderReturnMaterials/],
    [['list', '--clauses'], /^ENV-1 +MUST +/],
    [
      ['list', '--coverage', 'AUTH-2,GET-*', 'ERR-2', '--formats', 'jsv'],
      /\nERR-2 \(MUST\)[^·]*\bjsv\n +DiscountDelete +3\n +32 other operations +·\n/,
    ],
    [['list', '--formats', 'jsv', '--cases', '*/DiscountDelete/*'], /^(jsv\/DiscountDelete\/[^\n]+\n)+$/],
    [
      ['list', '--operations', 'Discount*', '--clauses', 'ERR-2,TYP-4', '--formats', 'csv,json'],
      /^(?:(?:csv|json)\/Discount(?:Get|Delete)\/(?:ERR-2|TYP-4)(?:\/[^\n]+)?\n)+$/,
    ],
    [
      ['explain', 'DiscountDelete'],
      /^DiscountDelete \(delete\)\n[\s\S]*Route of its own: none[\s\S]*DiscountIDToDelete \(int\)[\s\S]*disposable\.discounts: a call uses one up[\s\S]*at MUST: [\s\S]*ERR-2/,
    ],
    [['explain', 'SalesOrderGet'], /GET and POST \/SalesOrder\/SalesOrderGet, [\s\S]*it uses none up/],
    [
      ['explain', 'ERR-2'],
      /^ERR-2 \(MUST\)\n[\s\S]*Judged: [\s\S]*Cases: 6 MUST, 12 SHOULD\.[\s\S]*Calls: DiscountDelete\n/,
    ],
    [['explain', 'ACT-9'], /^ACT-9 \(OPEN\)\n[\s\S]*No case judges it: .* is observed/],
    [
      ['explain', 'csv/CompanyUpdate/ACT-4/updates'],
      /Before it: [^.]*CompanyUpdate \(success\) in json, csv;/,
    ],
    [
      ['explain', 'jsv/DiscountDelete/ERR-2'],
      /judges at level MUST:[\s\S]*assay run --cases 'jsv\/DiscountDelete\/ERR-2'/,
    ],
  ])('%j', async (args, expected) => {
    const { code, stdout, stderr } = await commandHere(workFolder(), args);
    expect(stderr).toBe('');
    expect(stdout).toMatch(expected);
    expect(code).toBe(0);
  });

  test('list prints all operations', async () => {
    const { stdout } = await commandHere(workFolder(), ['list', '--operations']);
    expect(stdout.trimEnd().split('\n')).toHaveLength(33);
  });

  test('list --fixtures prints a skeleton with as many of each as a run uses, to be filled in', async () => {
    const folder = workFolder();
    const { stdout } = await commandHere(folder, ['list', '--fixtures']);
    const { disposable } = JSON.parse(stdout);
    expect(disposable.discounts).toEqual([null, null, null, null, null, null]);
    writeFileSync(join(folder, 'fixtures.json'), stdout);
    const ended = await commandHere(folder, ['--plan', '--fixtures', 'fixtures.json']);
    expect(ended.code).toBe(2);
    expect(ended.stderr).toMatch(/in fixtures\.json: null is not allowed/);
  });

  test('curl prints commands with the key left to the shell', async () => {
    const { code, stdout } = await commandHere(workFolder(), [
      'curl',
      'jsv/DiscountDelete/ERR-2',
      '--target',
      'http://host.example/api',
    ]);
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^: "\$\{CASE_(\w{6})_UNKNOWN_DISCOUNT_ID:\?\}" && printf .*"\$CASE_\1_UNKNOWN_DISCOUNT_ID".* \| curl .*'http:\/\/host\.example\/api\/jsv\/reply\/DiscountDelete'$/m,
    );
    expect(stdout).toContain('$ASSAY_API_KEY');
    expect(stdout).toContain('\n# This call changes data: it deletes a discount.\n');
    expect(stdout).toMatch(/^# CASE_\w{6}_UNKNOWN_DISCOUNT_ID: an id that no discount of this server has/m);
  });

  test('curl prints what the operator names for the target, and says so of a server that nobody named', async () => {
    const folder = workFolder();
    writeFileSync(join(folder, 'mine.json'), JSON.stringify({ disposable: { discounts: [98765] } }));
    // A selection of runs is none of curl's.
    writeFileSync(join(folder, 'assay.config.json'), JSON.stringify({ operations: ['Company*'] }));
    const id = 'json/DiscountDelete/ENV-2';
    const mine = ['--target', 'http://host.example/', '--fixtures', 'mine.json'];
    const { stdout } = await commandHere(folder, ['curl', id, ...mine]);
    expect(stdout).toContain('"DiscountIDToDelete":98765,');
    expect(stdout).toContain("'http://host.example/json/reply/DiscountDelete'");
    expect(stdout).not.toMatch(/"DiscountIDToDelete":'"\$CASE_\w{6}_DISCOUNT_ID/);
    expect(stdout).toMatch(/"FieldName":"DiscountID","SearchOperator":"Equals","SearchValue":"98765"/);
    const own = await commandHere(folder, ['curl', id, '--seed', '3']);
    expect(own.stdout).toMatch(/^# For a fresh reference server alone \(assay serve --port 8080 --seed 3\)/);
    expect(own.stdout).toMatch(
      /"DiscountIDToDelete":\d+,.*'http:\/\/127\.0\.0\.1:8080\/json\/reply\/DiscountDelete'$/m,
    );
  });
});
