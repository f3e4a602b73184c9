/** Where the files of pictures are kept, by names such as `{storeId}/sencha-640.webp`. */
export interface MediaStorage {
  /** @throws StorageFull, or whatever else keeps it from being written */
  write(name: string, bytes: Uint8Array): Promise<void>
  read(name: string): Promise<StoredFile | undefined>
  /** A file that is not there is no mistake. */
  remove(name: string): Promise<void>
}

interface StoredFile {
  bytes: number
  /** Taken once: it is read, or cancelled. */
  body(): ReadableStream<Uint8Array>
}

/** There is no room for another file. */
export class StorageFull extends Error {}
