import type { Fault } from '../Fault.ts';
import { onAnswer } from '../hooks/onAnswer.ts';

export const xmlAsText: Fault = {
  clause: 'FMT-2',
  about: 'xml is sent as text/xml.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['CompanyUpdate'],
  hook: onAnswer({ formats: ['xml'] }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/xml' },
  })),
};
