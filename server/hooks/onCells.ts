import { responseShape } from '../../specs/messageShapes.ts';
import type { TypeShape } from '../../specs/Shape.ts';
import type { Value } from '../../specs/Value.ts';
import type { Hook } from '../Hook.ts';
import { onAnswerMembers } from './onAnswerMembers.ts';

/** Changes csv cells that hold a record or a list of records, except ResponseStatus. */
export const onCells = (write: (type: TypeShape, value: NonNullable<Value>) => string): Hook =>
  onAnswerMembers({ formats: ['csv'], outcome: 'success' }, (members, { operation }) => {
    if (operation === null) return members;
    const { byName } = responseShape(operation);
    return Object.fromEntries(
      Object.entries(members).map(([name, value]) => {
        const type = byName.get(name)?.type;
        const isCell =
          name !== 'ResponseStatus' &&
          (type?.kind === 'record' || (type?.kind === 'list' && type.item.kind === 'record'));
        return [name, isCell && value !== undefined && value !== null ? write(type, value) : value];
      }),
    );
  });
