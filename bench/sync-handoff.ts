import type { OpenDraft } from '@shingle/client/replica/draft.ts'
import { socketFrom } from '@shingle/client/replica/fixtures/sync-process.ts'
import { openDraft } from '@shingle/client/replica/open-draft.ts'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { succeed } from '@shingle/shared/problem/problem.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { type Person, shareDraft, takeControlAs, ticketFor } from '../e2e/chaos/chaos-people.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { type Times, timesOf } from './measure.ts'

/** From the click of whoever takes control. */
export interface HandoffTimes {
  /** Until the former holder's editor is frozen. */
  readonly frozen: Times
  /** Until the new holder may type. */
  readonly typing: Times
}

const takes = 100
/** A process that lives for weeks is not measured while it compiles its code. */
const warmUps = 20
const patienceMs = 20_000

const open = (person: Person, draftId: string, origin: string): Promise<OpenDraft> =>
  openDraft({
    draftId,
    userId: person.id,
    syncUrl: `${origin.replace('http', 'ws')}${syncPath}`,
    getTicket: () => ticketFor(person, draftId),
    take: async (seen) => succeed(await takeControlAs(person, draftId, seen)),
    webSocket: socketFrom(origin),
  })

/** The moment in which a session's status first passes. */
const momentOf = (session: OpenDraft, passes: (phase: string) => boolean): Promise<number> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('a handoff did not happen')), patienceMs)
    const check = () => {
      if (!passes(session.status().phase)) return
      clearTimeout(limit)
      stop()
      resolve(performance.now())
    }
    const stop = session.subscribe(check)
    check()
  })

/** Two people take control from each other, through the whole product. */
export const measureHandoffs = async (mongoUri: string): Promise<HandoffTimes> => {
  const product = await startProduct({ variables: { MONGO_URI: mongoUri } })
  const { db, close } = await connectDatabase(mongoUri, { name: 'shingle' })
  const { draftId, people } = await shareDraft(db, product.origin)
  const sessions = await Promise.all(
    people.slice(0, 2).map((person) => open(person, draftId, product.origin)),
  )
  const [owner, editor] = sessions
  if (owner === undefined || editor === undefined) throw new Error('nobody is there')
  let [holder, taker] = [owner, editor]
  const [frozen, typing]: [number[], number[]] = [[], []]
  await Promise.all([
    momentOf(holder, (phase) => phase === 'edit'),
    momentOf(taker, (phase) => phase === 'view'),
  ])
  for (let at = -warmUps; at < takes; at += 1) {
    const moments = Promise.all([
      momentOf(holder, (phase) => phase !== 'edit'),
      momentOf(taker, (phase) => phase === 'edit'),
    ])
    const clicked = performance.now()
    const taken = await taker.takeControl()
    if (!taken.ok) throw new Error(taken.problem.text)
    const [frozenAt, typingAt] = await moments
    if (at >= 0) {
      frozen.push(frozenAt - clicked)
      typing.push(typingAt - clicked)
    }
    await momentOf(holder, (phase) => phase === 'view')
    ;[holder, taker] = [taker, holder]
  }
  for (const session of sessions) await session.close()
  await close()
  await product.stop()
  return { frozen: timesOf(frozen), typing: timesOf(typing) }
}
