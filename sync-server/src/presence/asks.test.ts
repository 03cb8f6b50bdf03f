import { presenceLimits } from '@shingle/shared/presence/limits.ts'
import { type AskMessage, readAskMessage } from '@shingle/shared/presence/presence.ts'
import { until } from '@shingle/shared/time/until.testing.ts'
import { announceNoAccess } from '@shingle/storage/draft-log/draft-announcements.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comeTo } from '../fixtures/onlooker.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from '../fixtures/sync-world.ts'
import { syncPace } from '../sync-options.ts'

let world: SyncWorld
let place: SyncPlace
const cleo = { id: 'cleo', name: 'Cleo' }
const vic = { id: 'vic', name: 'Vic' }
const pace = {
  people: { ...syncPace.people, gatherMs: 10 },
  asks: { perSecond: 1000, burst: 1000 },
  asking: { lingerMs: 3_000, askMs: 60_000, askAgainMs: 0 },
}

beforeAll(async () => {
  world = await openWorld()
  place = await world.place(pace)
})
afterAll(() => world.close())

/** Ada edits; Ben and Cleo may, and look on; Vic may only look. */
const aScene = async (at: { readonly ada?: SyncPlace; readonly others?: SyncPlace } = {}) => {
  const draftId = await world.draft()
  const one = await comeTo(world, at.ada ?? place, { draftId, user: ada })
  const others = at.others ?? place
  const two = await comeTo(world, others, { draftId, user: ben })
  const three = await comeTo(world, others, { draftId, user: cleo })
  const four = await comeTo(world, others, { draftId, user: vic, role: 'Viewer' })
  await until(() => [one, two, three, four].every((each) => each.people().length === 4), 'all are there')
  return { draftId, one, two, three, four }
}

const askers = ({ people }: { people: () => readonly { id: string; asks?: number | undefined }[] }) =>
  people().flatMap(({ id, asks }) => (asks === undefined ? [] : [id]))

