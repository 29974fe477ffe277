import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { bundleNames, type Certificate } from '../../cli/certify/Certificate.ts';
import { certificateBytes } from '../../cli/certify/certificateOf.ts';
import { certificatePage } from '../../cli/certify/certificatePage.ts';
import { type BundleMember, writeBundle } from '../../cli/certify/writeBundle.ts';
import { readBundle } from '../../cli/verify/readBundle.ts';

/** A number from 0 to below `below`, the same for the same seed. */
export type Draw = (below: number) => number;

export function drawing(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    // xorshift of 32 bits.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Ways to spoil the bytes of a file, each other than before. */
export const byteMutations: Readonly<Record<string, (bytes: Buffer, draw: Draw) => Buffer>> = {
  flip: (bytes, draw) => {
    const out = Buffer.from(bytes);
    const at = draw(out.length);
    out[at] = (out[at] ?? 0) ^ (1 << draw(8));
    return out;
  },
  drop: (bytes, draw) => {
    const at = draw(bytes.length - 1);
    const count = 1 + draw(Math.min(2000, bytes.length - at));
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)]);
  },
  add: (bytes, draw) => {
    const at = draw(bytes.length + 1);
    const more = Buffer.from(Array.from({ length: 1 + draw(600) }, () => draw(256)));
    return Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
  },
  swap: (bytes, draw) => {
    const length = 1 + draw(300);
    for (;;) {
      const [one, other] = [draw(bytes.length - length), draw(bytes.length - length)];
      const out = Buffer.from(bytes);
      bytes.copy(out, one, other, other + length);
      bytes.copy(out, other, one, one + length);
      if (!out.equals(bytes)) return out;
    }
  },
  truncate: (bytes, draw) => Buffer.from(bytes.subarray(0, draw(bytes.length))),
};

/** The members of a bundle that somebody takes apart and puts together again. */
export interface Contents {
  certificate: Certificate;
  settings: Record<string, unknown>;
  order: string[];
  verdicts: string[];
  exchanges: string[];
}

const linesOf = (bytes: Buffer): string[] => gunzipSync(bytes).toString('utf8').split('\n').slice(0, -1);

export function contentsOf(file: string): Contents {
  const bundle = readBundle(file);
  try {
    const json = (name: string): unknown => JSON.parse(bundle.read(name).toString('utf8'));
    return {
      certificate: json(bundleNames.certificate) as Certificate,
      settings: json(bundleNames.settings) as Record<string, unknown>,
      order: linesOf(bundle.read(bundleNames.order)),
      verdicts: linesOf(bundle.read(bundleNames.verdicts)),
      exchanges: linesOf(bundle.read(bundleNames.exchanges)),
    };
  } finally {
    bundle.close();
  }
}

/** Writes contents as a bundle whose digests are right, as somebody does who knows how. It is not signed. */
export async function reseal(file: string, { certificate, settings, ...lists }: Contents): Promise<void> {
  const packed = (lines: readonly string[]): Buffer => gzipSync(`${lines.join('\n')}\n`);
  const files: Record<string, Buffer> = {
    [bundleNames.settings]: Buffer.from(`${JSON.stringify(settings, null, 2)}\n`),
    [bundleNames.order]: packed(lists.order),
    [bundleNames.verdicts]: packed(lists.verdicts),
    [bundleNames.exchanges]: packed(lists.exchanges),
  };
  const { signedBy: _, ...unsigned } = certificate;
  const sealed = {
    ...unsigned,
    files: Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [
        name,
        { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') },
      ]),
    ) as Certificate['files'],
  };
  const members: BundleMember[] = [
    { name: bundleNames.certificate, bytes: certificateBytes(sealed) },
    { name: bundleNames.page, bytes: Buffer.from(certificatePage(sealed)) },
    ...Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
  ];
  await writeBundle(file, members);
}

