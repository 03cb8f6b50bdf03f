import { MongoError } from '../mongo-error.ts'
import { isDocument } from '../values/bson.ts'

const refused = new Set(['$where', '$function', '$accumulator', '$changeStream'])

/** Throws when any part of a pipeline would run script or needs a replica set's history. */
export const refuseScripts = (value: unknown): void => {
  if (Array.isArray(value)) {
    for (const item of value) refuseScripts(item)
  } else if (isDocument(value)) {
    for (const [key, item] of Object.entries(value)) {
      if (refused.has(key)) throw new MongoError('BadValue', `${key} is not available on this server`)
      refuseScripts(item)
    }
  }
}
