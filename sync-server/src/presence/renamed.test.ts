import { until } from '@shingle/shared/time/until.testing.ts'
import { announceControl } from '@shingle/storage/draft-log/draft-announcements.ts'
import { createNameHolder } from '@shingle/storage/draft-log/name-holder.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { comeTo } from '../fixtures/onlooker.ts'
import { ada, ben, openWorld, type SyncPlace, type SyncWorld } from '../fixtures/sync-world.ts'

let world: SyncWorld
let place: SyncPlace

beforeAll(async () => {
  world = await openWorld()
  place = await world.place({ sweepMs: 50 })
})
afterAll(() => world.close())

it('[3.presence] who takes another name is seen by it as soon as their ticket is renewed', async () => {
  const draftId = await world.draft()
  const one = await comeTo(world, place, { draftId, user: ada })
  const two = await comeTo(world, place, { draftId, user: ben })
  await until(() => one.person('ben')?.name === 'Ben', 'Ada sees Ben')
  const jwt = await world.ticket(draftId, { id: 'ben', name: 'Benedict' })
  two.client.authenticate({ jwt, epoch: 1, want: 'view' })
  await until(() => one.person('ben')?.name === 'Benedict', 'Ada sees how Ben is called now')
})

it('[3.take-control] whoever looks on is told how the one who edits is called now, who goes on editing', async () => {
  const draftId = await world.draft()
  const two = await comeTo(world, place, { draftId, user: ben })
  const holder = { id: 'ada', name: 'Ada Lin' }
  const control = await createNameHolder(world.db)(draftId, holder)
  if (control === undefined) throw new Error('nothing was renamed')
  await announceControl(world.bus, draftId, control)
  const told = () => two.client.messages.flatMap((said) => (said.t === 'control' ? [said] : []))
  await until(() => told().at(-1)?.holder.name === 'Ada Lin', 'Ben is told')
  expect(told().map(({ epoch }) => epoch)).toEqual(told().map(() => 1))
  expect(await world.log.control(draftId)).toMatchObject({ epoch: 1, seq: 1, holder })
})
