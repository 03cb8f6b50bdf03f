import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@shingle/shared/time/until.testing.ts'
import { expect, it } from 'vitest'
import type { OpenDraft } from './draft.ts'
import { addEmbed, hasEmbed, say, wordsIn } from './fixtures/embed.ts'
import { startProcess, startSync } from './fixtures/sync-process.ts'

const mongoFile = 'shared/storage/src/embedded-mongo/main.ts'

const phaseOf = (draft: OpenDraft) => draft.status().phase

it('[draft] kill -9 of sync server and database amid typing loses no word that was acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'crash-'))
  const file = join(folder, 'drafts.db')
  // Three of their own, below those that the system gives to connections: they are to be had again after a kill.
  const port = 10_240 + (process.pid % 7_000) * 3
  const openDatabase = () => startProcess(mongoFile, ['--file', file, '--port', String(port + 2)])
  const database = await openDatabase()
  const { uri } = JSON.parse(database.line)
  const serve = () => startSync(['--mongo', uri, '--port', String(port), '--api', String(port + 1)])
  let sync = await serve()
  const draftId = await sync.createDraft()
  const ada = await sync.open(draftId, 'ada')
  await until(() => phaseOf(ada) === 'edit')
  addEmbed(ada)
  await until(() => hasEmbed(ada))

  let said = 0
  const sayMore = async (count: number) => {
    for (let word = 0; word < count; word += 1) {
      say(ada, `w${said}`)
      said += 1
      await wait(3)
    }
  }
  for (let round = 0; round < 3; round += 1) {
    await sayMore(10)
    expect(await ada.savedToAccount(10_000)).toMatchObject({ ok: true })
  }
  const acknowledged = said
  const typing = sayMore(60)
  await wait(170)
  await Promise.all([sync.kill(), database.kill()])
  await typing
  expect(ada.status().save).not.toBe('account')

  const again = await openDatabase()
  sync = await serve()
  const survivors = wordsIn((await sync.logged(draftId)).content)
  expect(survivors.length).toBeGreaterThanOrEqual(acknowledged)
  // Nothing in the middle is missing either.
  expect(survivors).toEqual(Array.from(survivors, (_, at) => `w${at}`))

  expect(await ada.savedToAccount(10_000)).toMatchObject({ ok: true })
  expect(wordsIn((await sync.logged(draftId)).content)).toHaveLength(said)
  await ada.close()
  await Promise.all([sync.kill(), again.kill()])
  await rm(folder, { recursive: true })
}, 60_000)
