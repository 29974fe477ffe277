import type { Hook } from '../Hook.ts';
import type { HttpAnswer } from '../HttpAnswer.ts';
import type { HttpRequest } from '../HttpRequest.ts';

const page = Buffer.from('<!DOCTYPE html><html><body><h1>Welcome</h1><br></body></html>');

/** Replaces some answers' bodies with a web page. */
export const webPageFor =
  (isMeant: (request: HttpRequest, answer: HttpAnswer) => boolean): Hook =>
  (inner) => ({
    exchange: (request) => {
      const answer = inner.exchange(request);
      return isMeant(request, answer) ? { ...answer, body: page } : answer;
    },
  });
