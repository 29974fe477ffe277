import { requestShape } from '../../specs/messageShapes.ts';
import type { RecordShape, TypeShape } from '../../specs/Shape.ts';
import type { Fault } from '../Fault.ts';

export const numbersAsTextAreNothing: Fault = {
  clause: 'TYP-4',
  about: 'In json a number that is sent as text is 0.',
  causes: [
    'a number that is sent as text is refused',
    'a number that is sent as text is not read as that number',
  ],
  operations: ['*'],
  hook: (inner) => ({
    decode: (call, request) => {
      if (call.operation === null || call.body !== 'json') return inner.decode(call, request);
      const names = numbersIn({ kind: 'record', record: requestShape(call.operation) });
      const text = Buffer.from(request.body)
        .toString('latin1')
        .replace(/"(\w+)":"-?\d+(\.\d+)?"/g, (whole, name: string) =>
          names.has(name) ? `"${name}":0` : whole,
        );
      return inner.decode(call, { ...request, body: Buffer.from(text, 'latin1') });
    },
  }),
};

/** The members that are numbers, at any depth. */
function numbersIn(type: TypeShape): ReadonlySet<string> {
  if (type.kind === 'list') return numbersIn(type.item);
  return type.kind === 'record' ? new Set(inRecord(type.record)) : new Set();
}

const inRecord = ({ members }: RecordShape): readonly string[] =>
  members.flatMap(({ name, type }) =>
    type.kind === 'scalar' && ['int', 'decimal', 'number'].includes(type.type)
      ? [name]
      : [...numbersIn(type)],
  );
