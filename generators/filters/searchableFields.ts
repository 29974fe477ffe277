import type { SearchOperator } from '../../specs/SearchFilter.ts';
import type { MemberShape, RecordShape, ScalarType } from '../../specs/Shape.ts';

/** A scalar member of a record, on which filters may search. */
export interface SearchField {
  readonly name: string;
  readonly type: ScalarType;
}

/** The operators whose effect the document tells, by the type of the member (FLT-1); none for datetimes. */
const tellingOperators: Readonly<Record<ScalarType, readonly SearchOperator[]>> = {
  int: ['Equals', 'NotEquals', 'LessThan'],
  decimal: ['Equals', 'NotEquals', 'LessThan'],
  number: ['Equals', 'NotEquals', 'LessThan'],
  bool: ['Equals', 'NotEquals'],
  string: ['Equals', 'NotEquals', 'Contains'],
  enumeration: ['Equals', 'NotEquals'],
  intText: ['Equals', 'NotEquals'],
  datetime: [],
};

/** The operators that every server must accept on members of a type. */
export const operatorsOf = ({ type }: SearchField): readonly SearchOperator[] => tellingOperators[type];

/** The members of a record that every server must accept as FieldName (FLT-5): its scalars except datetimes. */
export const searchableFields = (shape: RecordShape): readonly SearchField[] =>
  shape.members.flatMap(fieldOf).filter((field) => operatorsOf(field).length > 0);

const fieldOf = ({ name, type }: MemberShape): readonly SearchField[] =>
  type.kind === 'scalar' ? [{ name, type: type.type }] : [];
