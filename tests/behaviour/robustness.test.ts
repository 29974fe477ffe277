import { describe, expect, it } from 'vitest';
import { codecs } from '../../formats/codecs.ts';
import { DecodeError } from '../../formats/DecodeError.ts';
import {
  endurable,
  plainMembers,
  type RequestDefect,
  spoiltCall,
  undecodable,
} from '../../generators/messages/defects.ts';
import { NotAllowedError } from '../../harness/target/NotAllowedError.ts';
import { openListener } from '../../harness/target/openListener.ts';
import { createServer } from '../../server/createServer.ts';
import { ownFaults } from '../../server/faults.ts';
import { formats } from '../../specs/Format.ts';
import { requestShape } from '../../specs/messageShapes.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { answering, notPassed, runOn } from './runOn.ts';

const hostile = planRun({ formats, operations: ['-'], clauses: ['ERR-5'], cases: [] });
const inJson = planRun({ formats: ['json'], operations: ['-'], clauses: ['ERR-5'], cases: [] });

describe('the bytes of the probes', () => {
  const shape = requestShape(spoiltCall);
  const spoilt = (defect: RequestDefect, format: (typeof formats)[number]): Buffer => {
    const text = Buffer.from(
      codecs[format].encode(shape, { ...plainMembers, APIKEY: 'the-right-key' }),
    ).toString('latin1');
    return Buffer.from(defect.spoil({ format, text, listener: 'http://127.0.0.1:1/x' }), 'latin1');
  };
  const cells = [...undecodable, ...endurable].flatMap((defect) =>
    defect.in.map((format) => [defect.name, format, defect] as const),
  );

  it.each(cells)('%s in %s: one defect, the key whole, not beyond a megabyte', (_, format, defect) => {
    const body = spoilt(defect, format);
    expect(body.includes('the-right-key')).toBe(true);
    expect(body.length).toBeLessThan(1_100_000);
    expect(body.includes('AssayHostileText') && body.includes('918273645')).toBe(false);
  });

  it.each(cells.filter(([, , { kind }]) => kind === 'undecodable'))(
    '%s in %s cannot be read by a strict reader',
    (_, format, defect) => {
      const type = `${codecs[format].contentType.split(';')[0]}; charset=utf-8`;
      const read = (): number => {
        const { deviations } = codecs[format].decode(shape, spoilt(defect, format), { contentType: type });
        const broken = deviations.filter(({ clause }) => clause === 'FMT-11');
        if (broken.length > 0) throw new DecodeError('not well-formed', 0);
        return deviations.length;
      };
      expect(read).toThrow(DecodeError);
    },
  );
});

