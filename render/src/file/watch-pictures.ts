import { pictureRemovedChannel, pictureRemovedSchema } from '@shingle/shared/image/picture-removed.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import type { Logger } from 'pino'

interface WatchOptions {
  readonly bus: Bus
  readonly log: Logger
  readonly onRemoval: (key: string) => void
}

/** Hears of every picture that was removed with its website. Call the result to stop. */
export const watchPictures = ({ bus, log, onRemoval }: WatchOptions): (() => Promise<void>) => {
  const subscription = bus.subscribe(pictureRemovedChannel, (message) => {
    const removal = pictureRemovedSchema.safeParse(message)
    if (removal.success) onRemoval(removal.data.key)
  })
  subscription.catch((error: unknown) => log.warn({ err: error }, 'removed pictures cannot be heard of'))
  return async () => {
    const unsubscribe = await subscription.catch(() => undefined)
    await unsubscribe?.()
  }
}
