import { Refusal } from '../Refusal.ts';
import type { Raw } from './typed.ts';

export function readJson(text: string): Raw {
  try {
    return JSON.parse(text) as Raw;
  } catch {
    throw new Refusal('The json text cannot be read.', 'unreadable');
  }
}
