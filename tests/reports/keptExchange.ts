import type { KeptExchange } from '../../reports/exchanges/KeptExchange.ts';

/** An exchange as reports keep it; whatever a test is about is laid over it. */
export const keptExchange = (id: string, answer: string, over: Partial<KeptExchange> = {}): KeptExchange => ({
  id,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/json/reply/DiscountGet',
    headers: [['content-type', 'application/json']],
    body: { head: '{"APIKEY":"$ASSAY_API_KEY"}' },
  },
  response: { status: 200, headers: [['content-type', 'application/json']], body: { head: answer } },
  durationMs: 3.2,
  curl: `printf '%s' '{}' | curl -sS --data-binary @- 'http://127.0.0.1:1/json/reply/DiscountGet'`,
  ...over,
});
