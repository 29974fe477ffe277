import type { RecordValue } from '../../specs/Value.ts';

/**
 * Records of one kind by id. Records are values: a change replaces the record, so a record handed out earlier stays as it was.
 */
export class Table {
  readonly #records = new Map<number, RecordValue>();
  readonly #deleted = new Map<number, RecordValue>();
  #nextId: number;

  /** New ids start at `firstId`. */
  constructor(firstId = 1) {
    this.#nextId = firstId;
  }

  /** Stores what `make` returns for the new id, and returns it. */
  insert(make: (id: number) => RecordValue): RecordValue {
    const id = this.#nextId;
    const record = make(id);
    this.#nextId += 1;
    this.#records.set(id, record);
    return record;
  }

  /** Stores under an id that the caller chose; only for ids that `insert` never gives. */
  put(id: number, record: RecordValue): void {
    this.#records.set(id, record);
  }

  get(id: number): RecordValue | undefined {
    return this.#records.get(id);
  }

  find(matches: (record: RecordValue) => boolean): RecordValue | undefined {
    for (const record of this.#records.values()) if (matches(record)) return record;
    return undefined;
  }

  /** Removes the record for good; false when there is none. */
  remove(id: number): boolean {
    return this.#records.delete(id);
  }

  /** Marks the record as deleted, to be shown only when deleted ones are requested; false when there is none. */
  markDeleted(id: number): boolean {
    const record = this.#records.get(id);
    if (record === undefined) return false;
    this.#records.delete(id);
    this.#deleted.set(id, record);
    return true;
  }

  /** The records in the order of creation. */
  all(): readonly RecordValue[] {
    return [...this.#records.values()];
  }

  /** Another table with the same records under other ids, each changed by `change`. */
  renumbered(idOf: (id: number) => number, change: (record: RecordValue) => RecordValue): Table {
    const table = new Table(idOf(this.#nextId));
    for (const [id, record] of this.#records) table.#records.set(idOf(id), change(record));
    for (const [id, record] of this.#deleted) table.#deleted.set(idOf(id), change(record));
    return table;
  }

  /** Removes all records, including the deleted ones. */
  clear(): void {
    this.#records.clear();
    this.#deleted.clear();
  }

  deleted(): readonly RecordValue[] {
    return [...this.#deleted.values()];
  }
}
