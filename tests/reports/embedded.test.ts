import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { allureMetadata } from '../../reports/allure/allureMetadata.ts';
import { embeddedNote } from '../../reports/closingSentence.ts';
import { reportDataOf } from '../../reports/html/reportDataOf.ts';
import { junit } from '../../reports/junit/junit.ts';
import { markdown } from '../../reports/markdown/markdown.ts';
import { results } from '../../reports/results.ts';
import { terminal } from '../../reports/terminal.ts';
import { verdict, wholeRun } from './finishedRun.ts';

const plainColors = picocolors.createColors(false);
const own = wholeRun([verdict()], { embedded: true });
const given = wholeRun([verdict()]);

test('every report says that no target was given', () => {
  expect(embeddedNote).toBe(
    'No target was given, so the embedded reference server was judged, and no other server.',
  );
  const wide = 400;
  expect(terminal(own, plainColors, wide)).toMatch(new RegExp(`^Conforms\\. .*${embeddedNote}$`, 'm'));
  expect(markdown(own)).toContain(embeddedNote);
  expect(markdown(own)).toMatch(/^Embedded reference server .*127.0.0.1:1/m);
  expect(junit(own)).toContain(
    'name="API v2017a of the embedded reference server at http://127.0.0.1:1/api: ',
  );
  expect(reportDataOf(own).run.caution).toBe(embeddedNote);
  expect(JSON.stringify(allureMetadata(verdict(), own, ''))).toContain(embeddedNote);
  expect(results(own).run.embedded).toBe(true);
});

test('no report says so of a target', () => {
  const all = [
    terminal(given, plainColors),
    markdown(given),
    junit(given),
    JSON.stringify(reportDataOf(given)),
    JSON.stringify(results(given)),
  ];
  expect(all.join('\n')).not.toMatch(/embedded/i);
});
