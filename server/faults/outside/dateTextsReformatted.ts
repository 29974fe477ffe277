import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onRequest } from '../../hooks/onRequest.ts';
import { recordWrites } from '../../hooks/writtenRecords.ts';

const isoDate = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d:\d\d:\d\d))?$/;

export const dateTextsReformatted: Fault = {
  clause: 'TYP-12',
  about:
    'The json reader takes texts that look like a date for datetimes: 2017-01-10 is stored as 01/10/2017 00:00:00.',
  causes: ['texts that look like a date come back in another form; the text is read as a datetime'],
  operations: ['*Update'],
  hook: onRequest(recordWrites, (request, _, { body }) =>
    body === 'json'
      ? changedValues(request, (value) =>
          typeof value === 'string'
            ? value.replace(
                isoDate,
                (_all, year: string, month: string, day: string, time: string | undefined) =>
                  `${month}/${day}/${year} ${time ?? '00:00:00'}`,
              )
            : value,
        )
      : request,
  ),
};