describe('ERR-5', () => {
  it('judges eleven probes in xml and soap, nine elsewhere, and whether an entity is fetched', () => {
    const counts = formats.map((format) => hostile.cases.filter((item) => item.format === format).length);
    expect(counts).toEqual([9, 12, 9, 9, 12, 12]);
  });

  it('the reference server withstands all of it', async () => {
    expect(notPassed(await runOn(createServer(), hostile))).toEqual([]);
  });

  it.each([
    ['endIsGuessed', ['json/-/ERR-5/truncated warned']],
    ['entitiesAreNothing', ['soap12/-/ERR-5/entity-bomb warned', 'soap12/-/ERR-5/external-entity warned']],
    [
      'entitiesFetched',
      ['soap11', 'soap12', 'xml'].map((format) => `${format}/-/ERR-5/external-entity-fetch warned`),
    ],
  ])('finds %s', async (name, red) => {
    const hook = ownFaults.get(name)?.hook;
    if (hook === undefined) throw new Error(`${name} is no fault`);
    expect(notPassed(await runOn(createServer({ hooks: [hook] }), hostile))).toEqual(red);
  });

  it('finds a server that stops working, and the probe that it was', async () => {
    const hook = ownFaults.get('deathByNesting')?.hook;
    if (hook === undefined) throw new Error('it is no fault');
    const { verdicts } = await runOn(createServer({ hooks: [hook] }), inJson);
    expect(verdicts.map(({ id, status }) => `${id} ${status}`)).toEqual([
      ...['malformed', 'truncated', 'wrong-charset', 'huge-text'].map(
        (name) => `json/-/ERR-5/${name} passed`,
      ),
      ...['deep-nesting', 'wrong-type', 'number-out-of-range', 'duplicate-member', 'lone-surrogate'].map(
        (name) => `json/-/ERR-5/${name} warned`,
      ),
    ]);
  });

  it('sends nothing more once nothing comes back, and blames one probe', async () => {
    let sent = 0;
    let gone = false;
    const through = answering((send) => async (request) => {
      sent += 1;
      gone ||= request.body.length > 500_000;
      const exchange = await send(request);
      return gone
        ? { ...exchange, response: null, failure: { kind: 'refused' as const, message: 'refused' } }
        : exchange;
    });
    const plan = planRun({
      formats: ['json', 'jsv'],
      operations: ['-', 'APIKeyGet'],
      clauses: ['ERR-5', 'AUTH-3'],
      cases: [],
    });
    const lines = notPassed(await runOn(createServer(), plan, { through }));
    expect(lines).toContain('json/-/ERR-5/huge-text warned');
    expect(lines.filter((line) => line.endsWith('warned'))).toHaveLength(1);
    expect(lines.filter((line) => line.endsWith('blocked clause:ERR-5'))).toHaveLength(5 + 9 + 12 + 1);
    // Two plain calls and a control in both formats, three by callback, four in other forms, three probes before it, and the one with two looks after it.
    expect(sent).toBe(2 * 3 + 3 + 4 + 3 * 2 + 3);
  });

  it.each<[string, (hostile: boolean) => number | null | undefined]>([
    ['hangs up', (is) => (is ? null : undefined)],
    ['answers 413 and nothing else', (is) => (is ? 413 : undefined)],
    ['answers 500 and nothing else', (is) => (is ? 500 : undefined)],
  ])('is kept by a server that %s', async (_, answer) => {
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      const status = answer(request.effect === 'hostile');
      if (status === undefined) return exchange;
      if (status === null)
        return { ...exchange, response: null, failure: { kind: 'closed' as const, message: 'closed' } };
      return { ...exchange, response: { status, headers: [], body: new Uint8Array() } };
    });
    expect(notPassed(await runOn(createServer(), inJson, { through }))).toEqual([]);
  });

  it('is kept by a server that answers an attacker no more (429, 403), for it lives', async () => {
    let seen = false;
    const through = answering((send) => async (request) => {
      seen ||= request.effect === 'hostile';
      const exchange = await send(request);
      return seen
        ? { ...exchange, response: { status: 403, headers: [], body: new Uint8Array() } }
        : exchange;
    });
    expect(notPassed(await runOn(createServer(), inJson, { through }))).toEqual([]);
  });

  it('is blocked where the request without a defect fails', async () => {
    const through = answering((send) => async (request) => {
      const exchange = await send(request);
      const body = Buffer.from('{"ResponseStatus":{"ErrorCode":"500","Message":"no"}}');
      return request.path.includes('SalesOrderGet')
        ? { ...exchange, response: { status: 500, headers: [], body } }
        : exchange;
    });
    const { verdicts } = await runOn(createServer(), inJson, { through });
    expect(new Set(verdicts.map(({ status, cause }) => `${status} ${cause}`))).toEqual(
      new Set(['blocked control']),
    );
  });

  it('is blocked where hostile bytes are not allowed; nothing hostile is sent', async () => {
    const through = answering((send) => async (request) => {
      if (request.effect === 'hostile')
        throw new NotAllowedError('hostile', 'Allow it with --allow hostile.');
      return send(request);
    });
    const { verdicts } = await runOn(createServer(), inJson, { through });
    expect(new Set(verdicts.map(({ status, cause }) => `${status} ${cause}`))).toEqual(
      new Set(['blocked allowance']),
    );
  });

  it('cannot tell whether a target on another host fetches, without a listener', async () => {
    const cases = ['xml/-/ERR-5/external-entity*'];
    const plan = planRun({ formats: ['xml'], operations: [], clauses: [], cases });
    const bodies: string[] = [];
    const through = answering((send) => (request) => {
      if (request.effect === 'hostile') bodies.push(Buffer.from(request.body).toString());
      return send(request);
    });
    const ran = await runOn(createServer(), plan, { through, at: 'https://192.0.2.1/' });
    expect(notPassed(ran)).toEqual(['xml/-/ERR-5/external-entity-fetch notApplicable']);
    expect(bodies).toHaveLength(1);
    expect(bodies[0]).toContain('SYSTEM "http://assay.invalid/');
  });

  it('sees through --listener-url what a target on another host fetches', async () => {
    const hook = ownFaults.get('entitiesFetched')?.hook;
    if (hook === undefined) throw new Error('it is no fault');
    const free = await openListener({ target: null, listenerUrl: null });
    const listenerUrl = free?.url ?? null;
    await free?.close();
    const cases = ['xml/-/ERR-5/external-entity-fetch'];
    const plan = planRun({ formats: ['xml'], operations: [], clauses: [], cases });
    const at = { at: 'https://192.0.2.1/', listenerUrl };
    expect(notPassed(await runOn(createServer(), plan, at))).toEqual([]);
    expect(notPassed(await runOn(createServer({ hooks: [hook] }), plan, at))).toEqual([
      'xml/-/ERR-5/external-entity-fetch warned',
    ]);
  });
});
