import { expect, it } from 'vitest';
import { TargetError } from '../../harness/target/TargetError.ts';
import { himal } from '../foreign/lawful/manners/himal.ts';
import { himalXml } from '../foreign/lawful/manners/himalXml.ts';
import { startLawful } from '../foreign/lawful/startLawful.ts';
import { makeStore } from '../foreign/lawful/store.ts';
import { flightTo } from './flightTo.ts';

it('finds the dialect of a server with a key among its base members and names of its own for items', async () => {
  const foreign = await startLawful();
  try {
    const found = await flightTo(foreign.url, { apiKey: foreign.apiKey });
    expect(found.dialect.xmlNamespaces).toEqual(himalXml.namespaces);
    expect(found.dialect.xmlMemberOrder).toBe('ordinal');
    expect(found.dialect.baseMembers).toContain('APIKEY');
    expect(found.dialect.itemNames).toMatchObject({ ShippingProviderService: 'Service', string: 'entry' });
    expect(found.unsettled).toContain('dialect.itemNames.mvDocumentRow');
    await expect(flightTo(foreign.url, { apiKey: 'wrong' })).rejects.toThrow(TargetError);
  } finally {
    await foreign.close();
  }
});

it('finds the order in which an empty server reads the key behind a limit', async () => {
  const store = { ...makeStore(himal.keeping.ids), providers: [], companies: [] };
  const foreign = await startLawful(himal, store);
  try {
    const found = await flightTo(foreign.url, { apiKey: foreign.apiKey });
    expect(found.dialect.xmlMemberOrder).toBe('ordinal');
    expect(found.dialect.baseMembers).toContain('APIKEY');
    expect(found.notes.join()).not.toContain('is refused although');
  } finally {
    await foreign.close();
  }
});
