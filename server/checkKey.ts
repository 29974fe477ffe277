import { hash, timingSafeEqual } from 'node:crypto';
import type { RecordValue } from '../specs/Value.ts';
import { OperationFailure } from './OperationFailure.ts';
import { member } from './records/member.ts';

/** Raises OperationFailure with that HTTP status, unless APIKEY is exactly the key. It takes the same time for any wrong key. */
export function checkKey(request: RecordValue, apiKey: string, status: number): void {
  const sent = member.text(request, 'APIKEY');
  if (timingSafeEqual(digest(sent), digest(apiKey))) return;
  throw new OperationFailure(sent === '' ? 'APIKEY is missing.' : 'APIKEY is not a valid key.', { status });
}

const digest = (text: string): Buffer => hash('sha256', text, 'buffer');
