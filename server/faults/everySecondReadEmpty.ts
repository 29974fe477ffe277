import type { Fault } from '../Fault.ts';
import { onRepeated } from '../hooks/onRepeated.ts';

const read: readonly string[] = ['AccountSettingsGet', 'UserGet'];

export const everySecondReadEmpty: Fault = {
  clause: 'GET-8',
  about: 'The settings and the user come with every second of the same reads alone.',
  causes: ['the same read gives another answer each time'],
  operations: read,
  hook: onRepeated(read, (result, time, record) => (time % 2 === 0 ? result : { ...result, [record]: null })),
};
