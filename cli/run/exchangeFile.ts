import { appendFileSync } from 'node:fs';
import { oncePerLarge } from '../../formats/oncePerLarge.ts';
import type { Exchange } from '../../harness/Exchange.ts';
import { exchangeLine } from '../../harness/exchangeLine.ts';
import { redactor } from '../../harness/redaction/redactor.ts';
import { secretsOf } from './secretsOf.ts';
import type { Task } from './Task.ts';

/** Appends exchanges to a task's exchanges.ndjson, each on its line before it returns, redacted. */
export function exchangeFile(task: Pick<Task, 'settings' | 'exchangesFile'>): (exchange: Exchange) => void {
  const { text, bytes } = redactor(secretsOf(task.settings));
  const redact = { text, bytes: oncePerLarge(bytes) };
  return (exchange) => appendFileSync(task.exchangesFile, `${exchangeLine(exchange, redact)}\n`);
}
