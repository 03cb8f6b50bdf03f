import type { Collection, Db } from 'mongodb'

/** A database as a process has it that is killed before its command number `commands` + 1. */
export const killedAfter = (
  whole: Db,
  commands: number,
): { readonly db: Db; readonly wasKilled: () => boolean } => {
  let sent = 0
  const counted = (collection: Collection) =>
    new Proxy(collection, {
      get: (target, name) => {
        const command: unknown = Reflect.get(target, name)
        if (typeof command !== 'function') return command
        return (...given: unknown[]) => {
          sent += 1
          if (sent > commands) throw new Error('killed')
          return Reflect.apply(command, target, given)
        }
      },
    })
  const db = new Proxy(whole, {
    get: (target, name) =>
      name === 'collection'
        ? (...given: Parameters<Db['collection']>) => counted(target.collection(...given))
        : Reflect.get(target, name),
  })
  return { db, wasKilled: () => sent > commands }
}
