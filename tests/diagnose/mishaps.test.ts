import { expect, test } from 'vitest';
import { behindGateway, expectOnlyReads } from './deployments.ts';
import { diagnosed, diagnosis } from './diagnosed.ts';

const badGateway = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>'),
};

const oops = { status: 500, headers: { 'content-type': 'text/plain' }, body: Buffer.from('oops') };

/** Whether a call is the nth, counted from 1 for each deployment. */
function every(nth: number): () => boolean {
  let calls = 0;
  return () => {
    calls += 1;
    return calls % nth === 0;
  };
}

test.each([
  [
    'a page of a gateway',
    badGateway,
    /^A gateway answered \d+ of \d+ calls in place of the API \(HTTP 502 with an HTML page \("502 Bad Gateway"\)\), and the same calls were answered when they were sent again\.$/,
  ],
  [
    'a failure of the server',
    oops,
    /^\d+ of \d+ calls failed \(HTTP 500 with a body of text\/plain\), and the same calls were answered when they were sent again\.$/,
  ],
] as const)('%s now and then: it is counted, and nothing else is blamed', async (_, answer, first) => {
  const isHit = every(7);
  const deployment = await behindGateway({ answers: () => (isHit() ? answer : {}) });
  const found = await diagnosis(deployment.url);
  expect(found.said).toMatch(first);
  expect(found.exitCode).toBe(4);
  expect(found.troubles).toHaveLength(1);
  const notes = found.facts.dialect?.notes ?? [];
  expect(notes.filter((note) => !note.includes('understood without namespaces, as documented'))).toEqual([]);
  expectOnlyReads(deployment);
});

test('calls that are dropped now and then: they are counted, and the target is not sound', async () => {
  const isHit = every(9);
  const deployment = await behindGateway({ drops: isHit });
  const { code, first, stdout } = await diagnosed(deployment.url);
  expect(first).toMatch(/^\d+ of \d+ calls got no answer at first \(the connection was closed\)\.$/);
  expect(stdout).toContain('do: look why the server or the gateway in front of it drops connections');
  expect(stdout).not.toMatch(/flaky|is refused/);
  expect(code).toBe(4);
});

test('a server may close a connection that was kept open: that is lawful, and told', async () => {
  const deployment = await behindGateway({ drops: (carried) => carried === 10 });
  const { code, first } = await diagnosed(deployment.url, { formats: ['json,csv'] });
  expect(first).toMatch(
    /^Nothing is broken, but: the connection of \d+ of \d+ calls was closed before an answer came; that/,
  );
  expect(code).toBe(0);
});

test('one call that is not answered in time is counted', async () => {
  let calls = 0;
  const deployment = await behindGateway({
    waits: () => {
      calls += 1;
      return calls === 12 ? 3000 : 0;
    },
  });
  const found = await diagnosis(deployment.url, { formats: ['json,csv'], timeout: ['1s'] });
  expect(found.said).toMatch(/^1 of \d+ calls got no answer \(no whole response within 1000 ms\)\.$/);
  expect(found.exitCode).toBe(4);
  expect(found.troubles).toHaveLength(1);
});
