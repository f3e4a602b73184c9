/** Stores the files of media, by names such as `{storeId}/sencha-640.webp`. */
export interface MediaStorage {
  /** @throws StorageFull, or any other error of the write */
  write(name: string, bytes: Uint8Array): Promise<void>
  /**
   * Stores a file of this machine, which may be moved.
   * @throws StorageFull, or any other error of the write
   */
  writeFile(name: string, file: string): Promise<void>
  /** @param part of the file; what is beyond its end has no bytes */
  read(name: string, part?: FilePart): Promise<StoredFile | undefined>
  /** Ignores a missing file. */
  remove(name: string): Promise<void>
  /** Streams the names of all files. */
  names(): AsyncGenerator<string, void>
  /** Removes all files whose names begin with `{folder}/`. */
  removeFolder(folder: string): Promise<void>
}

/** Bytes, both inclusive; to the end without one. */
export interface FilePart {
  start: number
  end?: number | undefined
}

interface StoredFile {
  /** Of the whole file. */
  bytes: number
  /** May be called once; the stream must be read or cancelled. */
  body(): ReadableStream<Uint8Array>
}

export class StorageFull extends Error {}
