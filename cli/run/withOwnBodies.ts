import type { Exchange } from '../../harness/Exchange.ts';
import { withOwnBytes } from './withOwnBytes.ts';

/** An exchange that may go to another thread without what else its bodies' buffers hold. */
export const withOwnBodies = ({ request, response, ...rest }: Exchange): Exchange => ({
  ...rest,
  request: withOwnBytes(request),
  response: response === null ? null : withOwnBytes(response),
});
