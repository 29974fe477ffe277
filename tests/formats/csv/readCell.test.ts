import { describe, expect, it } from 'vitest';
import { csv } from '../../../formats/csv/csv.ts';
import { readCell } from '../../../formats/csv/readCell.ts';
import { jsvText } from '../../../formats/jsv/JsvNode.ts';
import type { ScalarType, TypeShape } from '../../../specs/Shape.ts';
import { vectorShape } from '../vectorShape.ts';

const unreported = () => {
  throw new Error('reported');
};
const open: TypeShape = { kind: 'open' };
const scalar = (type: ScalarType): TypeShape => ({ kind: 'scalar', type });

describe('a cell as the value that it holds', () => {
  it.each<[ScalarType, boolean]>([
    ['string', true],
    ['intText', true],
    ['enumeration', false],
    ['int', false],
    ['bool', false],
    ['datetime', false],
  ])('of two quotes alone, for %s: empty text is %s', (type, isText) => {
    expect(readCell({ text: '', quoted: true }, scalar(type), unreported)).toEqual(jsvText('', isText));
    expect(readCell({ text: '', quoted: false }, scalar(type), unreported)).toEqual(jsvText(''));
  });

  it.each([
    ['', false, jsvText('')],
    ['', true, jsvText('', true)],
    [' ', false, jsvText(' ')],
    [' ', true, jsvText(' ', true)],
    ['[a', false, jsvText('[a')],
    ['a', false, jsvText('a')],
    ['[a]', false, { kind: 'list', items: [jsvText('a')], raw: '[a]' }],
  ])('of any shape: %j, quoted %s', (text, quoted, node) => {
    expect(readCell({ text, quoted }, open, unreported)).toEqual(node);
  });

  it.each([
    ['L', ' '],
    ['O', '  '],
    ['A', ' '],
  ])('that is blank is no %s', (name, text) => {
    const type = vectorShape.byName.get(name)?.type ?? open;
    expect(readCell({ text, quoted: true }, type, unreported)).toEqual(jsvText(''));
  });
});

const jsonCell = { clause: 'TYP-11', level: 'SHOULD', slug: 'json-cell' };
const noList = { clause: 'TYP-11', level: 'MUST' };
const expected = 'a bracketed list of name:value pairs';

describe('a cell that departs from TYP-11', () => {
  it.each([
    ['json', '[{"BatchNumberName":"x"}]'],
    ['json after a blank', ' [{"BatchNumberName":"x"}]'],
    ['json with a blank behind its bracket', '[ {"BatchNumberName":"x"}]'],
    ['json with a blank behind its brace', '[{ "BatchNumberName":"x"}]'],
  ])('%s', (_, text) => {
    const { value, deviations } = csv.decode(vectorShape, document('O', text));
    expect(value).toEqual({ O: [{ BatchNumberName: 'x' }] });
    expect(deviations).toEqual([{ ...jsonCell, path: 'O', expected, actual: text }]);
  });

  it('a lone record in json', () => {
    const { value, deviations } = csv.decode(vectorShape, document('O', '{"BatchNumberName":"x"}'));
    expect(value).toEqual({ O: [{ BatchNumberName: 'x' }] });
    expect(deviations).toMatchObject([jsonCell, noList]);
  });

  it.each([
    ['text beside a record', 'x,BatchNumberName:y'],
    ['a record beside text', 'BatchNumberName:y,x'],
  ])('%s', (_, text) => {
    const { value, deviations } = csv.decode(vectorShape, document('O', text));
    expect(value).toEqual({ O: null });
    expect(deviations).toEqual([{ ...noList, path: 'O', expected, actual: text }]);
  });

  it.each([
    ['a list in it', '{"a":[]}', true],
    ['a list deep in it', '{"a":{"b":[1]}}', true],
    ['a list beside others', '{"a":1,"b":[],"c":"d"}', true],
    ['no list in it', '{"a":{"b":"c"}}', false],
    ['nothing in it', '{"a":null}', false],
  ])('a record in json with %s', (_, text, reported) => {
    const reports: unknown[] = [];
    const type = vectorShape.byName.get('A')?.type ?? open;
    expect(readCell({ text, quoted: true }, type, (report) => reports.push(report))).toMatchObject({
      kind: 'map',
    });
    expect(reports).toEqual(reported ? [{ ...jsonCell, expected, actual: text }] : []);
  });
});

const document = (name: string, cell: string): Uint8Array =>
  Buffer.from(`${name}\n"${cell.replaceAll('"', '""')}"\n`);
