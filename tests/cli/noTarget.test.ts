import { describe, expect, test } from 'vitest';
import { assay, isOneSentence, workFolder } from './assay.ts';
import { http, nobody, reference, tcp } from './servers.ts';

const timeoutMs = 1500;

describe('without a target to judge it exits 3, in one sentence, in time', () => {
  test.each<[string, () => Promise<string>]>([
    ['nobody listens', nobody],
    ['nothing is ever answered', () => tcp(() => {})],
    ['connections are closed at once', () => tcp((socket) => socket.destroy())],
    [
      'connections are closed after the request',
      () => tcp((socket) => socket.on('data', () => socket.destroy())),
    ],
    ['what answers is not HTTP', () => tcp((socket) => socket.end('220 mail.example ESMTP\r\n'))],
    [
      'an answer begins and does not end',
      () => tcp((socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{')),
    ],
    ['the name does not exist', async () => 'http://no-such-host.invalid'],
  ])('%s', async (_, start) => {
    const ended = await assay(workFolder(), ['run', '--target', await start(), '--timeout', `${timeoutMs}`], {
      ASSAY_API_KEY: 'key',
    });
    expect(ended.stderr).not.toMatch(/fault of assay/);
    expect(isOneSentence(ended), ended.stderr).toBe(true);
    expect(ended.code).toBe(3);
    // Starting the process takes its part of this.
    expect(ended.ms).toBeLessThan(3 * timeoutMs + 3000);
  });

  test.each<[string, number, string, string, RegExp]>([
    [
      'a path that is not there',
      404,
      'application/json',
      '{"message":"Not Found","statusCode":404}',
      /HTTP 404/,
    ],
    [
      'a gateway that is down',
      502,
      'text/html',
      '<html><title>502 Bad Gateway</title></html>',
      /"502 Bad Gateway"/,
    ],
    ['a login page', 200, 'text/html', '<!DOCTYPE html><title>Sign in</title>', /"Sign in"/],
  ])('what answers is not the API: %s', async (_, status, type, body, words) => {
    const paths: string[] = [];
    const target = await http((request, response) => {
      paths.push(`${request.url} ${request.headers.soapaction ?? ''}`);
      request.resume().on('end', () => response.writeHead(status, { 'content-type': type }).end(body));
    });
    const folder = workFolder();
    const ended = await assay(folder, ['run', '--target', target], { ASSAY_API_KEY: 'some key' });
    expect(isOneSentence(ended), ended.stderr).toBe(true);
    expect(ended.stderr).toMatch(words);
    expect(ended.stderr).toMatch(/is not the API.*--target/);
    expect(ended.code).toBe(3);
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.join('\n')).not.toMatch(/Update\b|Delete\b|Add\b|ReOpen|Materials|CreateLabel/);
  });

  test('the key is refused', async () => {
    const { url } = await reference({ apiKey: 'the right one' });
    const ended = await assay(workFolder(), ['run', '--target', url, '--api-key', 'wrong']);
    expect(isOneSentence(ended), ended.stderr).toBe(true);
    expect(ended.stderr).toMatch(/key/);
    expect(ended.code).toBe(3);
  });
});