/** Ways to spoil what a bundle says and to seal it again. Each must be seen by judging again. */
export const contentMutations: Readonly<Record<string, (contents: Contents, draw: Draw) => void>> = {
  'drop a verdict': ({ verdicts }, draw) => void verdicts.splice(draw(verdicts.length), 1),
  'add a verdict': ({ verdicts }, draw) => {
    const copied = JSON.parse(verdicts[draw(verdicts.length)] ?? '') as { id: string };
    verdicts.push(JSON.stringify({ ...copied, id: `${copied.id}-more` }));
  },
  'change a verdict': ({ verdicts }, draw) => {
    const at = draw(verdicts.length);
    const verdict = JSON.parse(verdicts[at] ?? '') as { status: string };
    verdicts[at] = JSON.stringify({ ...verdict, status: verdict.status === 'failed' ? 'passed' : 'failed' });
  },
  'drop an exchange': ({ exchanges }, draw) => void exchanges.splice(draw(exchanges.length), 1),
  'add an exchange': ({ exchanges }, draw) => {
    const line = exchanges[draw(exchanges.length)] ?? '';
    exchanges.splice(draw(exchanges.length), 0, line.replace(/^\{"id":"x\d+"/, '{"id":"x999999"'));
  },
  'swap two answers': ({ exchanges, order }, draw) => {
    const judged = judgedIds(order);
    const lines = exchanges.flatMap((line, at) => (judged.has(idOf(line)) ? [at] : []));
    for (;;) {
      const [one = 0, other = 0] = [lines[draw(lines.length)], lines[draw(lines.length)]];
      const [a, b] = [one, other].map((at) => JSON.parse(exchanges[at] ?? '') as { request: object });
      if (a === undefined || b === undefined || JSON.stringify(a.request) === JSON.stringify(b.request))
        continue;
      exchanges[one] = JSON.stringify({ ...a, request: b.request });
      exchanges[other] = JSON.stringify({ ...b, request: a.request });
      return;
    }
  },
  'change a request': ({ exchanges, order }, draw) => {
    const judged = judgedIds(order);
    const lines = exchanges.flatMap((line, at) => (judged.has(idOf(line)) ? [at] : []));
    const at = lines[draw(lines.length)] ?? 0;
    const exchange = JSON.parse(exchanges[at] ?? '') as { request: { url: string } };
    exchanges[at] = JSON.stringify({
      ...exchange,
      request: { ...exchange.request, url: `${exchange.request.url}x` },
    });
  },
  'break all answers': ({ exchanges }) => {
    for (const [at, line] of exchanges.entries()) {
      const { response, ...rest } = JSON.parse(line) as { response: object | null };
      exchanges[at] = JSON.stringify({ ...rest, response: response && { ...response, status: 500 } });
    }
  },
  'drop an event': ({ order }, draw) => void order.splice(1 + draw(order.length - 1), 1),
  'another seed': ({ settings, certificate }) => {
    const seed = Number(settings.seed) + 1;
    settings.seed = seed;
    Object.assign(certificate, { seeds: [seed] });
  },
  'another seed in the certificate': ({ certificate }) => void Object.assign(certificate, { seeds: [77] }),
  'another outcome': ({ certificate }) =>
    void Object.assign(certificate, { outcome: 'conforms', conforms: !certificate.conforms }),
  'another suite': ({ certificate }) =>
    void Object.assign(certificate, { suite: { ...certificate.suite, code: '0'.repeat(64) } }),
  'another target': ({ certificate }) => void Object.assign(certificate, { target: 'https://other.example' }),
  'fewer cases': ({ certificate }) =>
    void Object.assign(certificate, { cases: { ...certificate.cases, count: certificate.cases.count - 1 } }),
  'more exchanges in the certificate': ({ certificate }) =>
    void Object.assign(certificate, { exchanges: certificate.exchanges + 1 }),
  'another date': ({ certificate }) =>
    void Object.assign(certificate, { endedAt: certificate.startedAt.replace(/^\d{4}/, '1999') }),
  'a password in the target': ({ certificate, settings }) => {
    const target = certificate.target.replace('://', '://bob:pw@');
    Object.assign(certificate, { target });
    Object.assign(settings, { target });
  },
  'an answer that became a call not allowed': ({ order, exchanges }, draw) => {
    const answers = order.flatMap((line, at) => (line.includes('"answer"') ? [at] : []));
    const at = answers[draw(answers.length)] ?? 0;
    const { answer, request } = JSON.parse(order[at] ?? '') as { answer: string; request: number };
    order[at] = JSON.stringify({ refused: request, effect: 'read', message: 'Not sent.' });
    exchanges.splice(
      exchanges.findIndex((line) => idOf(line) === answer),
      1,
    );
  },
  'a verdict that is none': ({ verdicts }, draw) => void verdicts.splice(draw(verdicts.length), 1, 'null'),
  'a setting of another kind': ({ settings }, draw) => {
    const names = Object.keys(settings);
    const name = names[draw(names.length)] ?? '';
    settings[name] = Array.isArray(settings[name]) ? { length: 0 } : [];
  },
  'other fixtures': ({ settings }) => void Object.assign(settings, { fixtures: {} }),
};

const idOf = (line: string): string => /^\{"id":"(x\d+)"/.exec(line)?.[1] ?? '';

/** The exchanges that were judged. */
function judgedIds(order: readonly string[]): ReadonlySet<string> {
  return new Set(order.flatMap((line) => (JSON.parse(line) as { answer?: string }).answer ?? []));
}

export const bytesOf = (file: string): Buffer => readFileSync(file);
