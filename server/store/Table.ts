import type { RecordValue } from '../../specs/Value.ts';

/**
 * Records of one kind by id. Records are values: a change puts another one in their place, so what was handed out
 * before stays as it was.
 */
export class Table {
  readonly #records = new Map<number, RecordValue>();
  readonly #deleted = new Map<number, RecordValue>();
  #nextId: number;

  /** Ids are given from `firstId` on. */
  constructor(firstId = 1) {
    this.#nextId = firstId;
  }

  /** Stores what `make` gives for the new id, and hands it back. */
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

  /** Takes the record away for good; false when there is none. */
  remove(id: number): boolean {
    return this.#records.delete(id);
  }

  /** Marks the record as deleted, to be shown only where deleted ones are asked for; false when there is none. */
  markDeleted(id: number): boolean {
    const record = this.#records.get(id);
    if (record === undefined) return false;
    this.#records.delete(id);
    this.#deleted.set(id, record);
    return true;
  }

  /** The records in the order of their making. */
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

  /** Takes all records away, the deleted ones too. */
  clear(): void {
    this.#records.clear();
    this.#deleted.clear();
  }

  deleted(): readonly RecordValue[] {
    return [...this.#deleted.values()];
  }
}
