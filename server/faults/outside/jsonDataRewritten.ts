import type { Fault } from '../../Fault.ts';
import { onWrite } from '../../hooks/onWrite.ts';

function rewritten(text: string): string {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? JSON.stringify(value) : text;
  } catch {
    return text;
  }
}

export const jsonDataRewritten: Fault = {
  clause: 'ACT-1',
  about:
    'JsonData of an integration update is parsed and written again, so that blanks and trailing zeros in it are lost.',
  operations: ['IntegrationUpdateUpdate'],
  hook: onWrite(['IntegrationUpdateUpdate'], ({ sent }) =>
    typeof sent.JsonData === 'string' ? { sent: { ...sent, JsonData: rewritten(sent.JsonData) } } : undefined,
  ),
};
