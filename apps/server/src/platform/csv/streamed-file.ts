type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

/** A file that is generated while it is read, or read from disk: never whole in memory. */
export class StreamedFile extends File {
  readonly #open: () => Bytes

  constructor(name: string, open: () => Bytes, size = 0) {
    super([], name, { type: 'text/csv' })
    this.#open = open
    Object.defineProperty(this, 'size', { value: size })
  }

  override stream(): Bytes {
    return this.#open()
  }
}
