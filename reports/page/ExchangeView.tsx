import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { KeptExchange, KeptMessage } from '../exchanges/KeptExchange.ts';
import { BodyView } from './BodyView.tsx';

type Form = 'pretty' | 'raw';

/** A request and what came back, pretty or as the bytes are, with blanks shown. */
export function ExchangeView({
  exchange,
  open,
}: {
  readonly exchange: KeptExchange;
  readonly open: boolean;
}): JSX.Element {
  const [form, setForm] = useState<Form>('pretty');
  const { id, request, response, failure, durationMs } = exchange;
  const path = request.url.replace(/^[a-z]+:\/\/[^/]+/, '');
  return (
    <details class="exchange" open={open}>
      <summary>
        <span class="id">{id}</span> {request.method} <span class="id">{path}</span> →{' '}
        {response === null ? 'no answer' : response.status} <span class="quiet">{durationMs} ms</span>
      </summary>
      <fieldset class="form">
        <legend class="hidden">How the bytes of {id} are shown</legend>
        {(['pretty', 'raw'] as const).map((each) => (
          <button key={each} type="button" aria-pressed={form === each} onClick={() => setForm(each)}>
            {each === 'pretty' ? 'Pretty' : 'Raw'}
          </button>
        ))}
      </fieldset>
      <Message title={`${request.method} ${request.url}`} name="Request" message={request} form={form} />
      {response === null ? (
        <p class="message">No answer: {failure}</p>
      ) : (
        <Message title={`HTTP ${response.status}`} name="Response" message={response} form={form} />
      )}
    </details>
  );
}

interface MessageProps {
  readonly name: string;
  readonly title: string;
  readonly message: KeptMessage;
  readonly form: Form;
}

const Message = ({ name, title, message, form }: MessageProps): JSX.Element => (
  <section class="http" aria-label={name}>
    <h4>
      {name} <code>{title}</code>
    </h4>
    <details>
      <summary>{message.headers.length} headers</summary>
      <dl class="headers">
        {message.headers.map(([header, value], index) => (
          <div key={index}>
            <dt>{header}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
    <BodyView name={name} body={message.body} type={typeOf(message)} raw={form === 'raw'} />
  </section>
);

const typeOf = ({ headers }: KeptMessage): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
