import {
  deleteVersionEndpoint,
  listVersionsEndpoint,
  saveVersionEndpoint,
} from '@shingle/shared/version/endpoints.ts'
import { savedVersionsRoom } from '@shingle/shared/version/limits.ts'
import { expect, test } from 'vitest'
import { aDraft, anEditorOf, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'

const { api, ann, bob } = await openTestApi('ann', 'bob')

const list = async (id: string) =>
  (await api.ask(listVersionsEndpoint, { params: { id }, token: ann.token })).answer
const save = (id: string, name: string) =>
  api.ask(saveVersionEndpoint, { params: { id }, body: { name }, token: ann.token })

test('[3.versions] its owner deletes a saved version, and has room for another', async () => {
  const id = await aDraft(api, ann)
  const saved = await save(id, 'Junk')
  const remove = (version: string, person = ann) =>
    api.ask(deleteVersionEndpoint, { params: { id, version }, token: person.token })
  await anEditorOf(api, id, bob)
  expect((await remove(saved.body.id, bob)).status).toBe(403)
  expect((await remove(saved.body.id)).status).toBe(204)
  expect((await list(id)).versions.map(({ name }) => name)).toEqual(['First draft'])
  const again = await remove(saved.body.id)
  expect([again.status, again.body.code]).toEqual([404, 'version.not-found'])
  const [first] = (await list(id)).versions
  expect((await remove(first?.id ?? '')).status).toBe(404)
})

test('[3.versions] a full list of saved versions has room again once its owner has deleted one', async () => {
  const id = await aDraft(api, ann)
  const { body } = await save(id, 'The first')
  const row = await api.db.collection('DraftVersions').findOne({ draftId: id, reason: 'saved' })
  const more = Array.from({ length: savedVersionsRoom.count }, (_, slot) => slot).filter(
    (slot) => slot !== row?.slot,
  )
  await api.db
    .collection<{ _id: string }>('DraftVersions')
    .insertMany(more.map((slot) => ({ ...row, _id: `full-${slot}`, slot })))
  expect((await save(id, 'One too many')).status).toBe(403)
  await api.ask(deleteVersionEndpoint, { params: { id, version: body.id }, token: ann.token })
  expect((await save(id, 'Room again')).status).toBe(201)
})

test('[3.versions] publishing the same again adds no version to the history', async () => {
  const id = await aDraft(api, ann)
  for (let time = 0; time < 3; time += 1)
    expect((await publish(api, id, { person: ann, handle: 'same-again' })).status).toBe(200)
  const published = async () => (await list(id)).versions.filter(({ reason }) => reason === 'published')
  expect(await published()).toHaveLength(1)
})
