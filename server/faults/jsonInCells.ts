import { codecs } from '../../formats/codecs.ts';
import { responseShape } from '../../specs/messageShapes.ts';
import { operation } from '../../specs/operations.ts';
import type { Fault } from '../Fault.ts';
import { onReply } from '../hooks/onReply.ts';

export const jsonInCells: Fault = {
  clause: 'TYP-11',
  about: 'In csv a list is json in its cell.',
  operations: ['ShippingProviderGet'],
  hook: onReply({ formats: ['csv'], operations: ['ShippingProviderGet'] }, (members) => {
    const { mvShippingProviders } = members;
    const json = codecs.json.encode(responseShape(operation('ShippingProviderGet')), { mvShippingProviders });
    const list = /^\{"mvShippingProviders":(.*)\}$/s.exec(Buffer.from(json).toString('utf8'))?.[1];
    return { ...members, mvShippingProviders: list };
  }),
};
