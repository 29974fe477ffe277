import { appendFileSync } from 'node:fs';
import type { Exchange } from '../../harness/Exchange.ts';
import { exchangeLine } from '../../harness/exchangeLine.ts';
import { type Redactor, redactor } from '../../harness/redaction/redactor.ts';
import { secretsOf } from './secretsOf.ts';
import { largeFrom } from './sharedBodies.ts';
import type { Task } from './Task.ts';

/** Appends exchanges to a task's exchanges.ndjson, each on its line before it returns, redacted. */
export function exchangeFile(task: Pick<Task, 'settings' | 'exchangesFile'>): (exchange: Exchange) => void {
  const redact = remembering(redactor(secretsOf(task.settings)));
  return (exchange) => appendFileSync(task.exchangesFile, `${exchangeLine(exchange, redact)}\n`);
}

/** Looks through a large body once, however often the same array comes. */
function remembering(redact: Redactor): Redactor {
  const known = new WeakMap<Uint8Array, Map<string, Uint8Array>>();
  return {
    text: redact.text,
    bytes: (bytes, contentType = '') => {
      if (bytes.length < largeFrom) return redact.bytes(bytes, contentType);
      const results = known.get(bytes) ?? new Map<string, Uint8Array>();
      known.set(bytes, results);
      const result = results.get(contentType) ?? redact.bytes(bytes, contentType);
      results.set(contentType, result);
      return result;
    },
  };
}
