import { isDateTime, wall } from '../../../specs/datetime.ts';
import type { Fault } from '../../Fault.ts';
import { changedValues } from '../../hooks/changedValues.ts';
import { onSuccess } from '../../hooks/onSuccess.ts';
import { member } from '../../records/member.ts';

const day = 86_400_000;

export const leapDayMoved: Fault = {
  clause: 'TYP-16',
  about: 'A custom order date of a document on 29 February is stored as 28 February.',
  causes: ['a datetime comes back as another moment; February 29 becomes another day'],
  operations: ['DocumentUpdate'],
  hook: onSuccess(['DocumentUpdate'], (result, _request, store) => {
    const document = changedValues(member.record(result, 'mvDocument') ?? {}, (value, name) =>
      name.startsWith('DocumentCustomOrderDate') &&
      isDateTime(value) &&
      new Date(value.ms).toISOString().includes('-02-29T')
        ? wall(value.ms - day)
        : value,
    );
    store.documents.put(member.int(document, 'DocumentId'), document);
    return { ...result, mvDocument: document };
  }),
};
