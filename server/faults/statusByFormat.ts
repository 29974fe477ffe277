import type { Format } from '../../specs/Format.ts';
import type { Fault } from '../Fault.ts';
import { onStatusAndHeaders } from '../hooks/onStatusAndHeaders.ts';

export const statusByFormat: Fault = {
  clause: 'XF-4',
  about: 'Failures have one HTTP status in json, another in xml and a third in jsv and csv.',
  causes: ['failing calls have other HTTP statuses in some formats'],
  operations: ['*'],
  hook: onStatusAndHeaders({ outcome: 'failure' }, (_, { format }) => ({ status: statuses[format] })),
};

const statuses: Readonly<Record<Format, number>> = {
  json: 400,
  xml: 404,
  jsv: 422,
  csv: 422,
  soap11: 500,
  soap12: 500,
};
