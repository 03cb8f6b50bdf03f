import { setTimeout as wait } from 'node:timers/promises'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { writeSyncToken } from '@shingle/shared/sync/sync-token.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import * as Y from 'yjs'
import { DraftLink } from './draft-link.ts'
import { type SyncProcess, socketFrom, startSync } from './fixtures/sync-process.ts'

let sync: SyncProcess
beforeAll(async () => {
  sync = await startSync([])
})
afterAll(() => sync.kill())

const ignore = () => undefined

const webSocket = socketFrom('http://localhost:3000')

/** A socket whose last word never arrives, as on a network that is gone. */
class UnheardSocket extends webSocket {
  close(): void {
    setTimeout(() => super.close(), 60_000).unref()
  }
}

/** A link of Ada's that counts up a draft's title; `saved` hears the count whenever the link says that all is saved. */
const openCounter = async (draftId: string, saved: (count: number) => void, socket = webSocket) => {
  const doc = new Y.Doc()
  let count = 0
  const link: DraftLink = new DraftLink({
    doc,
    draftId,
    url: sync.urls[0] ?? '',
    token: async () => {
      const { ticket } = await sync.ask('/ticket', { draft: draftId, user: 'ada' })
      return writeSyncToken({ jwt: String(ticket), epoch: 1, want: 'edit', schema: 1 })
    },
    webSocket: socket,
    listener: {
      control: ignore,
      refused: ignore,
      saved: ignore,
      stale: ignore,
      damaged: ignore,
      rejected: ignore,
      changed: () => {
        if (link.isSynced && !link.hasPending) saved(count)
      },
    },
  })
  await until(() => link.isSynced && !link.hasPending, 'the first handshake')
  const countUp = () => {
    count += 1
    setField(doc, { in: 'settings', field: 'pageTitle' }, `${count}`)
  }
  return { link, countUp, count: () => count }
}

it('[draft] a handshake amid typing never says too early that all is saved', async () => {
  const draftId = await sync.createDraft()
  const claims: Promise<{ claimed: number; logged: number }>[] = []
  const { link, countUp, count } = await openCounter(draftId, (claimed) => {
    const looked = sync.logged(draftId).then(({ content }) => Number(content.settings.pageTitle))
    claims.push(looked.then((logged) => ({ claimed, logged })))
  })
  for (let at = 0; at < 120; at += 1) {
    countUp()
    if (at % 30 === 7) link.resend()
    await wait(5)
  }
  await until(() => !link.hasPending, 'all is saved')
  const checked = await Promise.all(claims)
  expect(checked.filter(({ claimed, logged }) => logged < claimed)).toEqual([])
  expect(Number((await sync.logged(draftId)).content.settings.pageTitle)).toBe(count())
  link.close()
})

it('[4.offline] the link is offline as soon as the browser says so, whatever becomes of its socket', async () => {
  const device = new EventTarget()
  vi.stubGlobal('window', device)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { link, countUp } = await openCounter(await sync.createDraft(), ignore, UnheardSocket)
  countUp()
  link.flush()
  device.dispatchEvent(new Event('offline'))
  expect(link.isOnline).toBe(false)
  countUp()
  expect(link.hasPending).toBe(true)
  device.dispatchEvent(new Event('online'))
  await until(() => link.isSynced && !link.hasPending, 'what was typed is saved')
  link.close()
})
