import { isSoap } from '../../specs/isSoap.ts';
import type { Hook } from '../Hook.ts';
import { OperationFailure } from '../OperationFailure.ts';
import type { Variant } from '../Variant.ts';

const grouped = (id: string): string => id.replace(/\B(?=(\d{3})+$)/g, '.');

/** A message in German and the HTTP status of its kind. */
function translated(message: string): readonly [text: string, status: number] {
  const sku = /^The product with SKU (.*) does not exist\./s.exec(message)?.[1];
  if (sku !== undefined)
    return [`Das Produkt mit der SKU „${sku}“ existiert nicht. Der Beleg wurde nicht angelegt.`, 422];
  const id = /^The [\w ]+ with (?:id|\w+) (-?\d+) does not exist/.exec(message)?.[1];
  if (id !== undefined)
    return [`Der Datensatz mit der Nummer ${grouped(id)} existiert nicht. Der Vorgang ist gescheitert.`, 404];
  if (/missing|mandatory|must be/.test(message)) return ['Eine nötige Angabe fehlt im Aufruf.', 400];
  return ['Der Vorgang ist in diesem Zustand nicht möglich.', 409];
}

const hook: Hook = (inner) => ({
  handle: (call, request) => {
    try {
      return inner.handle(call, request);
    } catch (error) {
      if (!(error instanceof OperationFailure) || error.details.status !== undefined) throw error;
      const [text, status] = translated(error.message);
      const { errors } = error.details;
      throw new OperationFailure(text, {
        ...error.details,
        status: isSoap(call.format) ? 500 : status,
        headers: { 'content-language': 'de-DE' },
        ...(errors === undefined ? {} : { errors: errors.map(({ field }) => ({ field, message: text })) }),
      });
    }
  },
});

export const germanMessagesByKind: Variant = {
  about:
    'Explains failures in German, with grouped digits in ids, under status 400, 404, 409 or 422, and 500 in SOAP (ENV-12, ERR-2).',
  blocks: ['nothing'],
  hook,
};
