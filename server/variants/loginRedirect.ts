import type { Hook } from '../Hook.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import type { Variant } from '../Variant.ts';

const page = Buffer.from(
  '<!DOCTYPE html><html><head><title>Log in</title></head><body><form method="post"><input name="User"><input name="Password" type="password"></form></body></html>',
);

const outcome = { operation: null, format: null, errorCode: '500' };

const login: HttpAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: page,
  outcome,
};

const redirecting: Hook = (inner, _, { choices }) => ({
  exchange: (request) => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (path === '/Account/Login') return login;
    const answer = inner.exchange(request);
    if (answer.status !== choices.statusOfWrongKey) return answer;
    return {
      status: 302,
      headers: {
        location: `/Account/Login?ReturnUrl=${encodeURIComponent(path)}`,
        'content-type': 'text/html; charset=utf-8',
        'set-cookie': '.AUTH=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/; HttpOnly',
      },
      body: Buffer.from('<h2>Object moved.</h2>'),
      outcome,
    };
  },
});

export const loginRedirect: Variant = {
  about: 'Redirects a call with a missing or wrong key to a login page, which answers 200 with a web page.',
  hook: redirecting,
};
