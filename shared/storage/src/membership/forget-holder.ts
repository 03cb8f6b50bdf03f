import type { Db } from 'mongodb'
import type { Bus } from '../bus/bus.ts'
import { announceControl } from '../draft-log/draft-announcements.ts'
import { createReplaceHolder } from '../draft-log/name-holder.ts'
import { departedId, departedName } from './names-of.ts'

/** Has the drafts that somebody edited last say that this was somebody who left, and tells whoever has one open. */
export const createForgetHolder = ({ db, bus }: { readonly db: Db; readonly bus: Bus }) => {
  const replaceHolder = createReplaceHolder(db)
  return async (userId: string, draftIds: readonly string[]): Promise<void> => {
    for (const draftId of draftIds) {
      const control = await replaceHolder(draftId, userId, { id: departedId, name: departedName })
      if (control !== undefined) await announceControl(bus, draftId, control)
    }
  }
}
