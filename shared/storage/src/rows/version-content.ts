import * as z from 'zod/mini'
import { fileKeysIn } from '../files/file-key.ts'
import type { Rows } from './collection.ts'
import { type VersionRow, versionRowSchema } from './version-row.ts'

/** What a version's row says of its content beside it, so that nobody reads that for it. */
export const derivedFrom = (
  content: VersionRow['content'],
): Required<Pick<VersionRow, 'references' | 'bytes'>> => {
  const text = JSON.stringify(content)
  return { references: fileKeysIn(text), bytes: Buffer.byteLength(text) }
}

const withContentSchema = z.pick(versionRowSchema, { _id: true, content: true })
const derivedAtOnce = 20
/** More than a draft has, since there are maximum counts. */
const derivedPerQuestion = 400

/** Brings a draft's older rows into the present shape, a few at a time, so that nobody else waits for it. */
export const deriveOlder = async (
  { raw, only }: Pick<Rows<VersionRow>, 'raw' | 'only'>,
  draftId: string,
): Promise<void> => {
  for (let derived = 0; derived < derivedPerQuestion; derived += derivedAtOnce) {
    const older = { draftId, bytes: { $exists: false } }
    const found = await only(withContentSchema).all(older, { limit: derivedAtOnce })
    for (const { _id, content } of found) await raw.updateOne({ _id }, { $set: derivedFrom(content) })
    if (found.length < derivedAtOnce) return
  }
}
