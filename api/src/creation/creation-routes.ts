import type { PassThrough } from 'node:stream'
import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import { followCreationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { onCreationChange } from '@shingle/storage/bus/creation-changed.ts'
import type { CreationRow, Creations } from '@shingle/storage/rows/creations.ts'
import { openEvents } from '../http/open-events.ts'
import { Refusal } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { generateRoute } from './generate-route.ts'

type Services = Parameters<typeof generateRoute>[0] & FollowServices

interface FollowServices {
  readonly bus: Bus
  readonly creations: Creations
}

/** How often it looks for a change whose message was lost; also tells that the line is alive. */
const lookEveryMs = 1_000
/** Nobody looks on for longer: whoever still waits asks again. */
const longestMs = 60_000
/** How many lines of one account are open at once in this process. */
const linesOfOne = 4

const eventOf = ({ stage, parts, content, outcome, why }: CreationRow): string =>
  `data: ${JSON.stringify({ stage, parts, content, outcome, why })}\n\n`

/** Tells each change of a creation until it has an outcome, or nobody listens. */
const tellProgress = async (
  { bus, creations }: FollowServices,
  first: CreationRow,
  stream: PassThrough,
): Promise<void> => {
  let last = ''
  const look = async () => {
    if (stream.writableEnded || stream.destroyed) return
    const row = await creations.find(first._id)
    const event = row && eventOf(row)
    if (event !== undefined) stream.write(event === last ? ': here\n\n' : event)
    last = event ?? ''
    if (row?.outcome !== null) stream.end()
  }
  let looked: Promise<unknown> = Promise.resolve()
  // One after the other, so that none tells of less than the one before it.
  const lookAgain = () => {
    looked = looked.then(look).catch((error: Error) => stream.destroy(error))
    return looked
  }
  const leave = await onCreationChange(bus, first._id, () => void lookAgain())
  const looking = setInterval(() => void lookAgain(), lookEveryMs)
  const over = setTimeout(() => stream.end(), longestMs)
  stream.once('close', () => {
    clearInterval(looking)
    clearTimeout(over)
    void leave()
  })
  await lookAgain()
}

const followRoute = (services: FollowServices): Route => {
  const lines = new Map<string, number>()
  const count = (userId: string, by: number) => {
    const open = (lines.get(userId) ?? 0) + by
    if (open > 0) lines.set(userId, open)
    else lines.delete(userId)
  }
  return route(followCreationEndpoint, {
    summary: 'Follow a website while it is written, as server-sent events',
    problems: [tooManyRequests],
    handle: async ({ ctx, caller, thing: row }) => {
      if ((lines.get(caller.id) ?? 0) >= linesOfOne) throw new Refusal(tooManyRequests)
      const { stream } = openEvents(ctx)
      count(caller.id, 1)
      stream.once('close', () => count(caller.id, -1))
      await tellProgress(services, row, stream)
      return { status: 200, body: undefined }
    },
  })
}

/** Making a website, and following it while it is written. */
export const creationRoutes = (services: Services): readonly Route[] => [
  generateRoute(services),
  followRoute(services),
]