describe('[4.control] asking for edit control', () => {
  it('is seen by whoever edits, who keeps it or hands it over; neither moves control', async () => {
    const { draftId, one, two } = await aScene()
    for (const answer of ['keep', 'hand-over'] as const) {
      two.say({ t: 'ask' })
      await until(() => one.person('ben')?.asks === 1, 'Ada is asked')
      one.say({ t: 'answer', to: 'ben', answer })
      await until(() => two.answers().at(-1) === answer, 'Ben is answered')
      await until(() => one.person('ben')?.asks === undefined, 'nobody asks any more')
    }
    expect(await world.log.control(draftId)).toMatchObject({ epoch: 1, holder: ada })
  })

  it('is not for whoever may only look, nor for whoever edits already', async () => {
    const { one, two, four } = await aScene()
    four.say({ t: 'ask' })
    one.say({ t: 'ask' })
    two.say({ t: 'ask' })
    await until(() => askers(one).length > 0, 'Ada is asked')
    expect(askers(one)).toEqual(['ben'])
  })

  it('is answered by nobody but who edits', async () => {
    const { one, two, three, four } = await aScene()
    two.say({ t: 'ask' })
    await until(() => three.person('ben')?.asks === 1, 'all see it')
    for (const other of [two, three, four]) other.say({ t: 'answer', to: 'ben', answer: 'hand-over' })
    three.look('seen')
    await until(() => one.person('cleo')?.at === 'seen', 'all of it was heard')
    expect([askers(one), two.answers()]).toEqual([['ben'], []])
  })

  it('ends when the asker takes it back, leaves, or loses access, and when control changes', async () => {
    const { draftId, one, two, three } = await aScene()
    two.say({ t: 'ask' })
    await until(() => askers(one).join() === 'ben', 'Ben asks')
    two.say({ t: 'withdraw' })
    await until(() => askers(one).length === 0, 'Ben took it back')
    two.say({ t: 'ask' })
    three.say({ t: 'ask' })
    await until(() => askers(one).join() === 'ben,cleo', 'both ask')
    two.client.ws.close()
    await until(() => askers(one).join() === 'cleo', 'Ben left')
    const again = await comeTo(world, place, { draftId, user: ben })
    expect(askers(again)).toEqual(['cleo'])
    again.say({ t: 'ask' })
    await until(() => askers(one).includes('ben'), 'Ben asks again')
    await announceNoAccess(world.bus, draftId, 'cleo')
    await until(() => askers(one).join() === 'ben', 'Cleo lost access')
    await world.take(draftId, vic)
    again.look('later')
    await until(() => one.person('ben')?.at === 'later', 'told anew')
    expect(askers(one)).toEqual([])
  })

  it('outlives a line that breaks for a moment', async () => {
    const { draftId, one, two } = await aScene()
    two.say({ t: 'ask' })
    await until(() => askers(one).join() === 'ben', 'Ben asks')
    two.client.ws.terminate()
    const back = await comeTo(world, place, { draftId, user: ben })
    expect(askers(one)).toEqual(['ben'])
    one.say({ t: 'answer', to: 'ben', answer: 'hand-over' })
    await until(() => back.answers().join() === 'hand-over', 'Ben is answered')
  })

  it('is told when nobody answers, and when nobody is there to', async () => {
    const brief = await world.place({ ...pace, asking: { ...pace.asking, askMs: 100 } })
    const { one, two } = await aScene({ ada: brief, others: brief })
    two.say({ t: 'ask' })
    await until(() => two.answers().join() === 'none', 'nobody answered')
    await until(() => askers(one).length === 0, 'nobody asks any more')
    one.client.ws.close()
    await until(() => two.person('ada') === undefined, 'Ada left')
    two.say({ t: 'ask' })
    await until(() => two.answers().join() === 'none,none', 'nobody is there')
  })

  it('is one at a time, and not again right after the answer', async () => {
    const strict = await world.place({
      ...pace,
      asking: { ...pace.asking, askAgainMs: presenceLimits.askAgainMs },
    })
    const { one, two } = await aScene({ ada: strict, others: strict })
    for (let at = 0; at < 20; at += 1) two.say({ t: 'ask' })
    await until(() => askers(one).length > 0, 'Ada is asked')
    expect(askers(one)).toEqual(['ben'])
    one.say({ t: 'answer', to: 'ben', answer: 'keep' })
    await until(() => two.answers().length === 1, 'Ben is answered')
    const { length } = one.client.told
    for (let at = 0; at < 20; at += 1) two.say({ t: 'ask' })
    two.look('after')
    await until(() => one.person('ben')?.at === 'after', 'all of it was heard')
    const lists = one.client.told.slice(length).flatMap((told) => (told.t === 'people' ? [told.people] : []))
    expect(lists.flat().filter(({ asks }) => asks !== undefined)).toEqual([])
    expect(two.answers()).toEqual(['keep'])
  })

  it('is at once after a yes', async () => {
    const strict = await world.place({
      ...pace,
      asking: { ...pace.asking, askAgainMs: presenceLimits.askAgainMs },
    })
    const { one, two } = await aScene({ ada: strict, others: strict })
    for (const count of [1, 2]) {
      two.say({ t: 'ask' })
      await until(() => askers(one).join() === 'ben', 'Ada is asked')
      one.say({ t: 'answer', to: 'ben', answer: 'hand-over' })
      await until(() => two.answers().length === count, 'Ben is answered')
    }
  })

  it('is not again right after it was taken back, from whichever page, and whoever presses too soon is told when', async () => {
    const strict = await world.place({
      ...pace,
      asking: { ...pace.asking, askAgainMs: presenceLimits.askAgainMs },
    })
    const { draftId, one, two } = await aScene({ ada: strict, others: strict })
    const tabs = await Promise.all([0, 1, 2].map(() => comeTo(world, strict, { draftId, user: ben })))
    two.say({ t: 'ask' })
    await until(() => askers(one).join() === 'ben', 'Ada is asked')
    two.say({ t: 'withdraw' })
    await until(() => askers(one).length === 0, 'Ben took it back')
    const { length } = one.client.told
    for (const tab of [two, ...tabs]) {
      tab.say({ t: 'ask' })
      tab.say({ t: 'withdraw' })
      tab.look('after')
    }
    two.client.ws.close()
    const again = await comeTo(world, strict, { draftId, user: ben })
    again.say({ t: 'ask' })
    again.look('later')
    await until(() => one.person('ben')?.at === 'later', 'all of it was heard')
    const lists = one.client.told.slice(length).flatMap((told) => (told.t === 'people' ? [told.people] : []))
    expect(lists.flat().filter(({ asks }) => asks !== undefined)).toEqual([])
    const rests = again.client.told.flatMap((told) => (told.t === 'rest' ? [told.ms] : []))
    expect(rests).toHaveLength(1)
    for (const ms of rests) expect(ms > 0 && ms <= presenceLimits.askAgainMs).toBe(true)
  })

  it('and the answer go between processes', async () => {
    const other = await world.place(pace)
    const { one, two } = await aScene({ others: other })
    two.say({ t: 'ask' })
    await until(() => one.person('ben')?.asks === 1, 'Ada is asked')
    one.say({ t: 'answer', to: 'ben', answer: 'hand-over' })
    await until(() => two.answers().join() === 'hand-over', 'Ben is answered')
  })

  it('is said in these words alone', () => {
    const messages: AskMessage[] = [
      { t: 'ask' },
      { t: 'withdraw' },
      { t: 'answer', to: 'ben', answer: 'keep' },
    ]
    for (const message of messages) expect(readAskMessage(JSON.stringify(message))).toEqual(message)
    for (const other of [
      ...['', '{', 'null', '[]', '{"t":"control","write":true}', '{"t":"ask","name":"Owner"}'],
      ...['{"t":"answer","to":"ben","answer":"none"}', '{"t":"answer","answer":"keep"}'],
      '{"t":"ask","of":"ada"}',
    ])
      expect(readAskMessage(other)).toBeUndefined()
  })
})
