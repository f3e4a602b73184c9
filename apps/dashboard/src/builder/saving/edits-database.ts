import type { EditsStorage } from './edits-backup.ts'
import { changeKey, joinChanges } from './stored-change.ts'
import type { StoredEdits } from './stored-edits.ts'

const STORE = 'edits'

export const editsDatabase: EditsStorage & {
  list: (prefix: string) => Promise<StoredEdits[]>
} = {
  async put(edits) {
    await ask('readwrite', (store) => {
      store.delete(changeKey(edits.key))
      return store.put(edits)
    })
  },
  async putChange(change) {
    await ask('readwrite', (store) => store.put(change))
  },
  async remove(key) {
    await ask('readwrite', (store) => {
      store.delete(changeKey(key))
      return store.delete(key)
    })
  },
  async list(prefix) {
    const range = IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)
    return joinChanges(await ask('readonly', (store) => store.getAll(range)))
  },
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
  const pending = request(transaction.objectStore(STORE))
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve(pending.result))
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
