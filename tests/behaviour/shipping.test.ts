import { describe, expect, it } from 'vitest';
import type { Hook } from '../../server/Hook.ts';
import { onRequest } from '../../server/hooks/onRequest.ts';
import { onSuccess } from '../../server/hooks/onSuccess.ts';
import { member } from '../../server/records/member.ts';
import { isRecord } from '../../specs/isRecord.ts';
import { isNumeric, numeric } from '../../specs/numeric.ts';
import type { RecordValue, Value } from '../../specs/Value.ts';
import { judged, notPassed } from './judged.ts';

/** Whole numbers only, as a server may keep where the document says *number*. */
const whole = (record: RecordValue): RecordValue =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, wholeValue(value)]));

function wholeValue(value: Value | undefined): Value | undefined {
  if (isNumeric(value)) return numeric(Math.round(Number(value.lexeme)));
  return isRecord(value) ? whole(value) : value;
}

const writes = ['ShippingInformationUpdate', 'ShippingInformationCreateLabel'];

const answering = (edit: (info: RecordValue) => RecordValue, operations = writes): Hook =>
  onSuccess(operations, (result) => ({
    ...result,
    ShippingInfo: edit(member.record(result, 'ShippingInfo') ?? {}),
  }));

describe('SHP-1', () => {
  it('is passed where costs and weights are kept as whole numbers', async () => {
    expect(notPassed(await judged(['SHP-1'], { hooks: [answering(whole)] }))).toEqual({});
  });

  describe('where csv and json lose what was sent', () => {
    const unread = onRequest(['ShippingInformationUpdate'], (request, _, { format }) =>
      format === 'csv' || format === 'json' ? { ...request, ShippingInfo: {} } : request,
    );
    const formats = ['json', 'csv', 'jsv'] as const;
    const inJson = {
      'json/ShippingInformationUpdate/SHP-1': 'failed',
      'json/ShippingInformationUpdate/SHP-1/after-delete': 'failed',
      'csv/ShippingInformationUpdate/SHP-1/after-delete': 'blocked layout',
      'json/ShippingInformationCreateLabel/SHP-1': 'blocked nothing',
      'csv/ShippingInformationCreateLabel/SHP-1': 'blocked nothing',
    };

    it('is failed in csv too, for documents in csv come back whole', async () => {
      expect(notPassed(await judged(['SHP-1'], { hooks: [unread], formats }))).toEqual({
        ...inJson,
        'csv/ShippingInformationUpdate/SHP-1': 'failed',
      });
    });

    it('is blocked by the layout in csv, if documents in csv lose a member as well', async () => {
      const lessRead = onRequest(['DocumentUpdate'], (request, _, { format }) =>
        format === 'csv'
          ? { ...request, mvDocument: { ...member.record(request, 'mvDocument'), DocumentComments: '' } }
          : request,
      );
      expect(notPassed(await judged(['SHP-1'], { hooks: [unread, lessRead], formats }))).toEqual({
        ...inJson,
        'csv/ShippingInformationUpdate/SHP-1': 'blocked layout',
      });
    });
  });

  const heavy = { Weight: numeric(40), WeightUnitId: numeric(1) };
  const onLabel = (change: (info: RecordValue) => RecordValue) =>
    judged(['SHP-1'], { hooks: [answering(change, ['ShippingInformationCreateLabel'])], formats: ['xml'] });

  it('is passed where a label shows another weight than was written: the carrier may weigh', async () => {
    expect(notPassed(await onLabel((info) => ({ ...info, WeightInfo: heavy })))).toEqual({});
  });

  it('is blocked where a label shows another weight and nothing else: the carrier may show what it weighed', async () => {
    expect(notPassed(await onLabel(() => ({ WeightInfo: heavy })))).toEqual({
      'xml/ShippingInformationCreateLabel/SHP-1': 'blocked nothing',
    });
  });

  it('is failed where a label shows other services and nothing that was written', async () => {
    const others = ({ GenericAftersalesProServicesInfo: services }: RecordValue): RecordValue =>
      Object.fromEntries(
        Object.entries(services as RecordValue).map(([name, asked]) => [name, asked !== true]),
      );
    expect(notPassed(await onLabel((info) => ({ GenericAftersalesProServicesInfo: others(info) })))).toEqual({
      'xml/ShippingInformationCreateLabel/SHP-1': 'failed',
    });
  });
});
