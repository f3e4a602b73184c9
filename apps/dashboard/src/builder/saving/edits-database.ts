import type { EditsShelf } from './keep-edits.ts'
import type { KeptEdits } from './kept-edits.ts'

const STORE = 'edits'

/** This browser's IndexedDB. */
export const editsDatabase: EditsShelf & {
  list: (prefix: string) => Promise<KeptEdits[]>
} = {
  put: (edits) => ask('readwrite', (store) => store.put(edits)).then(() => undefined),
  remove: (key) => ask('readwrite', (store) => store.delete(key)).then(() => undefined),
  list: (prefix) =>
    ask('readonly', (store) => store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uFFFF`))),
}

let opening: Promise<IDBDatabase> | undefined

async function ask<Result>(
  mode: IDBTransactionMode,
  request: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  opening ??= open()
  const database = await opening.catch((failure: unknown) => {
    opening = undefined
    throw failure
  })
  const transaction = database.transaction(STORE, mode)
  const asked = request(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(asked.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('Aborted')))
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('Failed')))
  })
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('vitrine-builder', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore(STORE, { keyPath: 'key' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('Failed')))
    request.addEventListener('blocked', () => reject(new Error('Blocked')))
  })
}
