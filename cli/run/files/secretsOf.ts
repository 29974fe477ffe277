import type { ProxySettings } from '../../../config/ConnectionSettings.ts';
import { proxyIn, proxyVariableFor } from '../../../config/proxyFor.ts';
import type { Settings } from '../../../config/Settings.ts';
import { secretNames } from '../../../config/secretNames.ts';
import type { Redact } from '../../../harness/redaction/Redact.ts';
import { type Redactor, redactor, type SecretText } from '../../../harness/redaction/redactor.ts';
import { secretPartsOf } from '../../../harness/redaction/secretPartsOf.ts';
import { sameLengthRedactor, standInRedactor } from '../../../harness/redaction/standIn.ts';
import { mangledKey } from '../../../harness/target/mangledKey.ts';
import { isLoopbackName } from '../../../harness/transport/loopback.ts';

/** Names of headers that hold no secret, such as `Accept-Language` and `X-Forwarded-Proto`. */
const openNames =
  /^(?:accept(?:-.+)?|content-.+|user-agent|host|origin|referer|from|via|te|dnt|date|connection|cache-control|pragma|expect|forwarded|traceparent|tracestate|x-forwarded-.+|x-requested-with|x-(?:request|correlation|trace)-id|x-http-method(?:-override)?)$/i;

/** Whether a header may hold a secret: its name says so, or at least not that it holds none. */
export const mayBeSecret = (name: string): boolean => secretNames.test(name) || !openNames.test(name);

/** Whether a header's value is shown nowhere. A short one of a name that says nothing is shown. */
export const isHidden = (name: string, value: string): boolean =>
  secretNames.test(name) || (mayBeSecret(name) && value.length >= shortestSecretValue);

/** A shorter value of a header with an unknown name may occur in ordinary text too. */
const shortestSecretValue = 8;

/**
 * What must never be shown: the key, the cut key that AUTH-3 sends, and the values of extra headers. Also what a proxy, a client
 * certificate and the operator's listener ask for. A header's value is left out if its name shows that it is no secret, or if its name says nothing and it is
 * short.
 *
 * The URL of the target is no secret. Neither is any part of it but the key. Every report names the target, and `assay cleanup`,
 * `rerun` and `repro` ask it again.
 */
export function secretsOf(settings: KnownSecrets): readonly (string | SecretText)[] {
  return [...ofKey(settings.apiKey), ...othersOf(settings)];
}

/** A padded key, or one in another letter case, is found as the key itself. */
const ofKey = (apiKey: string | null): readonly string[] =>
  apiKey === null ? [] : [apiKey, mangledKey(apiKey, 'truncated')];

/** The settings that hold secrets, and the target, where it is known. */
export type KnownSecrets = Pick<Settings, 'apiKey' | 'headers' | 'connection'> &
  Partial<Pick<Settings, 'target' | 'listenerUrl'>>;

/** All secrets but the key. */
function othersOf({
  headers,
  connection,
  target = null,
  listenerUrl = null,
}: KnownSecrets): readonly SecretText[] {
  return [...ofHeaders(headers), ...ofConnection(connection, target), ...ofListener(listenerUrl)].filter(
    (secret) => target === null || redactor([secret]).text(target) === target,
  );
}

interface RecordRedactor extends Redactor {
  /** Puts placeholders into the headers that were sent. No verdict rests on them, and scripts look for these. */
  readonly sentHeader: Redact;
}

/**
 * Removes secrets from a record that can be judged again. Each gives way to a word of the same length, so that what the target said reads
 * as it did.
 */
export function recordRedactor(settings: KnownSecrets): RecordRedactor {
  const { apiKey } = settings;
  const others = othersOf(settings);
  const removing = (texts: readonly SecretText[]): Redactor =>
    apiKey === null ? redactor(texts) : standInRedactor(apiKey, texts);
  return { ...inTurn(removing([]), sameLengthRedactor(others)), sentHeader: removing(others).text };
}

/** Removes secrets from the verdicts of a record that can be judged again: they hold the words that the record holds. */
export const recordedVerdictRedactor = (settings: KnownSecrets): Redactor =>
  inTurn(redactor(ofKey(settings.apiKey)), sameLengthRedactor(othersOf(settings)));

const inTurn = (first: Redactor, second: Redactor): Redactor => ({
  text: (text: string, extent?: 'cut') =>
    extent === undefined ? second.text(first.text(text)) : second.text(first.text(text, extent), extent),
  bytes: (bytes, contentType) => second.bytes(first.bytes(bytes, contentType), contentType),
});

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
      return isHidden(name, value) ? [{ text: value, placeholder }] : [];
    })
    .filter(({ text }) => text !== '');
}

/** Of the proxies, only the one that the target is reached through is told anything. It may show that to the target. */
function ofConnection(connection: Settings['connection'], target: string | null): readonly SecretText[] {
  return [
    { text: connection.certPassphrase, placeholder: '<passphrase>' },
    ...proxiesTo(target, connection).flatMap((each) =>
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

/** A subscription sends the URL of the listener to the target. A user beside a password may be any word, and alone it may be a token. */
function ofListener(listenerUrl: string | null): readonly SecretText[] {
  const { username, password } = new URL(listenerUrl ?? 'http://none');
  const placeholder = '<user and password of the listener>';
  const texts = password === '' ? [username] : [`${username}:${password}`, password];
  return texts.flatMap((text) => (text === '' ? [] : [{ text: decoded(text), placeholder }]));
}

/** A percent sign that escapes nothing stays. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The proxies that may lead to a target: all that are named, if it is not known. */
function proxiesTo(
  target: string | null,
  connection: Settings['connection'],
): readonly (ProxySettings | null)[] {
  const { proxy, httpProxy, httpsProxy } = connection;
  if (target !== null && proxy !== null) return [proxy];
  const url = target === null ? null : new URL(target);
  const variables =
    url === null
      ? [httpProxy, httpsProxy]
      : [proxyVariableFor(url, isLoopbackName(url.hostname), connection)];
  return [proxy, ...variables.map((variable) => variable && proxyIn(variable.value, variable.name))];
}
