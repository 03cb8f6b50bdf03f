import type { Page } from '@playwright/test'

/** Where this origin keeps things in the browser. */
export type DeviceStore = 'databases' | 'storages' | 'caches'

/** Everything that this origin keeps in the browser, as text: databases with their rows, both storages, the caches. */
export const keptOnDevice = (page: Page): Promise<Readonly<Record<DeviceStore, string>>> =>
  page.evaluate(async () => {
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const rowsOf = async (name: string) => {
      const opening = indexedDB.open(name)
      // One that was deleted meanwhile must not come back by being looked at.
      opening.onupgradeneeded = () => opening.transaction?.abort()
      const database = await answerOf(opening).catch(() => null)
      if (database === null) return []
      const rows = [...database.objectStoreNames].map((store) =>
        answerOf(database.transaction(store).objectStore(store).getAll()),
      )
      const read = await Promise.all(rows)
      database.close()
      return [name, read]
    }
    const addressesIn = async (name: string) => (await (await caches.open(name)).keys()).map(({ url }) => url)
    const databases = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
    const bytes = (_: string, value: unknown) =>
      value instanceof Uint8Array ? new TextDecoder().decode(value) : value
    return {
      databases: JSON.stringify(await Promise.all(databases.map(rowsOf)), bytes),
      storages: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
      caches: JSON.stringify(await Promise.all((await caches.keys()).map(addressesIn))),
    }
  })

/** Where this origin keeps any of these words. */
export const storesWith = async (page: Page, words: readonly string[]): Promise<readonly string[]> =>
  Object.entries(await keptOnDevice(page)).flatMap(([store, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${store}: ${word}`),
  )
