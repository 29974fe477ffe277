import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { sources } from '../../tools/sources.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The longest function that needs no word here, in lines. */
const mostLines = 60;

/** Longer functions, with the lines that they have. These numbers only go down. A function that got short leaves the list. */
const longer: Readonly<Record<string, number>> = {
  'cli/addFolderCommands.ts addFolderCommands': 68,
  'cli/addPrintingCommands.ts addPrintingCommands': 73,
  'cli/curl/shellVariables.ts portable': 110,
  'cli/curl/shellVariables.ts shellVariables': 131,
  'cli/judge/judgeRun.ts judgeRun': 86,
  'cli/merge/mergedRun.ts mergedRun': 100,
  'cli/prove/proofPage.ts proofPage': 74,
  'cli/repro/linesOf.ts linesOf': 160,
  'cli/repro/linesOf.ts readBraces': 68,
  'cli/repro/vitestFile.ts vitestFile': 87,
  'cli/repro/writtenSteps.ts writtenSteps': 182,
  'cli/run/openRunOfTask.ts openRunOfTask': 74,
  'cli/traffic/openTraffic.ts openTraffic': 115,
  'cli/vitest/openTestRun.ts openTestRun': 79,
  'cli/watch/judgingBeside.ts judgingBeside': 74,
  'formats/read/readRecord.ts readRecord': 64,
  'formats/xml/treeBuilder.ts treeBuilder': 77,
  'harness/canonical/compareReads.ts compareRecords': 70,
  'harness/dialect/discoverDialect.ts discoverDialect': 96,
  'harness/dialect/findFilters.ts findFilters': 71,
  'harness/dialect/findInherited.ts findInherited': 61,
  'harness/dialect/findOperations.ts findOperations': 88,
  'harness/evidence/evidenceStore.ts evidenceStore': 83,
  'harness/openRun.ts openRun': 114,
  'harness/outside/recordedOutside.ts recordedOutside': 95,
  'harness/outside/replayedOutside.ts replayedOutside': 130,
  'harness/redaction/findPlain.ts plainFinder': 83,
  'harness/redaction/findSecrets.ts secretFinder': 90,
  'harness/redaction/readingsOf.ts readingsOf': 82,
  'harness/sentinels/openSentinels.ts openSentinels': 147,
  'harness/target/circuitBreaker.ts circuitBreaker': 132,
  'harness/target/openTarget.ts openTarget': 108,
  'reports/results.ts results': 76,
  'server/listen.ts listen': 68,
  'suites/clauses/WO/WO4.ts gather': 71,
  'suites/probes/filters/singleTrials.ts operatorTrials': 63,
  'suites/probes/oddValues/writeOddValues.ts writeOddValues': 159,
};

/** The functions of a file that are too long, each under its own name or that of what it is assigned to. */
function longIn(file: string): readonly (readonly [name: string, lines: number])[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (text.split('\n').length <= mostLines) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const lineAt = (at: number): number => source.getLineAndCharacterOfPosition(at).line;
  const found: (readonly [string, number])[] = [];
  const visit = (node: ts.Node, around: string): void => {
    const own = 'name' in node ? (node.name as ts.Node | undefined) : undefined;
    const name = own !== undefined && ts.isIdentifier(own) ? own.text : around;
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const lines = lineAt(node.end) - lineAt(node.getStart(source)) + 1;
      if (lines > mostLines) found.push([`${file.split(sep).join('/')} ${name}`, lines]);
    }
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(source, 'nameless');
  return found;
}

test('no function is longer than a screen, but for those that always were', () => {
  const files = sources
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file),
      ),
    )
    .filter((file) => file.endsWith('.ts'));
  // Of several functions with one name, the longest counts.
  const found = new Map(files.flatMap(longIn).sort(([, a], [, b]) => a - b));
  expect(Object.fromEntries([...found].sort())).toEqual(longer);
});
