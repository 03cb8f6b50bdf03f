import { setTimeout as wait } from 'node:timers/promises'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type * as Y from 'yjs'
import type { OpenDraft } from './draft.ts'
import { addEmbed, hasEmbed, say, wordsIn, wordsOf } from './fixtures/embed.ts'
import { type SyncProcess, startSync } from './fixtures/sync-process.ts'

let sync: SyncProcess
const open = new Set<OpenDraft>()

beforeAll(async () => {
  sync = await startSync(['--places', '2'])
})
afterEach(async () => {
  await Promise.all([...open].map((draft) => draft.close()))
  open.clear()
})
afterAll(() => sync.kill())

const opened = async (draftId: string, user: string, at = 0): Promise<OpenDraft> => {
  const draft = await sync.open(draftId, user, at)
  open.add(draft)
  return draft
}

const phaseOf = (draft: OpenDraft) => draft.status().phase
const settled = (draft: OpenDraft) => draft.status().save === 'account'

/** Ada in control on one server, the others looking on from the other. */
const aScene = async (...others: string[]) => {
  const draftId = await sync.createDraft()
  const ada = await opened(draftId, 'ada')
  const viewers = await Promise.all(others.map((user) => opened(draftId, user, 1)))
  await until(() => phaseOf(ada) === 'edit', 'Ada edits')
  addEmbed(ada)
  await until(() => viewers.every(hasEmbed), 'all see the section')
  return { draftId, ada, viewers }
}

describe('[draft] races for control', () => {
  it('of a take amid typing: the log holds an exact prefix, the device the rest', async () => {
    const { draftId, ada, viewers } = await aScene('ben')
    const [ben] = viewers
    if (ben === undefined) throw new Error('nobody looks on')
    const former = ada.doc()
    const made: string[] = []
    const typing = (async () => {
      while (phaseOf(ada) === 'edit' && made.length < 2_000) {
        made.push(`a${made.length}`)
        say(ada, `a${made.length - 1}`)
        await wait(1)
      }
    })()
    await wait(400)
    expect(await ben.takeControl()).toMatchObject({ ok: true })
    say(ben, 'ben')
    await typing
    await until(() => phaseOf(ada) === 'view' && settled(ben))
    const { content, pending, epoch } = await sync.logged(draftId)
    const kept = wordsIn(content).filter((word) => word !== 'ben')
    expect(kept.length).toBeGreaterThan(0)
    expect(kept).toEqual(made.slice(0, kept.length))
    expect(wordsOf(former)).toEqual(made)
    expect({ pending, epoch }).toEqual({ pending: false, epoch: 2 })
    await until(
      () => JSON.stringify(ada.view.content()) === JSON.stringify(content),
      'Ada sees what is logged',
    )
  })

  it('of a holder who was offline: his words stay out of the draft and on his device', async () => {
    const { draftId, ada, viewers } = await aScene('ben')
    await until(() => settled(ada))
    await sync.cut(true, 0)
    await until(() => phaseOf(ada) === 'edit-offline')
    const former = ada.doc()
    say(ada, 'offline')
    await viewers[0]?.takeControl()
    say(viewers[0] ?? ada, 'ben')
    await sync.cut(false, 0)
    await until(() => phaseOf(ada) === 'view')
    await until(async () => wordsIn((await sync.logged(draftId)).content).includes('ben'))
    expect(wordsIn((await sync.logged(draftId)).content)).toEqual(['ben'])
    expect(wordsOf(former)).toEqual(['offline'])
    expect(ada.status().recovered).toBe(1)
  })

  it('of two who take at once: one edits, the other is told', async () => {
    const { viewers } = await aScene('ben', 'cleo')
    const results = await Promise.all(viewers.map((viewer) => viewer.takeControl()))
    expect(results.map(({ ok }) => ok).toSorted()).toEqual([false, true])
    await until(() => viewers.map(phaseOf).toSorted().join() === 'edit,view')
  })

  it('of a lost message: the log stops the former holder at the first edit', async () => {
    const { draftId, ada } = await aScene()
    await until(() => settled(ada))
    await sync.ask('/lose-messages', { lose: 'yes' })
    await sync.ask('/take', { draft: draftId, user: 'ben', seen: '1' })
    await sync.ask('/lose-messages', { lose: 'no' })
    say(ada, 'late')
    await until(() => phaseOf(ada) === 'view')
    expect(wordsIn((await sync.logged(draftId)).content)).toEqual([])
    expect(ada.status().recovered).toBe(1)
  })
})

