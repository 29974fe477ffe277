import { parse as parseCsv } from 'csv-parse/sync';
import { XMLParser } from 'fast-xml-parser';
import { compiled } from './compiled.mjs';
import { median, short, spread, table } from './numbers.mjs';
import { addOrders } from './orders.mjs';
import { bars } from './plots.mjs';

const records = 1000;

/** What each format is held against: a reader that knows neither types nor departures. */
const xml = new XMLParser({ ignoreAttributes: false });
const readXml = ['fast-xml-parser', (text) => xml.parse(text)];
const floors = {
  json: ['JSON.parse', (text) => JSON.parse(text)],
  xml: readXml,
  csv: ['csv-parse', (text) => parseCsv(text, { columns: true, relax_column_count: true })],
  soap11: readXml,
  soap12: readXml,
};

/** MB/s of some work on so many bytes, by its processor time, repeated until that can be measured. */
function speed(bytes, work) {
  const begun = process.cpuUsage();
  let times = 0;
  let spent = 0;
  do {
    work();
    times += 1;
    const { user, system } = process.cpuUsage(begun);
    spent = (user + system) / 1e6;
  } while (spent < 0.3);
  return (bytes * times) / 1e6 / spent;
}

/** Part d: how many MB/s each codec writes and reads, on a list of sales orders. */
export async function codecs(rounds) {
  const { createServer } = await compiled('server/createServer');
  const { codecs: ours } = await compiled('formats/codecs');
  const { responseShape } = await compiled('specs/messageShapes');
  const { operationNamed } = await compiled('specs/operations');
  const { store } = createServer();
  await addOrders(store, records);
  const message = responseShape(operationNamed('SalesOrderGet'));
  const value = {
    mvSalesOrders: [...store.salesOrders.all()].slice(-records),
    ResponseStatus: { ErrorCode: '0' },
  };
  // What is compiled while it is measured would look slow.
  for (const codec of Object.values(ours))
    speed(1, () => codec.decode(message, codec.encode(message, value)));
  const rows = [];
  const drawn = [];
  for (const [format, codec] of Object.entries(ours)) {
    const bytes = codec.encode(message, value);
    const text = Buffer.from(bytes).toString('utf8');
    const [floor, read] = floors[format] ?? ['–', undefined];
    const seen = { encode: [], decode: [], floor: [], ratio: [] };
    for (let round = 0; round < rounds; round += 1) {
      seen.encode.push(speed(bytes.length, () => codec.encode(message, value)));
      seen.decode.push(speed(bytes.length, () => codec.decode(message, bytes)));
      if (read === undefined) continue;
      seen.floor.push(speed(bytes.length, () => read(text)));
      seen.ratio.push(seen.floor.at(-1) / seen.decode.at(-1));
    }
    const isRead = read !== undefined;
    rows.push([
      ...[format, short(bytes.length / 1e6), spread(seen.encode), spread(seen.decode)],
      ...[isRead ? `${floor}: ${spread(seen.floor)}` : '–', isRead ? spread(seen.ratio) : '–'],
    ]);
    drawn.push({
      name: `${format}, decode`,
      value: median(seen.decode),
      text: `${short(median(seen.decode))} MB/s`,
    });
  }
  const text = `## Codecs

${records} sales orders, by processor time. The parsers beside them know no types and no departures from the documented form.

${table([['format', 'MB', 'encode, MB/s', 'decode, MB/s', 'a bare parser, MB/s', 'parser ÷ decode'], ...rows])}

![How fast each format is read](performance/codecs.svg)
`;
  return { text, svgs: { 'codecs.svg': bars('Decoding, MB/s', drawn) } };
}
