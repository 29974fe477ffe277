import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiKey } from '../apiKey.ts';
import { wrapInCallback, writeAnswer } from '../formats/writeAnswer.ts';
import { operations } from '../operations/operations.ts';
import { runOperation } from '../operations/runOperation.ts';
import type { World } from '../store/World.ts';
import { shape } from '../values/MemberType.ts';
import { readRecord } from '../values/readValue.ts';
import { Undecodable } from '../values/Undecodable.ts';
import { readBody } from './readBody.ts';
import { readCall } from './readCall.ts';
import { sendProblem, sendText } from './sendText.ts';
import { findTarget } from './Target.ts';

const keyShape = shape({ string: 'APIKEY' });

/** Answers one request: 200 for what was done, 403 for a wrong key, 500 for all else. */
export async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  world: World,
): Promise<void> {
  try {
    await answerCall(request, response, world);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else
      sendProblem(
        request,
        response,
        500,
        error instanceof Undecodable ? error.message : 'Something went wrong here.',
      );
  }
}

async function answerCall(request: IncomingMessage, response: ServerResponse, world: World): Promise<void> {
  const body = await readBody(request);
  const target = findTarget(request);
  if (!target) return sendProblem(request, response, 500, 'There is nothing at this address.');
  const call = readCall(body, request.headers['content-type'] ?? '', target.format);
  const name = target.operation ?? call.operation ?? '';
  const operation = operations.get(name);
  if (!operation) return sendProblem(request, response, 500, 'There is no such operation.');
  const raw = { members: [...target.query, ...call.members] };
  if (readRecord(raw, keyShape).APIKEY !== apiKey) return sendProblem(request, response, 403, 'Forbidden');
  const { done, members } = runOperation(name, operation, readRecord(raw, operation.request), world);
  const plain = writeAnswer(members, operation.response, name, target.format);
  const wrapped = target.format === 'json' && /^[\w$.]+$/.test(target.callback ?? '');
  const { text, contentType } = wrapped ? wrapInCallback(plain.text, target.callback ?? '') : plain;
  const disposition =
    target.format === 'csv' ? { 'Content-Disposition': `attachment; filename="${name}.csv"` } : {};
  sendText(request, response, done ? 200 : 500, text, { 'Content-Type': contentType, ...disposition });
}
