import { expect, test } from 'vitest';
import { whyNotCalled } from '../../cli/diagnose/unhurried.ts';
import type { Variant } from '../../server/Variant.ts';
import { variants } from '../../server/variants.ts';
import { reference } from '../cli/servers.ts';
import { diagnosis, key } from './diagnosed.ts';

/** Lawful servers with other habits that a diagnosis might take for trouble. With ALL_VARIANTS=1, all there are. */
const chosen = [
  'closedConnections',
  'emptyData',
  'hiddenZoneChatham',
  'metadataInJson',
  'soapNamespaceUntold',
];

const isAll = process.env.ALL_VARIANTS === '1';
const names = isAll ? [...variants.keys()] : chosen;

test.each(names)('nothing is called wrong on %s', async (name) => {
  const { choices, hook, sending, errs = [] } = variants.get(name) as Variant;
  const { url } = await reference(
    {
      apiKey: key,
      ...(choices === undefined ? {} : { choices }),
      ...(hook === undefined ? {} : { hooks: [hook] }),
    },
    sending === undefined ? {} : { sending },
  );
  const { troubles, calls, durationMs } = await diagnosis(
    url,
    isAll || name.startsWith('soap') ? {} : { formats: ['json,csv'] },
  );
  if (isAll) console.log(name, calls, durationMs, JSON.stringify(troubles));
  const isMoving = ({ weight, said }: (typeof troubles)[number]): boolean =>
    weight === 'error' && [...errs, whyNotCalled].some((words) => said.includes(words));
  expect(troubles.filter((one) => one.weight !== 'remark' && !isMoving(one))).toEqual([]);
});
