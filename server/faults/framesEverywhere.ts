import type { Fault } from '../Fault.ts';
import { onStatus } from '../hooks/onStatus.ts';

export const framesEverywhere: Fault = {
  clause: 'ENV-5',
  about: 'StackTrace is a list of frames.',
  causes: ['StackTrace is a list'],
  operations: ['*'],
  hook: onStatus({}, (status) => ({ ...status, StackTrace: [{ Frame: 'answer' }, { Frame: 'main' }] })),
};
