import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askXml } from './ask.ts';
import { type Foreign, startLawful } from './lawful/startLawful.ts';
import { xmlText } from './xmlText.ts';

let server: Foreign;
beforeAll(async () => {
  server = await startLawful();
});
afterAll(() => server.close());

describe('what the lawful foreign server insists on in xml', () => {
  it('names the namespace that it wants, for the root and for the key', async () => {
    const bare = await ask(
      server,
      '/xml/reply/APIKeyGet',
      `<APIKeyGet><APIKEY>${server.apiKey}</APIKEY></APIKeyGet>`,
    );
    expect(xmlText(bare.text, 'Message')).toContain(
      "element 'APIKeyGet' from namespace 'urn:himal:depot:calls'",
    );
    const keyless = `<APIKeyGet xmlns="urn:himal:depot:calls"><APIKEY>${server.apiKey}</APIKEY></APIKeyGet>`;
    const wrong = await ask(server, '/xml/reply/APIKeyGet', keyless);
    expect(xmlText(wrong.text, 'Message')).toContain(
      "element 'APIKEY' from namespace 'urn:himal:depot:common'",
    );
  });

  it('drops in silence what comes out of order', async () => {
    const record =
      '<mvShippingProvider xmlns:t="urn:himal:depot:things"><t:ShippingProviderName>late</t:ShippingProviderName>' +
      '<t:ShippingProviderComments>lost</t:ShippingProviderComments></mvShippingProvider>';
    const lost = await askXml(
      server,
      'ShippingProviderUpdate',
      `<mvRecordAction>Insert</mvRecordAction>${record}`,
    );
    expect(xmlText(lost.text, 'ShippingProviderComments')).toBe('');
    const without = await askXml(
      server,
      'ShippingProviderUpdate',
      `${record}<mvRecordAction>Insert</mvRecordAction>`,
    );
    expect(xmlText(without.text, 'entityID')).toBe('0');
    expect(xmlText(without.text, 'Message')).toBe("mvRecordAction 'null' is not known.");
  });

  it('refuses a document type', async () => {
    const bomb =
      '<!DOCTYPE APIKeyGet [<!ENTITY a "b">]><APIKeyGet xmlns="urn:himal:depot:calls">&a;</APIKeyGet>';
    const answer = await ask(server, '/xml/reply/APIKeyGet', bomb);
    expect([answer.status, xmlText(answer.text, 'ErrorCode')]).toEqual([400, '500']);
  });
});
