import { expect, it } from 'vitest';
import { arrangement } from '../../server/arrangement.ts';
import { createServer } from '../../server/createServer.ts';
import { roomFor } from '../../server/hooks/roomFor.ts';
import type { Variant } from '../../server/Variant.ts';
import { oneAddressOnly } from '../../server/variants/oneAddressOnly.ts';
import { planIsFull } from '../../server/variants/planIsFull.ts';
import { servicesContradict } from '../../server/variants/servicesContradict.ts';
import { planRun } from '../../suites/kernel/planRun.ts';
import { judgeInProcess } from '../inProcess.ts';

/** How a case comes out on a lawful server that is judged by these clauses, with all that its records go through. */
async function outcomeOn(
  variant: Variant,
  id: string,
  clauses: readonly string[],
): Promise<string | undefined> {
  const plan = planRun({ formats: ['json'], operations: [], clauses, cases: [] });
  const verdicts = await judgeInProcess(createServer(arrangement([variant])), plan);
  const found = verdicts.find((one) => one.id === id);
  return found?.cause === undefined ? found?.status : `${found.status} ${found.cause}`;
}

it('what a server refuses of a record keeps none of the rest from being sent', async () => {
  const id = 'json/DocumentUpdate/TYP-13/shipping';
  expect(await outcomeOn(oneAddressOnly, id, ['TYP-13'])).toBe('passed');
});

it('a plain write that is no longer taken is the reason, and not the clause that its refusal would break', async () => {
  // The plain insert and that of the chain fit in.
  const planOfTwo = { ...planIsFull, hook: roomFor(2, ['CompanyUpdate']) };
  const id = 'json/CompanyUpdate/ACT-7';
  expect(await outcomeOn(planOfTwo, id, ['ACT-7'])).toBe('blocked control');
});

it('a call that is refused at its default address too is not refused for the address', async () => {
  const id = 'json/ShippingInformationUpdate/AUTH-3/jsonp/missing';
  expect(await outcomeOn(servicesContradict, id, ['AUTH-3'])).toBe('blocked control');
});
