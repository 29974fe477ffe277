import { describe, expect, it } from 'vitest';
import type { Codec } from '../../../formats/Codec.ts';
import { soap11, soap12 } from '../../../formats/soap/soap.ts';
import { shapeOf } from '../vectorShape.ts';

const of11 = 'http://schemas.xmlsoap.org/soap/envelope/';
const of12 = 'http://www.w3.org/2003/05/soap-envelope';

const message = shapeOf('ProbeResponse', { M: { kind: 'scalar', type: 'string' } });
const answer = '<ProbeResponse><M>a</M></ProbeResponse>';
const read = (codec: Codec, text: string) => codec.decode(message, Buffer.from(text));
const told = (codec: Codec, text: string) => read(codec, text).deviations;
const must = (clause: string, expected: string, actual: string) => [
  { clause, level: 'MUST', path: '', expected, actual },
];

describe.each([
  ['soap11', soap11, of11, 'FMT-3', of12],
  ['soap12', soap12, of12, 'FMT-4', of11],
] as const)('what is told of an envelope in %s', (_, codec, own, clause, other) => {
  const envelope = (body: string, namespace: string = own): string =>
    `<s:Envelope xmlns:s="${namespace}">${body}</s:Envelope>`;

  it('nothing of a right one', () => {
    expect(told(codec, envelope(`<s:Body>${answer}</s:Body>`))).toEqual([]);
  });

  it('that there is none', () => {
    expect(read(codec, answer).value).toEqual({ M: 'a' });
    expect(told(codec, answer)).toEqual(must(clause, 'an Envelope', '<ProbeResponse>'));
  });

  it('no more than 200 characters of a name', () => {
    const name = 'N'.repeat(300);
    expect(told(codec, `<${name}><M>a</M></${name}>`)).toEqual(
      must(clause, 'an Envelope', `<${'N'.repeat(199)}`),
    );
  });

  it('of its date-times what SOAP asks, also where there is none', () => {
    const dated = shapeOf('ProbeResponse', { T: { kind: 'scalar', type: 'datetime' } });
    const body = '<ProbeResponse><T>2017-01-10</T></ProbeResponse>';
    for (const text of [body, envelope(`<s:Body>${body}</s:Body>`)]) {
      const last = codec.decode(dated, Buffer.from(text)).deviations.at(-1);
      expect(last).toMatchObject({ clause: 'TYP-7', level: 'SHOULD', path: 'T' });
    }
  });

  it('that it is of the other version, of another namespace or of none', () => {
    const ofOther = envelope(`<s:Body>${answer}</s:Body>`, other);
    expect(told(codec, ofOther)).toEqual(must('FMT-5', own, `<Envelope> in ${other}`));
    const ofNone = `<Envelope><Body>${answer}</Body></Envelope>`;
    expect(told(codec, ofNone)).toEqual(must('FMT-5', own, '<Envelope> in no namespace'));
    const bodyOfOther = envelope(`<o:Body xmlns:o="urn:o">${answer}</o:Body>`);
    expect(told(codec, bodyOfOther)).toEqual(must('FMT-5', own, '<Body> in urn:o'));
    const long = `urn:${'n'.repeat(300)}`;
    expect(told(codec, envelope(`<s:Body>${answer}</s:Body>`, long))).toEqual(
      must('FMT-5', own, `<Envelope> in ${long.slice(0, 150)}`),
    );
  });

  it('that its Body holds another element', () => {
    expect(told(codec, envelope('<s:Body><Other><M>a</M></Other></s:Body>'))).toEqual(
      must(clause, '<ProbeResponse>', '<Other>'),
    );
  });

  it('that its Body holds several, the first five of them by name', () => {
    const two = envelope(`<s:Body><Other/>${answer}</s:Body>`);
    expect(read(codec, two).value).toEqual({ M: 'a' });
    expect(told(codec, two)).toEqual(must(clause, 'one element in the Body', '2: <Other> <ProbeResponse>'));
    const seven = envelope(`<s:Body>${answer}${'<Other/>'.repeat(6)}</s:Body>`);
    expect(told(codec, seven)).toEqual(
      must(clause, 'one element in the Body', '7: <ProbeResponse> <Other> <Other> <Other> <Other>'),
    );
  });

  it('what the document says of itself, beside it', () => {
    const unescaped = `<ProbeResponse><M>a & b</M></ProbeResponse>`;
    const clauses = told(codec, envelope(`<s:Body>${unescaped}</s:Body>`)).map((one) => one.clause);
    expect(clauses).toEqual(['FMT-11']);
  });

  it('that it has no Body, or an empty one', () => {
    expect(() => read(codec, envelope('<s:Header/>'))).toThrow('an Envelope without a Body');
    expect(() => read(codec, envelope('<s:Body/>'))).toThrow('a Body without an element');
  });
});
