import { isRecord } from '../../specs/isRecord.ts';
import type { Answer } from './Answer.ts';

/** Whether a failure names what does not exist, and so has no other reason. */
export const namesMissing = ({ decoded }: Answer, name: string): boolean => {
  const status = decoded?.value.ResponseStatus;
  const message = isRecord(status) ? status.Message : undefined;
  return typeof message === 'string' && isNamed(message, name);
};

/** Servers group digits by culture: `1.999.000` names 1999000. */
export function isNamed(message: string, name: string): boolean {
  if (!/^\d+$/.test(name)) return message.includes(name);
  const alone = new RegExp(`(?<!\\d)${name}(?!\\d)`);
  return alone.test(message) || alone.test(message.replace(/(?<=\d)[\s.,'’_\u00a0\u202f](?=\d)/g, ''));
}
