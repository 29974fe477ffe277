// Preloaded into a measured process: notes at its end what it took, all threads together.
import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const file = process.env.BENCH_SPENT;
if (isMainThread && file !== undefined) {
  // What it starts itself is not measured again.
  delete process.env.BENCH_SPENT;
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(file, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS / 1024 }));
  });
}
