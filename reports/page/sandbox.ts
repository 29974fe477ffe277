import type { BesideAnswer, ProposedCall, SandboxData } from '../html/SandboxData.ts';
import './styles/ground.css';
import './styles/sandbox.css';

const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
};

const data: SandboxData = JSON.parse(find('#data').textContent);
const operation = find<HTMLSelectElement>('#operation');
const format = find<HTMLSelectElement>('#format');
const path = find<HTMLInputElement>('#path');
const body = find<HTMLTextAreaElement>('#body');
const status = find('[role=status]');
/** The request headers of the example that is shown. */
let headers: Readonly<Record<string, string>> = {};
/** Counts what was asked for: an answer that comes late is not shown. */
let latest = 0;

/** A slow sandbox waits for a minute (--latency). */
const patience = 90_000;

const linesOf = (named: Iterable<readonly [string, string]>): string =>
  [...named].map(([name, value]) => `${name}: ${value}\n`).join('');

const list = (selector: string, texts: readonly string[]): void =>
  find(selector).replaceChildren(
    ...texts.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );

const fail = (error: unknown): void => {
  status.textContent = `No answer came (${error instanceof Error ? error.message : error}). Check whether the sandbox still runs.`;
};

/** Fills the form with an example. */
async function propose(): Promise<void> {
  latest += 1;
  const own = latest;
  try {
    const answer = await fetch(`/sandbox/example?${format.value}/${operation.value}`);
    const call: ProposedCall = await answer.json();
    if (own !== latest) return;
    headers = call.headers;
    path.value = call.path;
    body.value = call.body;
    find('#headers').textContent = linesOf(Object.entries(headers)).trimEnd();
    status.textContent = '';
  } catch (error) {
    if (own === latest) fail(error);
  }
}

/** The body in its own charset, if the browser knows it. */
async function textOf(answer: Response): Promise<string> {
  const bytes = await answer.arrayBuffer();
  const [, charset] = /charset="?([\w-]+)/i.exec(answer.headers.get('content-type') ?? '') ?? [];
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Sends what the form holds, and shows it with its answer and the command for it. */
async function send(): Promise<void> {
  latest += 1;
  const own = latest;
  const sent = { method: 'POST', headers, body: body.value };
  status.textContent = 'Sending …';
  try {
    const { href, pathname, search } = new URL(path.value, location.href);
    const started = performance.now();
    const answer = await fetch(href, { ...sent, signal: AbortSignal.timeout(patience) });
    const text = await textOf(answer);
    const ms = Math.round(performance.now() - started);
    const said = await fetch(`/sandbox/beside?${pathname}${search}`, sent).catch(() => undefined);
    const beside: BesideAnswer | undefined = said?.ok === true ? await said.json() : undefined;
    if (own !== latest) return;
    const line = `HTTP ${answer.status} ${answer.statusText}`;
    const told = [...answer.headers].filter(([name]) => !/^(?:connection|date|keep-alive)$/.test(name));
    find<HTMLTextAreaElement>('#request').value =
      `POST ${pathname}${search}\n${linesOf(Object.entries(sent.headers))}\n${sent.body}`;
    find<HTMLTextAreaElement>('#answer').value = `${line}\n${linesOf(told)}\n${text}`;
    find<HTMLTextAreaElement>('#curl').value =
      beside?.curl ?? 'No command: the request is too long, or the sandbox did not answer.';
    if (beside !== undefined) list('#holds', beside.holds);
    find('#exchange').hidden = false;
    status.textContent = `${line}, after ${ms} ms`;
  } catch (error) {
    if (own === latest) fail(error);
  }
}

find('#key').textContent = data.apiKey;
list('#holds', data.holds);
list('#planted', data.planted.length === 0 ? ['It has no faults and no variants.'] : data.planted);
operation.append(...data.operations.map((name) => new Option(name)));
format.append(...data.formats.map((name) => new Option(name)));
operation.value = 'CompanyGet';
operation.addEventListener('change', () => void propose());
format.addEventListener('change', () => void propose());
find('#another').addEventListener('click', () => void propose());
find('form').addEventListener('submit', (event) => {
  event.preventDefault();
  void send();
});
void propose();
