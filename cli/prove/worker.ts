import { parentPort } from 'node:worker_threads';
import { tryMutant } from './systematic/tryMutant.ts';
import type { Trial } from './Trial.ts';
import { tryBySeeds, tryServer } from './tryServer.ts';
import { wholePlan } from './wholePlan.ts';

// One thread of a proof: receives trials one by one and answers each with its outcome.
const plan = wholePlan();

parentPort?.on('message', async (trial: Trial) => {
  parentPort?.postMessage(await tries(trial)(trial, plan));
});

function tries({ kind }: Trial): typeof tryServer {
  if (kind === 'systematic') return tryMutant;
  return kind === 'stability' ? tryBySeeds : tryServer;
}
