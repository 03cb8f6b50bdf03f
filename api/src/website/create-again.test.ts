import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { websiteLimits } from '@shingle/shared/website/limits.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { expect, test } from 'vitest'
import { anEditorOf, plumberAnswers } from '../testing/a-draft.ts'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { type Person, signInAs } from '../testing/sign-in-as.ts'

const { api, bob } = await openTestApi('bob')

const key = '0'.repeat(32)
const create = (person: Person) =>
  api.ask(generationEndpoint, { body: { answers: plumberAnswers, key }, token: person.token })

const rowsOf = (collection: string, filter: object) => api.db.collection(collection).countDocuments(filter)

const handOverTo = (id: string, person: Person) =>
  api.db
    .collection<{ _id: string }>('DraftWebsites')
    .updateOne({ _id: id }, { $set: { userId: person.id, slot: 4 } })

test('[2.create] asking again by the same key writes nothing, also once the website is somebody else’s', async () => {
  const ann = await signInAs(api, 'ann@example.com')
  const { draftId } = (await create(ann)).answer
  const before = await everythingIn(api)
  expect((await create(ann)).answer.draftId).toBe(draftId)
  expect(await everythingIn(api)).toBe(before)
  await handOverTo(draftId, bob)
  await anEditorOf(api, draftId, ann)
  const handedOver = await everythingIn(api)
  expect((await create(ann)).answer.draftId).toBe(draftId)
  expect(await everythingIn(api)).toBe(handedOver)
  await api.db.collection('WebsiteInvites').deleteMany({})
  const removed = await everythingIn(api)
  expect([(await create(ann)).status, await everythingIn(api)]).toEqual([404, removed])
})

test('[2.create] by the key of a website in the trash nothing is made, and nothing taken out of there', async () => {
  const tim = await signInAs(api, 'tim@example.com')
  const { draftId } = (await create(tim)).answer
  await api.call(`/api/websites/${draftId}`, { method: 'DELETE', token: tim.token })
  const before = await everythingIn(api)
  expect([(await create(tim)).status, await everythingIn(api)]).toEqual([404, before])
})

test.each([
  ['with room for all', 0],
  ['with room for one', websiteLimits.owned - 1],
] as const)(
  '[2.create] of creations by one key at once, %s, there is one website, whole',
  async (_, owned) => {
    const person = await signInAs(api, `at-once-${owned}@example.com`)
    for (let at = 0; at < owned; at += 1) {
      const other = { answers: plumberAnswers, key: String(at + 1).padStart(32, '0') }
      await api.ask(generationEndpoint, { body: other, token: person.token })
    }
    const made = await Promise.all(Array.from({ length: 3 }, () => create(person)))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = [...new Set(made.map(({ answer }) => answer.draftId))]
    expect(ids).toHaveLength(1)
    expect(await rowsOf('DraftWebsites', { userId: person.id })).toBe(owned + 1)
    const [draftId = ''] = ids
    expect((await createDraftLog(api.db).load(draftId)).ok).toBe(true)
    expect(await rowsOf('DraftVersions', { draftId })).toBe(1)
    // What the others began is nowhere.
    const websites = await api.db.collection('DraftWebsites').distinct('_id')
    expect(new Set(await api.db.collection('DraftSync').distinct('_id'))).toEqual(new Set(websites))
    expect(new Set(await api.db.collection('DraftVersions').distinct('draftId'))).toEqual(new Set(websites))
  },
)
