import { setTimeout as wait } from 'node:timers/promises'
import type { SeededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { createDraftLog, type DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { Db } from 'mongodb'
import type { ChaosClient } from './chaos-client.ts'
import type { ChaosWorld } from './chaos-world.ts'
import type { KeptProcess } from './kept-process.ts'

/** Ends a process the hard way, and starts it again a while later. */
export const killAndRestart = async (victim: KeptProcess, downMs: number): Promise<void> => {
  await victim.kill()
  await wait(downMs)
  await victim.start()
}

/** Ends processes at random moments until told to stop; answers how often each was ended. */
export const killAbout = async (world: ChaosWorld, chance: SeededRandom, isOver: () => boolean) => {
  const kills: Record<string, number> = {}
  const victims = [
    ...world.syncs.map(({ process }) => process),
    ...[world.database, world.api, world.worker, world.redis].filter((one) => one !== undefined),
  ]
  const restarts = new Set<Promise<void>>()
  while (!isOver()) {
    await wait(chance.between(300, 1_200))
    const victim = victims[chance.below(victims.length)]
    if (victim?.isUp() !== true || isOver()) continue
    kills[victim.name] = (kills[victim.name] ?? 0) + 1
    const restart = killAndRestart(victim, chance.between(0, 500))
    restarts.add(restart)
    void restart.then(
      () => restarts.delete(restart),
      () => undefined,
    )
  }
  await Promise.all(restarts)
  return kills
}

/** Cuts clients’ lines at random moments until told to stop. */
export const cutAbout = async (
  clients: readonly ChaosClient[],
  chance: SeededRandom,
  isOver: () => boolean,
) => {
  while (!isOver()) {
    await wait(chance.between(300, 1_500))
    const line = clients[chance.below(clients.length)]?.line
    line?.cut(true)
    await wait(chance.between(50, 1_500))
    line?.cut(false)
  }
}

const rebuild = async (log: DraftLog, draftId: string): Promise<boolean> => {
  const loaded = await log.load(draftId)
  if (!loaded.ok) return false
  const { doc, ...from } = loaded.value
  const content = materialise(doc)
  doc.destroy()
  return (await log.rebuild(draftId, { from, content })) !== undefined
}

/** Writes the draft anew at random moments until told to stop, as a server would that tells nobody; answers how often. */
export const rebuildAbout = async (
  { db, draftId }: { readonly db: Db; readonly draftId: string },
  chance: SeededRandom,
  isOver: () => boolean,
): Promise<number> => {
  const log = createDraftLog(db)
  let rebuilds = 0
  while (!isOver()) {
    await wait(chance.between(500, 4_000))
    if (isOver()) break
    // While the database is away, nobody can.
    if (await rebuild(log, draftId).catch(() => false)) rebuilds += 1
  }
  return rebuilds
}
