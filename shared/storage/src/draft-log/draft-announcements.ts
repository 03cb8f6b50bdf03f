import { type DraftControl, draftControlSchema } from '@shingle/shared/sync/sync-messages.ts'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'

const controlSchema = z.object({ t: z.literal('control'), ...draftControlSchema.shape })
const updateSchema = z.object({
  t: z.literal('update'),
  /** The process that made the update durable. */
  from: z.string(),
  ...draftControlSchema.shape,
  /** The update in base64. */
  u: z.base64(),
})
const accessSchema = z.object({ t: z.literal('no-access'), userId: z.string().optional() })

const announcementSchema = z.discriminatedUnion('t', [controlSchema, updateSchema, accessSchema])

/** News about one draft from another process. None of it decides anything: the draft log does. */
export type DraftAnnouncement = z.infer<typeof announcementSchema>

const channelOf = (draftId: string): string => `draft:${draftId}`

/** Hears the news about one draft until the returned function is called. */
export const hearDraft = (
  bus: Bus,
  draftId: string,
  listener: (announcement: DraftAnnouncement) => void,
): Promise<() => Promise<void>> =>
  bus.subscribe(channelOf(draftId), (message) => {
    const parsed = announcementSchema.safeParse(message)
    if (parsed.success) listener(parsed.data)
  })

/** Tells every process that control changed, so that the former holder is stopped at once. */
export const announceControl = (bus: Bus, draftId: string, control: DraftControl): Promise<void> =>
  bus.publish(channelOf(draftId), { t: 'control', ...control })

/** Tells every process of one durable update. */
export const announceUpdate = (
  bus: Bus,
  draftId: string,
  { from, control, update }: { from: string; control: DraftControl; update: Uint8Array },
): Promise<void> =>
  bus.publish(channelOf(draftId), {
    t: 'update',
    from,
    ...control,
    u: Buffer.from(update).toString('base64'),
  })

/** Disconnects an account from a draft, or everybody when none is named, as after a removal. */
export const announceNoAccess = (bus: Bus, draftId: string, userId?: string): Promise<void> =>
  bus.publish(channelOf(draftId), { t: 'no-access', ...(userId === undefined ? {} : { userId }) })
