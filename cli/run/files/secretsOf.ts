import { proxyIn } from '../../../config/proxyFor.ts';
import type { Settings } from '../../../config/Settings.ts';
import { secretNames } from '../../../config/secretNames.ts';
import { type Redactor, redactor, type SecretText } from '../../../harness/redaction/redactor.ts';
import { secretPartsOf } from '../../../harness/redaction/secretPartsOf.ts';
import { standInRedactor } from '../../../harness/redaction/standIn.ts';
import { mangledKey } from '../../../harness/target/mangledKey.ts';

/** Names of headers that hold no secret, such as `Accept-Language` and `X-Forwarded-Proto`. */
const openNames =
  /^(?:accept(?:-.+)?|content-.+|user-agent|host|origin|referer|from|via|te|dnt|date|connection|cache-control|pragma|expect|forwarded|traceparent|tracestate|x-forwarded-.+|x-requested-with|x-(?:request|correlation|trace)-id|x-http-method(?:-override)?)$/i;

/** Whether a header may hold a secret: its name says so, or at least not that it holds none. */
export const mayBeSecret = (name: string): boolean => secretNames.test(name) || !openNames.test(name);

/** A shorter value of a header with an unknown name may occur in ordinary text too. */
const shortestSecretValue = 8;

/**
 * What must never be shown: the key, the cut key that AUTH-3 sends, what a proxy and a client certificate ask for, and the values
 * of extra headers. A header's value is left out if its name shows that it is no secret, or if its name says nothing and it is
 * short.
 */
export function secretsOf({
  apiKey,
  headers: extra,
  connection,
}: Pick<Settings, 'apiKey' | 'headers' | 'connection'>): readonly (string | SecretText)[] {
  const others = [...ofHeaders(extra), ...ofConnection(connection)];
  // A padded key, or one in another letter case, is found as the key itself.
  return apiKey === null ? others : [apiKey, mangledKey(apiKey, 'truncated'), ...others];
}

/** Removes secrets from a record that can be judged again: the key gives way to its stand-in. */
export function recordRedactor(settings: Pick<Settings, 'apiKey' | 'headers' | 'connection'>): Redactor {
  const others = [...ofHeaders(settings.headers), ...ofConnection(settings.connection)];
  return settings.apiKey === null ? redactor(others) : standInRedactor(settings.apiKey, others);
}

function ofHeaders(headers: Settings['headers']): readonly SecretText[] {
  return Object.entries(headers)
    .flatMap(([name, value]) => {
      const placeholder = `<${name}>`;
      // `Bearer <token>`: a target may echo the token alone, or one of several cookies.
      if (secretNames.test(name))
        return [value, ...value.split(/\s+/).slice(1), ...secretPartsOf(value)].map((text) => ({
          text,
          placeholder,
        }));
      return !mayBeSecret(name) || value.length < shortestSecretValue ? [] : [{ text: value, placeholder }];
    })
    .filter(({ text }) => text !== '');
}

/** Also of the proxies that the environment names for other targets. A proxy may show them to the target. */
function ofConnection(connection: Settings['connection']): readonly SecretText[] {
  const { certPassphrase, proxy, httpProxy, httpsProxy } = connection;
  const proxies = [
    proxy,
    ...[httpProxy, httpsProxy].map((variable) => variable && proxyIn(variable.value, variable.name)),
  ];
  return [
    { text: certPassphrase, placeholder: '<passphrase>' },
    ...proxies.flatMap((each) =>
      each?.user === null || each?.user === undefined
        ? []
        : [
            { text: `${each.user}:${each.password ?? ''}`, placeholder: '<user and password of the proxy>' },
            { text: each.password, placeholder: '<password of the proxy>' },
            { text: each.user, placeholder: '<user of the proxy>' },
          ],
    ),
  ].flatMap(({ text, placeholder }) => (text === null || text === '' ? [] : [{ text, placeholder }]));
}
