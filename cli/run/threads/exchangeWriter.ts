import { parentPort, workerData } from 'node:worker_threads';
import { exchangeFile } from '../files/exchangeFile.ts';
import type { ToWriter } from './exchangeThread.ts';

// The thread that exchangeThread.ts starts.
const write = exchangeFile(workerData);
parentPort?.on('message', (told: ToWriter) => {
  if (told === 'end') return parentPort?.close();
  for (const exchange of told.exchanges) write(exchange);
  parentPort?.postMessage(told.size);
});
