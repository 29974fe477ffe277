import type { Fault } from '../../Fault.ts';
import { onAnswer } from '../../hooks/onAnswer.ts';

export const jsvFailuresAsPlain: Fault = {
  clause: 'FMT-2',
  about: 'Failures in jsv have the Content-Type text/plain.',
  causes: ['answers in {format} have the media type {actual} instead of {expected}'],
  operations: ['*'],
  hook: onAnswer({ formats: ['jsv'], outcome: 'failure' }, ({ headers }) => ({
    headers: { ...headers, 'content-type': 'text/plain' },
  })),
};
