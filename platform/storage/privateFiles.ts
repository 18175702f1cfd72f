import { markFiles } from './filesMark.ts'

const databaseName = 'ouen.files'
const storeName = 'files'

type Kept = { type: string; bytes: ArrayBuffer }

/** What this page has kept or read; all there is where the browser keeps nothing, as in some private windows. */
const memory = new Map<string, Blob>()

/**
 * Files that a fan chose and did not send yet, kept in this browser by id, over reloads. A file belongs to the private
 * text that names its id (`privateTexts`), which is written first; one that no text names any more is swept away.
 */
export async function keepFile(id: string, file: Blob): Promise<void> {
  memory.set(id, file)
  markFiles()
  // As bytes: not every browser keeps a Blob itself.
  const kept: Kept = { type: file.type, bytes: await file.arrayBuffer() }
  await inStore('readwrite', (store) => store.put(kept, id)).catch(() => undefined)
}

/** The file of this id; undefined where this browser has it no more. */
export async function readFile(id: string): Promise<Blob | undefined> {
  const known = memory.get(id)
  if (known) return known
  const kept = await inStore<Kept | undefined>('readonly', (store) => store.get(id)).catch(
    () => undefined,
  )
  if (!kept) return undefined
  const file = new Blob([kept.bytes], { type: kept.type })
  memory.set(id, file)
  return file
}

export async function forgetFile(id: string): Promise<void> {
  memory.delete(id)
  await inStore('readwrite', (store) => store.delete(id)).catch(() => undefined)
}

/** Forgets every file but those that are still named. */
export async function sweepFiles(isNamed: (id: string) => boolean): Promise<void> {
  for (const id of memory.keys()) if (!isNamed(id)) memory.delete(id)
  const ids = await inStore('readonly', (store) => store.getAllKeys()).catch(() => [])
  // Asked anew: another tab may have named one meanwhile.
  for (const id of ids.map(String)) if (!isNamed(id)) await forgetFile(id)
}

function inStore<Answer>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(databaseName, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(storeName)
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const transaction = database.transaction(storeName, mode)
      const asked = ask(transaction.objectStore(storeName))
      const end = (settle: () => void) => () => {
        database.close()
        settle()
      }
      transaction.oncomplete = end(() => resolve(asked.result))
      transaction.onabort = end(() => reject(transaction.error))
    }
  })
}
