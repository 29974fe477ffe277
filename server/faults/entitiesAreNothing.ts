import type { Fault } from '../Fault.ts';

export const entitiesAreNothing: Fault = {
  clause: 'ERR-5',
  about: 'In soap12 a document type is passed over, and every entity is taken for empty text.',
  causes: ['a request that names an entity is taken ({defect})'],
  operations: ['-'],
  hook: (inner) => ({
    exchange: (request) => {
      if (!request.url.endsWith('/soap12')) return inner.exchange(request);
      const text = Buffer.from(request.body).toString('latin1');
      const bare = text.replace(/<!DOCTYPE[^[]*\[.*\]>/, '').replace(/&[xe]\d*;/g, '');
      return inner.exchange({ ...request, body: Buffer.from(bare, 'latin1') });
    },
  }),
};