describe('[security 2.5] a draft that is written anew', () => {
  it('amid typing: every word is in it or kept, and everybody goes on with the same draft', async () => {
    const { draftId, ada, viewers } = await aScene('ben')
    const [ben] = viewers
    const documents = new Set<Y.Doc>()
    const made: string[] = []
    let rebuilding: Promise<unknown> | undefined
    let isAnew = false
    // However long writing it anew takes, she types before, meanwhile and after.
    for (let after = 0; after < 100; await wait(3)) {
      documents.add(ada.doc())
      if (phaseOf(ada) !== 'edit' || !hasEmbed(ada)) continue
      if (isAnew) after += 1
      made.push(`a${made.length}`)
      say(ada, `a${made.length - 1}`)
      if (made.length < 100) continue
      rebuilding ??= sync.ask('/rebuild', { draft: draftId }).then(() => {
        isAnew = true
      })
    }
    await rebuilding
    await until(() => phaseOf(ada) === 'edit' && settled(ada), 'Ada edits again')
    say(ada, 'last')
    await until(() => settled(ada), 'it is saved')
    const { content, epoch } = await sync.logged(draftId)
    const held = new Set([...documents].flatMap(wordsOf))
    expect(made.filter((word) => !wordsIn(content).includes(word) && !held.has(word))).toEqual([])
    expect({ epoch, last: wordsIn(content).at(-1) }).toEqual({ epoch: 2, last: 'last' })
    const lost = made.filter((word) => !wordsIn(content).includes(word))
    expect(ada.status().recovered).toBe(lost.length > 0 ? 1 : 0)
    await until(() => JSON.stringify(ben?.view.content()) === JSON.stringify(content), 'Ben sees it')
    expect(ben?.status()).toMatchObject({ phase: 'view', recovered: 0 })
  })

  it('while its holder is away: what was saved needs no copy, what was not becomes a recovered copy', async () => {
    const { draftId, ada } = await aScene()
    say(ada, 'saved')
    await until(() => settled(ada), 'it is saved')
    for (const [words, recovered] of [[[], 0] as const, [['unsaved'], 1] as const]) {
      await sync.cut(true, 0)
      await until(() => phaseOf(ada) === 'edit-offline', 'Ada is away')
      for (const word of words) say(ada, word)
      await sync.ask('/rebuild', { draft: draftId })
      await sync.cut(false, 0)
      await until(() => phaseOf(ada) === 'edit' && settled(ada), 'Ada edits again')
      expect(wordsIn((await sync.logged(draftId)).content)).toEqual(['saved'])
      expect(ada.status().recovered).toBe(recovered)
    }
  })

  it('and taken by somebody who only looked on: nothing of what it was comes back', async () => {
    const { draftId, ada, viewers } = await aScene('ben')
    const [ben = ada] = viewers
    say(ada, 'before')
    await until(() => settled(ada) && wordsOf(ben.doc()).includes('before'), 'Ben sees it')
    await sync.ask('/rebuild', { draft: draftId })
    await until(async () => (await ben.takeControl()).ok, 'Ben takes control')
    say(ben, 'ben')
    await until(() => settled(ben), 'it is saved')
    await until(() => phaseOf(ada) === 'view', 'Ada looks on')
    const { content, pending } = await sync.logged(draftId)
    expect({ pending, words: wordsIn(content) }).toEqual({ pending: false, words: ['before', 'ben'] })
    expect([...ben.doc().store.clients.keys()]).not.toContain(1)
  })
})

