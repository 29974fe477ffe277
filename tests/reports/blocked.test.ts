import picocolors from 'picocolors';
import { describe, expect, test } from 'vitest';
import type { Root } from '../../harness/verdicts/rootOf.ts';
import type { Verdict } from '../../harness/verdicts/Verdict.ts';
import { blockedInShort, blockedRoots } from '../../reports/blockedRoots.ts';
import { markdown } from '../../reports/markdown/markdown.ts';
import { results } from '../../reports/results.ts';
import { adviceFor, rootInWords } from '../../reports/rootKinds.ts';
import { terminal } from '../../reports/terminal.ts';
import { finishedRun, verdict } from './finishedRun.ts';

const hangingOn = (root: Root, over: Partial<Verdict> = {}): Verdict =>
  verdict({
    status: 'blocked',
    cause: root.kind === 'clause' || root.kind === 'fixture' ? `${root.kind}:${root.name}` : 'control',
    message: 'why',
    root,
    ...over,
  });

const refused = (said: string, over: Partial<Verdict> = {}): Verdict =>
  hangingOn({ kind: 'refusal', name: 'CompanyUpdate', format: over.format ?? 'json', said }, over);

describe('what was not judged is told by what it depends on', () => {
  test('one refusal in several formats is one root, whatever ids it names', () => {
    const roots = blockedRoots([
      refused('Company 17 lacks its currency', { clause: 'ENV-2' }),
      refused('Company 4711 lacks its currency', { clause: 'TYP-1', format: 'xml' }),
      refused('Company "Assay 8f0a1b2c" lacks its currency', { clause: 'ENV-2' }),
      refused('The e-mail is missing'),
    ]);
    expect(roots.map(({ count, formats, clauses, said }) => [count, formats, clauses, said])).toEqual([
      [3, ['json', 'xml'], ['ENV-2', 'TYP-1'], 'Company 17 lacks its currency'],
      [1, ['json'], ['ENV-1'], 'The e-mail is missing'],
    ]);
  });

  test('the root of most cases comes first', () => {
    const fmt1: Root = { kind: 'clause', name: 'FMT-1' };
    const roots = blockedRoots([refused('no'), hangingOn(fmt1), hangingOn(fmt1, { clause: 'ENV-2' })]);
    expect(roots.map((root) => `${root.count} ${rootInWords(root)}`)).toEqual([
      '2 by the breach of FMT-1',
      '1 because CompanyUpdate was refused',
    ]);
  });

  test('a clause that is not red, but blocked itself, hands on what it depends on', () => {
    const chain = [
      hangingOn({ kind: 'clause', name: 'ACT-6' }, { clause: 'XF-2', format: 'json+xml' }),
      refused('no currency', { clause: 'ACT-6' }),
    ];
    expect(blockedRoots(chain).map(({ count, kind, name }) => [count, kind, name])).toEqual([
      [2, 'refusal', 'CompanyUpdate'],
    ]);
    const red = [...chain, verdict({ clause: 'ACT-6', status: 'failed' })];
    expect(blockedRoots(red).map(({ kind, name }) => [kind, name])).toEqual([
      ['clause', 'ACT-6'],
      ['refusal', 'CompanyUpdate'],
    ]);
  });

  test('a clause hands on what it depends on in the same operation, and never what another one lacks', () => {
    const byClause = (operation: string) =>
      hangingOn({ kind: 'clause', name: 'ACT-6' }, { clause: 'XF-2', operation, format: 'csv' });
    const own = refused('no currency', { clause: 'ACT-6', operation: 'CompanyUpdate', format: 'csv' });
    const others = hangingOn(
      { kind: 'fixture', name: 'documentIdWithShipping' },
      { clause: 'ACT-6', operation: 'DocumentUpdate', format: 'csv' },
    );
    const rootsOf = (...verdicts: readonly Verdict[]) =>
      blockedRoots(verdicts).map(({ count, kind }) => [count, kind]);
    expect(rootsOf(others, own, byClause('CompanyUpdate'))).toEqual([
      [2, 'refusal'],
      [1, 'fixture'],
    ]);
    const ownPassed = verdict({ clause: 'ACT-6', operation: 'CompanyUpdate', format: 'csv' });
    expect(rootsOf(others, ownPassed, byClause('CompanyUpdate'))).toContainEqual([1, 'clause']);
    // A breach of the clause in another operation is no reason either.
    const othersRed = verdict({
      clause: 'ACT-6',
      operation: 'DocumentUpdate',
      format: 'csv',
      status: 'failed',
    });
    expect(rootsOf(othersRed, own, byClause('CompanyUpdate'))).toEqual([[2, 'refusal']]);
    // Of an operation without cases of that clause nothing is known but what all others share.
    expect(rootsOf(others, byClause('CompanyGet'))).toEqual([[2, 'fixture']]);
    expect(rootsOf(others, own, byClause('CompanyGet'))).toContainEqual([1, 'clause']);
  });

  test('verdicts that were written before roots were go by their cause', () => {
    const old = verdict({ status: 'blocked', cause: 'control', message: 'refused' });
    expect(blockedRoots([old]).map(rootInWords)).toEqual(['because the plain call was refused']);
  });

  test('a run that only reads says so, and asks for no permission', () => {
    const readOnly = { kind: 'allowance', name: '--read-only' } as const;
    expect(rootInWords(readOnly)).toBe('because this run only reads (see --read-only)');
    expect(adviceFor(readOnly)).toBe('If the run may do more than read here, leave out `--read-only`.');
    const notAllowed = { kind: 'allowance', name: '' } as const;
    expect(rootInWords(notAllowed)).toContain('(see --allow)');
    expect(adviceFor(notAllowed)).toContain('`--allow writes`');
  });

  test('where no answer was a refusal, the advice does not speak of one alone', () => {
    const advice = adviceFor({ kind: 'control', name: '' });
    expect(advice).toContain('did not have the effect that the case needs');
    expect(advice).not.toContain('plain call');
  });

  test('in short, fixtures are one thing and what is small is summed up', () => {
    const roots = blockedRoots([
      ...[1, 2, 3].map(() => hangingOn({ kind: 'clause', name: 'FMT-1' })),
      hangingOn({ kind: 'fixture', name: 'boms' }),
      hangingOn({ kind: 'fixture', name: 'discounts' }),
      refused('no'),
      hangingOn({ kind: 'silence', name: 'UserGet' }),
    ]);
    expect(blockedInShort(roots, 2)).toEqual([
      '3 blocked by the breach of FMT-1',
      '2 blocked because 2 fixtures are missing (boms, discounts)',
      '2 blocked by 2 other things',
    ]);
  });
});

test('the terminal, Markdown and results.json name the call that was refused, and what was said to it', () => {
  const run = finishedRun([verdict(), refused('no \u001b[31mcurrency', { clause: 'ENV-2' })]);
  const colors = picocolors.createColors(false);
  expect(terminal(run, colors)).toContain(
    '1 because CompanyUpdate was refused: no \\u001b[31mcurrency (json; ENV-2)',
  );
  expect(markdown(run)).toContain(
    '- 1 because CompanyUpdate was refused: ` no \\u001b[31mcurrency ` *json; ENV-2*',
  );
  expect(results(run).blocked).toMatchObject([
    { kind: 'refusal', name: 'CompanyUpdate', count: 1, formats: ['json'], clauses: ['ENV-2'] },
  ]);
});
