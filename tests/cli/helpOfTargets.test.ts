import { expect, test } from 'vitest';
import { rootCommand } from '../../cli/program.ts';

/** What the help of a command says of one of its options. */
function helpOf(command: string, flag: string): string {
  const found = rootCommand(() => undefined).commands.find((one) => one.name() === command);
  return found?.options.find(({ long }) => long === `--${flag}`)?.description ?? '';
}

test('only what judges the embedded server without a target says so', () => {
  for (const command of ['run', 'certify'])
    expect(helpOf(command, 'target')).toContain('the embedded reference server');
  for (const command of ['cleanup', 'rerun', 'judge', 'watch', 'diagnose'])
    expect(helpOf(command, 'target')).toMatch(/^the base URL (?!.*embedded)/);
});

test('what writes no report does not say that one tells of --insecure', () => {
  expect(helpOf('run', 'insecure')).toContain('every report says so');
  for (const command of ['cleanup', 'curl', 'repro'])
    expect(helpOf(command, 'insecure')).toBe('do not check the certificate of the target');
});
