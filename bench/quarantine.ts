import { setTimeout as wait } from 'node:timers/promises'
import { publishEndpoint } from '@shingle/shared/page/endpoints.ts'
import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { draftTicketEndpoint, listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { admit } from '@shingle/sync-server/fixtures/admit.ts'
import { attackedDraft, targetsIn } from '@shingle/sync-server/fixtures/attacked-draft.ts'
import { attacks } from '@shingle/sync-server/fixtures/attacks.ts'
import { openRaw } from '@shingle/sync-server/fixtures/raw-client.ts'
import { Binary, type Db } from 'mongodb'
import * as Y from 'yjs'
import { type HttpAccount, signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { judged } from './goals.ts'
import { shown, timeEach, timesOf } from './measure.ts'
import { answers, visit } from './published-site.ts'
import type { Report } from './report.ts'
import { benchSecret, startDatabase } from './sync-servers.ts'

/** States that stalled every process that loaded them before there was a guard. */
const dearest = [
  'conflicts in a list',
  'conflicts of one key',
  'a list of plain values, 70 KB',
  'a list of plain values, 256 KB',
] as const

const rounds = 6
const pauseMs = 20

/** A valid draft with one of the attacks in it, as it may have been stored. */
const dearState = (name: string): Uint8Array => {
  const doc = attackedDraft()
  const [update] = attacks.find((attack) => attack.name === name)?.updates ?? []
  const made = update?.(targetsIn(doc))
  if (!(made instanceof Uint8Array)) throw new Error(`no attack of one update is called “${name}”`)
  return Y.convertUpdateFormatV1ToV2(Y.mergeUpdates([Y.encodeStateAsUpdate(doc), made]))
}

const storeFromBefore = async (db: Db, draftId: string, state: Uint8Array): Promise<void> => {
  await db
    .collection<{ _id: string }>('DraftSnapshots')
    .updateOne(
      { _id: draftId },
      { $set: { state: new Binary(state) }, $unset: { cost: 1, content: 1, contentSeq: 1 } },
    )
}

/** Asks for everything that reads a draft, and answers how long the api took where it does. */
const openAll = async (
  account: HttpAccount,
  draftIds: readonly string[],
  join: (draftId: string) => Promise<void>,
) => {
  const times: number[] = []
  const timed = async (call: () => Promise<unknown>) => {
    const started = performance.now()
    await call().catch((error: unknown) => {
      if (!String(error).includes('draft.damaged')) throw error
    })
    times.push(performance.now() - started)
  }
  const open = async (draftId: string) => {
    const params = { id: draftId }
    await Promise.all([
      join(draftId),
      timed(() => account.call(draftTicketEndpoint, { params })),
      timed(() => account.call(publishEndpoint, { params, body: { handle: 'dear', epoch: 1, seq: 0 } })),
      timed(() => account.call(listWebsitesEndpoint, {})),
    ])
  }
  for (let round = 0; round < rounds; round += 1) await Promise.all(draftIds.map(open))
  return times
}

/** What others feel while drafts are opened, published and read whose stored states would stall whoever loads them. */
export const benchQuarantine = async (): Promise<Report> => {
  const database = await startDatabase()
  const { db, close } = await connectDatabase(database.uri, { name: 'shingle' })
  const product = await startProduct({ variables: { MONGO_URI: `${database.uri}`, SECRET: benchSecret } })
  const account = await signInByHttp(product.origin, 'bench@example.com')
  await publishByHttp(account, await createWebsiteByHttp(account, answers), 'calm')
  const dear: string[] = []
  for (const name of dearest) {
    const draftId = await createWebsiteByHttp(account, answers)
    await storeFromBefore(db, draftId, dearState(name))
    dear.push(draftId)
  }
  const key = { secret: new TextEncoder().encode(benchSecret), clock: () => new Date() }
  const log = createDraftLog(db)
  const join = async (draftId: string) => {
    const holder = (await log.control(draftId))?.holder
    if (holder === undefined) throw new Error('no such draft')
    const client = await openRaw(`${product.origin.replace('http', 'ws')}${syncPath}`, draftId, {
      origin: product.origin,
    })
    client.authenticate({
      jwt: await admit(db, { draftId, user: holder, role: 'Collaborator' }, key),
      epoch: 1,
    })
    for (
      let waited = 0;
      client.refusedBecause.length + client.messages.length === 0 && waited < 3_000;
      waited += pauseMs
    )
      await wait(pauseMs)
    client.ws.terminate()
    if (client.refusedBecause[0] !== 'damaged')
      throw new Error(`a dear draft was ${client.refusedBecause[0] ?? 'opened'}`)
  }
  const alone = await timeEach(100, () => visit(product.origin, 'calm'))
  let isOver = false
  const visits: number[] = []
  const visiting = (async () => {
    while (!isOver) {
      const started = performance.now()
      await visit(product.origin, 'calm')
      visits.push(performance.now() - started)
      await wait(pauseMs)
    }
  })()
  const api = await openAll(account, dear, join)
  isOver = true
  await visiting
  await product.stop()
  await close()
  await database.stop()
  const [slowestVisit, slowestCall] = [Math.max(...visits), Math.max(...api)]
  return {
    title: 'Others, while drafts are opened whose stored states would stall whoever loads them',
    columns: ['what', 'p50 ms', 'longest ms', 'goal ms, longest', 'times'],
    rows: [
      ['a visitor’s page, before', shown(alone.p50), '–', '–', `${alone.count}`],
      [
        'a visitor’s page, meanwhile',
        shown(timesOf(visits).p50),
        judged(shown(slowestVisit), slowestVisit, { atMost: 250 }),
        '250',
        `${visits.length}`,
      ],
      [
        'the api: a ticket, a publish, the list',
        shown(timesOf(api).p50),
        judged(shown(slowestCall), slowestCall, { atMost: 1_500 }),
        '1500',
        `${api.length}`,
      ],
    ],
    notes: [`${dearest.join('; ')}: each ${rounds} times opened, published and asked for, all at once.`],
  }
}
