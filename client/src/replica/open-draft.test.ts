import { setTimeout as wait } from 'node:timers/promises'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { refuse } from '@shingle/shared/problem/problem.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDraft } from './draft.ts'
import { type LoseTake, type SyncProcess, startSync } from './fixtures/sync-process.ts'

let sync: SyncProcess
const open = new Set<OpenDraft>()

beforeAll(async () => {
  sync = await startSync(['--places', '2'])
})
afterAll(async () => {
  await Promise.all([...open].map((draft) => draft.close()))
  await sync.kill()
})

const opened = async (draftId: string, user: string, at = 0): Promise<OpenDraft> =>
  noted(await sync.open(draftId, user, at))

const noted = (draft: OpenDraft): OpenDraft => {
  open.add(draft)
  return draft
}

const retitle = (draft: OpenDraft, title: string) =>
  setField(draft.doc(), { in: 'settings', field: 'pageTitle' }, title)
const title = (draft: OpenDraft) => draft.view.settings().pageTitle
const isEditing = (draft: OpenDraft) => () => draft.status().phase === 'edit'
const isViewing = (draft: OpenDraft) => () => draft.status().phase === 'view'

describe('[draft] opening', () => {
  it('makes the holder the editor and everybody else a viewer who follows live', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    const ben = await opened(draftId, 'ben', 1)
    await until(isEditing(ada))
    await until(isViewing(ben))
    expect(ben.status().holder).toEqual({ id: 'ada', name: 'Ada' })
    retitle(ada, 'Hello')
    await until(() => title(ben) === 'Hello')
    expect(await ben.savedToAccount(100)).toMatchObject({ problem: { code: 'draft.not-in-control' } })
  })

  it('says "saved to your account" only when the log has it', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    await until(isEditing(ada))
    retitle(ada, 'Kept')
    const saved = await ada.savedToAccount(5_000)
    expect(saved).toEqual({ ok: true, value: { epoch: 1, seq: 2 } })
    expect(ada.status().save).toBe('account')
    expect((await sync.logged(draftId)).content.settings.pageTitle).toBe('Kept')
  })
})

describe('[4.revoked] losing access', () => {
  it('says of nothing that it is not saved where nothing was written', async () => {
    const draftId = await sync.createDraft()
    const ben = await opened(draftId, 'ben')
    await until(isViewing(ben))
    await sync.ask('/revoke', { draft: draftId, user: 'ben' })
    await until(() => ben.status().why === 'no-access')
    expect(ben.status()).toMatchObject({ phase: 'frozen', save: 'account' })
  })
})

describe('[draft] what is typed and not yet in the document', () => {
  /** A hand that types a title, which nothing writes by itself. */
  const typing = (draft: OpenDraft, words: string): void => {
    const settle = () => {
      draft.typing(settle, false)
      if (isEditing(draft)()) retitle(draft, words)
    }
    draft.typing(settle, true)
  }

  it('is no longer only typed once the account is to have everything', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    await until(isEditing(ada))
    typing(ada, 'Last words')
    expect(ada.status().isTyping).toBe(true)
    expect(await ada.savedToAccount(5_000)).toMatchObject({ ok: true })
    expect(ada.status()).toMatchObject({ isTyping: false, save: 'account' })
    expect((await sync.logged(draftId)).content.settings.pageTitle).toBe('Last words')
  })

  it('is in the recovered copy where somebody takes control meanwhile', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    const ben = await opened(draftId, 'ben', 1)
    await until(isEditing(ada))
    await until(isViewing(ben))
    typing(ada, 'Last words')
    expect(await ben.takeControl()).toMatchObject({ ok: true })
    await until(() => ada.status().recovered === 1)
    const [copy] = await ada.recoveredCopies()
    const kept = await ada.recoveredContent(copy?.name ?? '')
    expect(kept?.settings.pageTitle).toBe('Last words')
    expect(title(ben)).not.toBe('Last words')
    expect(ada.status().isTyping).toBe(false)
  })

  it('[4.revoked] is in what the device has where access is taken away meanwhile', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    await until(isEditing(ada))
    typing(ada, 'Last words')
    await sync.ask('/revoke', { draft: draftId, user: 'ada' })
    await until(() => ada.status().why === 'no-access')
    expect(title(ada)).toBe('Last words')
    expect(ada.status().save).not.toBe('account')
  })
})

describe('[draft] taking control', () => {
  it('freezes the former holder and keeps what was not saved', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    const ben = await opened(draftId, 'ben', 1)
    await until(isEditing(ada))
    await until(isViewing(ben))
    const former = ada.doc()
    const taking = ben.takeControl()
    // Typed until she hears of it: however long the take lasts, the last words are on no way to the server.
    for (let words = 0; isEditing(ada)(); words += 1) {
      retitle(ada, `not yet sent ${words}`)
      await wait(5)
    }
    expect(await taking).toEqual({ ok: true, value: undefined })
    retitle(ben, 'by Ben')
    await until(isViewing(ada))
    await until(() => title(ada) === 'by Ben')
    // The former copy is kept after the fresh one is shown.
    await until(() => ada.status().recovered === 1)
    expect(ada.doc()).not.toBe(former)
    expect(ada.status()).toMatchObject({ holder: { id: 'ben' }, epoch: 2, recovered: 1, canUndo: false })
    expect(await ada.takeControl()).toMatchObject({ ok: true })
    retitle(ada, 'by Ada again')
    await until(() => title(ben) === 'by Ada again')
    expect(ben.status().phase).toBe('view')
  })

  it('tells what is so when the answer to a take was lost', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    const ben = noted(await sync.openLosing(draftId, 'ben', afterTaking))
    await until(isEditing(ada))
    await until(isViewing(ben))
    expect(await ben.takeControl()).toEqual({ ok: true, value: undefined })
    expect(ben.status()).toMatchObject({ phase: 'edit', holder: { id: 'ben' } })
    await until(isViewing(ada))
  })

  it('says that a take failed only once it cannot win any more', async () => {
    const draftId = await sync.createDraft()
    const ada = await opened(draftId, 'ada')
    const ben = noted(await sync.openLosing(draftId, 'ben', insteadOfTaking))
    await until(isEditing(ada))
    await until(isViewing(ben))
    expect(await ben.takeControl()).toMatchObject({ problem: { code: 'draft.take-failed' } })
    expect(ben.status()).toMatchObject({ phase: 'view', holder: { id: 'ada' } })
    expect(ada.status().phase).toBe('edit')
  }, 30_000)
})

/** The network fails after a take has reached the server, or before. */
const afterTaking: LoseTake = async (take) => {
  await take()
  return refuse(lost)
}
const insteadOfTaking: LoseTake = async () => refuse(lost)
const lost = { code: 'network', status: 0, text: 'Network connectivity failed.' }
