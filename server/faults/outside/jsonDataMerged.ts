import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';
import { member } from '../../records/member.ts';

export const jsonDataMerged: Fault = {
  clause: 'IU-1',
  about:
    'Update lays a JsonData that is a JSON object over the one that was there, as jsonb does, so that what was left out of it stays.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onWrite(['IntegrationUpdateUpdate'], ({ action, sent, stored }) => {
    const before = objectOf(member.text(stored ?? {}, 'JsonData'));
    const after = objectOf(member.text(sent, 'JsonData'));
    return action !== 'Update' || before === undefined || after === undefined
      ? undefined
      : { sent: { ...sent, JsonData: JSON.stringify({ ...before, ...after }) } };
  }),
};

function objectOf(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