it('[5.limits] a refused change names its field and the rule until something is saved again', async () => {
  const { ada } = await aScene()
  await until(() => settled(ada), 'the section is saved')
  const tooLong = setField(ada.doc(), { in: 'settings', field: 'pageTitle' }, 'x'.repeat(10_000))
  expect(tooLong.ok).toBe(false)
  const settings = ada.doc().getMap<Y.Map<unknown>>('draft').get('settings')
  settings?.set('pageTitle', 'x'.repeat(10_000))
  await until(() => ada.status().refused !== undefined, 'the refusal is heard')
  expect(ada.status().refused).toEqual({
    at: { in: 'settings', field: 'pageTitle' },
    text: expect.stringMatching(/\d+ characters/),
  })
  await until(() => phaseOf(ada) === 'edit' && settled(ada), 'Ada edits again')
  say(ada, 'on')
  await until(() => ada.status().refused === undefined, 'it is over')
})

describe('[draft] two tabs of one person on two servers', () => {
  it('write at once, and every word arrives everywhere', async () => {
    const { draftId, ada } = await aScene()
    const twin = await opened(draftId, 'ada', 1)
    await until(() => phaseOf(twin) === 'edit' && hasEmbed(twin))
    await Promise.all(
      [ada, twin].map(async (tab, at) => {
        for (let word = 0; word < 100; word += 1) {
          say(tab, `t${at}w${word}`)
          await wait(3)
        }
      }),
    )
    await Promise.all([ada.savedToAccount(10_000), twin.savedToAccount(10_000)])
    const { content } = await sync.logged(draftId)
    expect(wordsIn(content)).toHaveLength(200)
    await until(() =>
      [ada, twin].every((tab) => JSON.stringify(tab.view.content()) === JSON.stringify(content)),
    )
  })
})

describe('[draft] after coming back', () => {
  it('"saved to your account" waits for all of the offline work, not for its first part', async () => {
    const { draftId, ada } = await aScene()
    await sync.cut(true)
    await until(() => !ada.status().online)
    for (let word = 0; word < 100; word += 1) say(ada, `w${word}`)
    expect(ada.status().save).not.toBe('account')
    const saved = ada.savedToAccount(10_000)
    await sync.cut(false)
    expect(await saved).toMatchObject({ ok: true })
    expect(wordsIn((await sync.logged(draftId)).content)).toHaveLength(100)
  })
})

describe('[draft] chaos', () => {
  it('of takes and broken lines loses no word and ends with one draft', async () => {
    const seed = Math.floor(Math.random() * 1e9)
    console.info(`seed ${seed}`)
    const random = seededRandom(seed).next
    const { draftId, ada, viewers } = await aScene('ben', 'cleo')
    const everybody = [ada, ...viewers, await opened(draftId, 'ada', 1), await opened(draftId, 'ben')]
    await until(() => everybody.every(hasEmbed))
    const documents = new Set(everybody.map((draft) => draft.doc()))
    const made: string[] = []
    const end = Date.now() + 6_000
    const act = async (draft: OpenDraft) => {
      while (Date.now() < end) {
        const chance = random()
        documents.add(draft.doc())
        const isEditor = phaseOf(draft).startsWith('edit')
        if (isEditor && hasEmbed(draft)) {
          made.push(`w${made.length}`)
          say(draft, `w${made.length - 1}`)
        } else if (phaseOf(draft) === 'view' && chance < 0.03) await draft.takeControl()
        await wait(3 + random() * 12)
      }
    }
    const cut = async () => {
      while (Date.now() < end - 1_500) {
        const at = random() < 0.5 ? 0 : 1
        await wait(500 + random() * 500)
        await sync.cut(true, at)
        await wait(random() * 400)
        await sync.cut(false, at)
      }
    }
    await Promise.all([...everybody.map(act), cut()])
    await until(() => everybody.every((draft) => ['edit', 'view'].includes(phaseOf(draft)) && settled(draft)))
    const { content, pending, holder } = await sync.logged(draftId)
    await until(
      () => everybody.every((draft) => JSON.stringify(materialise(draft.doc())) === JSON.stringify(content)),
      'all see the same',
    )
    const logged = new Set(wordsIn(content))
    const aside = new Set([...documents].flatMap(wordsOf))
    expect(made.filter((word) => !logged.has(word) && !aside.has(word))).toEqual([])
    expect(made.length).toBeGreaterThan(100)
    expect(pending).toBe(false)
    const editors = everybody.filter((draft) => phaseOf(draft) === 'edit')
    expect(new Set(editors.map((draft) => draft.status().holder?.id))).toEqual(new Set([holder.id]))
  })
})
