type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** A file that is written while it is read, or read from where it lies: never whole in memory. */
export class StreamedFile extends File {
  readonly #open: () => Bytes

  /** @param size in bytes; 0 where nobody knows it yet */
  constructor(name: string, open: () => Bytes, size = 0) {
    super([], name, { type: 'text/csv' })
    this.#open = open
    Object.defineProperty(this, 'size', { value: size })
  }

  override stream(): Bytes {
    return this.#open()
  }
}
