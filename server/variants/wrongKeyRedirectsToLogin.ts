import type { Hook } from '../Hook.ts';
import type { Variant } from '../Variant.ts';

const login = '/Account/Login';
const page = Buffer.from(
  '<!DOCTYPE html>\n<html><head><title>Sign in</title></head><body><form method="post"><input name="User"></form></body></html>\n',
);

/** What ASP.NET's cookie authentication does to every request that it does not know. */
const hook: Hook = (inner) => ({
  exchange: (request) => {
    const [path = ''] = request.url.replace(/^https?:\/\/[^/?#]*/i, '').split('?', 1);
    const web = { operation: null, format: null, errorCode: '' };
    if (path === login)
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8' },
        body: page,
        outcome: web,
      };
    const answer = inner.exchange(request);
    if (answer.status !== 401) return answer;
    return {
      status: 302,
      headers: { location: `${login}?ReturnUrl=${encodeURIComponent(path)}` },
      body: new Uint8Array(),
      outcome: answer.outcome,
    };
  },
});

export const wrongKeyRedirectsToLogin: Variant = {
  about:
    'Answers a missing or wrong key with an empty 302 to a login page in HTML, as ASP.NET does by default (AUTH-3).',
  choices: { statusOfWrongKey: 401 },
  hook,
};
