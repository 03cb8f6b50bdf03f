import { type DraftControl, draftControlSchema } from '@shingle/shared/sync/sync-messages.ts'
import { z } from 'zod'
import type { Bus } from '../bus/bus.ts'

const controlSchema = z.object({ t: z.literal('control'), ...draftControlSchema.shape })
const updateSchema = z.object({
  t: z.literal('update'),
  ...draftControlSchema.shape,
  /** The update in base64. */
  u: z.base64(),
})
const accessSchema = z.object({ t: z.literal('no-access'), userId: z.string().optional() })

const rolesSchema = z.object({ t: z.literal('roles') })

const announcementSchema = z.discriminatedUnion('t', [controlSchema, updateSchema, accessSchema, rolesSchema])

/** News about one draft from another server of the deployment, which is believed: what is durable the draft log decides. */
export type DraftAnnouncement = z.infer<typeof announcementSchema>

const channelOf = (draftId: string): string => `draft:${draftId}`

/** A process' place among all that hold a draft open. */
export interface DraftSubscription {
  /** Tells the others of one update that just became durable. */
  tell(control: DraftControl, update: Uint8Array): Promise<void>
  leave(): Promise<void>
}

/** Hears the news about one draft from other processes, and tells them its own, until it leaves. */
export const joinDraft = async (
  bus: Bus,
  draftId: string,
  listener: (announcement: DraftAnnouncement) => void,
): Promise<DraftSubscription> => {
  const subscription = await bus.join(channelOf(draftId), (message) => {
    const parsed = announcementSchema.safeParse(message)
    if (parsed.success) listener(parsed.data)
  })
  return {
    tell: (control, update) =>
      subscription.tell(() => ({ t: 'update', ...control, u: Buffer.from(update).toString('base64') })),
    leave: subscription.leave,
  }
}

/** Tells every process that control changed, so that the former holder is stopped at once. */
export const announceControl = (bus: Bus, draftId: string, control: DraftControl): Promise<void> =>
  bus.publish(channelOf(draftId), { t: 'control', ...control })

/** Disconnects an account from a draft, or everybody when none is named, as after a removal. */
export const announceNoAccess = (bus: Bus, draftId: string, userId?: string): Promise<void> =>
  bus.publish(channelOf(draftId), { t: 'no-access', ...(userId === undefined ? {} : { userId }) })

/** Tells that roles on a draft changed: everybody who is connected comes again and learns theirs. */
export const announceRoles = (bus: Bus, draftId: string): Promise<void> =>
  bus.publish(channelOf(draftId), { t: 'roles' })
