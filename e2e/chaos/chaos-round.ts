import { addEmbed, hasEmbed } from '@shingle/client/replica/fixtures/embed.ts'
import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import type { Db } from 'mongodb'
import { type ChaosClient, openChaosClient } from './chaos-client.ts'
import { cutAbout, killAbout, killAndRestart, rebuildAbout } from './chaos-faults.ts'
import { judge, replicaFaults } from './chaos-judgment.ts'
import { type Person, shareDraft } from './chaos-people.ts'
import type { ChaosWorld } from './chaos-world.ts'
import type { KeptProcess } from './kept-process.ts'
import { openLine } from './line.ts'
import { type LoggedDraft, watchLog } from './log-watch.ts'

/** What to do to one draft. */
export interface RoundPlan {
  /** How long people type among faults, the outage apart. */
  readonly seconds: number
  readonly chance: SeededRandom
  /** For this long the database is away once, amid typing. */
  readonly outageMs?: number
}

/** How much longer a round may last on a slow machine before it ends without a single word in the account. */
const patienceMs = 180_000

/** What happened in a round, and what should not have. */
export interface RoundOutcome {
  readonly edits: number
  readonly acknowledged: number
  readonly takes: number
  readonly kills: Readonly<Record<string, number>>
  /** How often the draft was written anew. */
  readonly rebuilds: number
  readonly reads: number
  /** Empty unless a guarantee was broken. */
  readonly violations: readonly string[]
}

const openClients = async (
  world: ChaosWorld,
  draftId: string,
  { people, chance }: { readonly people: readonly Person[]; readonly chance: SeededRandom },
): Promise<ChaosClient[]> => {
  const [ada, ben] = people
  const everybody = [...people, ...(ada === undefined ? [] : [ada]), ...(ben === undefined ? [] : [ben])]
  const choose = () => {
    const up = world.syncs.filter(({ process }) => process.isUp())
    return up[chance.below(up.length)]?.port
  }
  return Promise.all(
    everybody.map(async (person, at) => {
      const line = await openLine(choose)
      const name = `${person.name.charAt(0)}${at}w`
      return openChaosClient({ name, person, draftId, origin: world.origin, line, chance })
    }),
  )
}

/** Takes the database away amid typing, and waits until what was typed meanwhile is in the log. */
const outlast = async (
  database: KeptProcess,
  outageMs: number,
  { clients, read }: { readonly clients: readonly ChaosClient[]; readonly read: () => Promise<LoggedDraft> },
): Promise<void> => {
  await killAndRestart(database, outageMs)
  const said = clients.flatMap(({ made }) => made.slice(-1))
  const isLogged = async () => {
    const { doc, words } = await read()
    doc.destroy()
    return said.every((word) => words.has(word))
  }
  await until(isLogged, 'what was typed while the database was away is in the log')
}

const isSettled = ({ draft }: ChaosClient): boolean => {
  const { phase, save, online } = draft.status()
  return online && save === 'account' && (phase === 'edit' || phase === 'view')
}

const stateOf = ({ draft }: ChaosClient): string => {
  const { phase, save, online } = draft.status()
  return `one has ${phase}, ${save}, ${online ? 'online' : 'offline'}`
}

const settle = async (clients: readonly ChaosClient[], read: () => Promise<LoggedDraft>) => {
  for (const { line } of clients) line.cut(false)
  const state = () => clients.filter((client) => !isSettled(client)).map(stateOf)
  await until(
    () => clients.every(isSettled),
    () => `everybody is connected and saved, but ${state().join(' and ')}`,
  )
  const logged = await read()
  const isEqual = () => clients.every((client) => replicaFaults(client, logged).length === 0)
  // What is not equal by then is told by the judgement.
  await until(isEqual, '').catch(() => undefined)
  return logged
}

/** One draft, three people, five clients: they type and take control while processes and lines break. */
export const runRound = async (world: ChaosWorld, db: Db, plan: RoundPlan): Promise<RoundOutcome> => {
  const { chance, seconds, outageMs } = plan
  const { draftId, people } = await shareDraft(db, world.origin)
  const clients = await openClients(world, draftId, { people, chance })
  const findEditor = () => clients.find(({ draft }) => draft.status().phase === 'edit')
  await until(() => findEditor() !== undefined, 'the owner edits')
  const editor = findEditor()
  // One section only: words said into another would not be found.
  if (editor !== undefined) addEmbed(editor.draft)
  await until(() => clients.every(({ draft }) => hasEmbed(draft)), 'everybody sees the draft')
  const watch = watchLog(db, draftId)
  // Counted from after the outage, which takes as long as it takes; and nothing is shown before a word is kept.
  let end = Number.POSITIVE_INFINITY
  const isHeard = () => clients.some((client) => client.acknowledged.size > 0)
  const isQuiet = () => Date.now() > end
  // Where processes start slowly, none was up for long: without further faults somebody is heard.
  const isOver = () => isQuiet() && (isHeard() || Date.now() > end + patienceMs)
  // Whoever takes control when the database is back would make a recovered copy of what was typed meanwhile.
  let mayTake = outageMs === undefined
  const script = { isOver, mayTake: () => mayTake }
  const acting = Promise.all(clients.map((client) => client.act(script)))
  if (outageMs !== undefined) await outlast(world.database, outageMs, { clients, read: watch.read })
  mayTake = true
  end = Date.now() + seconds * 1_000
  const [kills, rebuilds] = await Promise.all([
    killAbout(world, chance, isQuiet),
    rebuildAbout({ db, draftId }, chance, isQuiet),
    cutAbout(clients, chance, isQuiet),
    acting,
  ])
  const logged = await settle(clients, watch.read)
  await watch.stop()
  const violations = [...watch.violations, ...judge(clients, logged)]
  const edits = clients.flatMap(({ made }) => made).length
  const acknowledged = clients.flatMap((client) => [...client.acknowledged]).length
  const takes = clients.reduce((sum, client) => sum + client.takes(), 0)
  for (const { draft, line } of clients) {
    await draft.close()
    line.close()
  }
  return { edits, acknowledged, takes, kills, rebuilds, reads: watch.reads(), violations }
}
