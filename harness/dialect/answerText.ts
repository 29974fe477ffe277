import type { Exchange } from '../Exchange.ts';

/** The beginning of an answer's body as text, for reading what a refusal says; empty where there was no answer. */
export const answerText = (exchange: Exchange | null | undefined): string =>
  exchange?.response == null ? '' : new TextDecoder().decode(exchange.response.body.subarray(0, 65_536));
