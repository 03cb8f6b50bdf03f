import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Route } from '../http/route.ts'
import { aDraft } from '../testing/a-draft.ts'
import { aMessage } from '../testing/a-lead.ts'
import { everythingIn } from '../testing/everything-in.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { keyOf, openPolicyWorld } from '../testing/policy-world.ts'
import type { Person } from '../testing/sign-in-as.ts'

const { api, owner, other } = await openTestApi('owner', 'other')
const cast = { owner, editor: other, viewer: other, former: other, pending: other, gone: other }
const { ofDrafts, callAs } = openPolicyWorld(api, cast)

interface Whole {
  readonly id: string
  readonly owner: Person
}

/** What a path names behind a website: how one is made, and what names none. */
interface Part {
  readonly make: (of: Whole) => Promise<string>
  readonly none: string
  /** Whether it hangs on the account that owns the website: then it is the same part at all of its websites. */
  readonly isOfAccount?: true
}

const freshId = () => randomBytes(12).toString('hex')
const aWhole = async (person: Person): Promise<Whole> => ({ id: await aDraft(api, person), owner: person })
const [whole, beside, theirs] = [await aWhole(owner), await aWhole(owner), await aWhole(other)]

const versions = api.db.collection('DraftVersions')
const firstVersion = await versions.findOne({ draftId: whole.id })
let width = 20

const aPicture = async ({ id, owner: { token } }: Whole): Promise<string> => {
  width += 1
  const drawn = sharp({ create: { width, height: 20, channels: 3, background: '#3a6ea5' } })
  const sent = { method: 'PUT', rawBody: new Uint8Array(await drawn.png().toBuffer()), token }
  const headers = { 'content-type': 'image/png' }
  return (await api.call(`/api/drafts/${id}/images`, { ...sent, headers })).body.image.reference
}

const aDomain = async ({ owner: { id: userId } }: Whole): Promise<string> => {
  const domainName = `harrow-${freshId()}.com`
  const never = { verifiedAt: null, certificateAt: null, connectedAt: null, failingAt: null }
  await api.insert('WebsiteDomains', {
    ...{ _id: freshId(), domainName, zone: domainName, userId, websiteId: null, websiteName: null },
    ...{ state: 'Connected', failureReason: null, proof: freshId(), held: domainName, look: null },
    ...{ createdAt: new Date(), modifiedAt: new Date(), ...never },
  })
  return domainName
}

const parts: Readonly<Record<string, Part>> = {
  version: {
    make: async ({ id: draftId }) => {
      const _id = freshId()
      await api.insert('DraftVersions', { ...firstVersion, _id, draftId, reason: 'saved', name: 'Mine' })
      return _id
    },
    none: freshId(),
  },
  reference: { make: aPicture, none: `${'0'.repeat(64)}.webp` },
  review: {
    make: async ({ id: websiteId }) => {
      const _id = freshId()
      const written = { paragraph: 'The tap is quiet.', authorName: 'Joan', authorLocation: 'Truro' }
      await api.insert('ProposedReviews', { _id, websiteId, ...written, createdAt: new Date() })
      return _id
    },
    none: freshId(),
  },
  lead: {
    make: async ({ id, owner: { id: ownerId } }) => {
      const message = aMessage(id, { ownerId })
      await api.insert('CustomerContactForms', { ...message })
      return message._id
    },
    none: freshId(),
  },
  domainName: { make: aDomain, none: 'nobody.com', isOfAccount: true },
}

/** What is no part, but somebody or something of its own, which the matrix and its own tests ask about. */
const others = ['id', 'inviteId', 'newOwner']

/** Which part of a website a route is about, if it is about one. */
const partOf = ({ endpoint }: Route): string | undefined =>
  [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).find((name) => !others.includes(name))

/** What is answered to whoever asks at their website for a thing by its name. */
const asked = async (route: Route, name: string) => {
  const given = { token: owner.token, inPath: { [partOf(route) ?? '']: name } }
  const { status, body } = await callAs(route, whole.id, given)
  return { status, body }
}

// Whoever deletes what is gone, or asks where a picture stands that stands nowhere, is answered as after the first time.
const asIfGone = [
  'DELETE /api/drafts/:id/images/:reference',
  'DELETE /api/drafts/:id/reviews/:review',
  'GET /api/drafts/:id/images/:reference/uses',
  'DELETE /api/websites/:id/leads/:lead/person',
]

describe.each(ofDrafts().flatMap((route) => (partOf(route) ? [[keyOf(route), route] as const] : [])))(
  '[6.roles] %s',
  (key, route) => {
    const part = parts[partOf(route) ?? '']

    test('finds what is the website’s own', async () => {
      const name = (await part?.make(whole)) ?? 'Nobody said how one is made'
      expect((await asked(route, name)).status).not.toBe(404)
    })

    test('answers to what is another website’s as to what there is none of, and changes nothing', async () => {
      const elsewhere = part?.isOfAccount ? [theirs] : [beside, theirs]
      const names: string[] = []
      for (const website of elsewhere) names.push((await part?.make(website)) ?? '')
      const absent = await asked(route, part?.none ?? '')
      const before = await everythingIn(api)
      for (const name of names) expect(await asked(route, name)).toEqual(absent)
      expect(await everythingIn(api)).toBe(before)
      if (!asIfGone.includes(key)) expect(absent.status).toBe(404)
    })
  },
)
