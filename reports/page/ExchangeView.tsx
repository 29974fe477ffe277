import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { KeptExchange, KeptMessage } from '../exchanges/KeptExchange.ts';
import { BodyView, type MarkedSpot } from './BodyView.tsx';

type Form = 'pretty' | 'raw';

/** A request and its response, formatted or as raw bytes with spaces made visible. */
export function ExchangeView({
  exchange,
  open,
  spot,
  sent = spot,
}: {
  readonly exchange: KeptExchange;
  readonly open: boolean;
  /** What to mark in the answer, and in the request: there it is what was expected. */
  readonly spot?: MarkedSpot | undefined;
  readonly sent?: MarkedSpot | undefined;
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
      <Message
        title={`${request.method} ${request.url}`}
        name="Request"
        message={request}
        form={form}
        spot={sent && { path: sent.path, actual: sent.expected, expected: sent.actual, mustHold: true }}
      />
      {response === null ? (
        <p class="message">No answer: {failure}</p>
      ) : (
        <Message
          title={`HTTP ${response.status}`}
          name="Response"
          message={response}
          form={form}
          spot={spot}
        />
      )}
    </details>
  );
}

interface MessageProps {
  readonly name: string;
  readonly title: string;
  readonly message: KeptMessage;
  readonly form: Form;
  readonly spot: MarkedSpot | undefined;
}

const Message = ({ name, title, message, form, spot }: MessageProps): JSX.Element => (
  <fieldset class="http" aria-label={name}>
    <h3>
      {name} <code>{title}</code>
    </h3>
    <details>
      <summary>
        {message.headers.length} headers
        {typeOf(message) === '' ? '' : `, ${typeOf(message)}`}
      </summary>
      <dl class="headers">
        {message.headers.map(([header, value], index) => (
          <div key={index}>
            <dt>{header}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
    <BodyView name={name} body={message.body} type={typeOf(message)} raw={form === 'raw'} spot={spot} />
  </fieldset>
);

const typeOf = ({ headers }: KeptMessage): string =>
  headers.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
