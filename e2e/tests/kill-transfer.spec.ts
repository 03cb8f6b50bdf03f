import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import {
  acceptInviteEndpoint,
  listEditorsEndpoint,
  transferOwnershipEndpoint,
} from '@shingle/shared/invite/endpoints.ts'
import { listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { startProduct } from '../product/start-product.ts'
import { inviteByHttp, websiteOf } from '../steps/invitation.ts'

const rounds = 8

/** What the website is to somebody: by which of their lists it stands in. */
const standingOf = async (person: HttpAccount, draftId: string): Promise<string> => {
  const { owned, shared } = await person.call(listWebsitesEndpoint, {})
  const isIn = (list: typeof owned) => list.some((website) => website.draftId === draftId)
  return [isIn(owned) && 'owner', isIn(shared) && 'editor'].filter(Boolean).join(' and ') || 'stranger'
}

test('[4.transfer] killing everything amid a handing over leaves one owner and one editor, whichever they are', async () => {
  test.setTimeout(300_000)
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  const random = seededRandom(11)
  let product = await startProduct()
  const port = Number(new URL(product.origin).port)
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const website = await websiteOf('kill-grace@example.com', 'Marlow Upholstery')
    const { owner: grace, draftId } = website
    const tom = await signInByHttp(product.origin, 'kill-tom@example.com')
    const inviteId = await inviteByHttp(website, tom.email)
    await tom.call(acceptInviteEndpoint, { params: { inviteId } })
    for (let round = 0; round < rounds; round += 1) {
      const isGraces = (await standingOf(grace, draftId)) === 'owner'
      const [from, to] = isGraces ? [grace, tom] : [tom, grace]
      const { invites } = await from.call(listEditorsEndpoint, { params: { id: draftId } })
      const newOwner = invites[0]?.userId ?? ''
      const asked = from
        .call(transferOwnershipEndpoint, { params: { id: draftId, newOwner } })
        .catch(() => undefined)
      await wait(random.below(40))
      product.child.kill('SIGKILL')
      await once(product.child, 'exit')
      const answered = await asked
      product = await startProduct({ folder: product.folder, port })
      const standings = [await standingOf(from, draftId), await standingOf(to, draftId)]
      expect(standings.toSorted()).toEqual(['editor', 'owner'])
      // Who was told that it is done is not told otherwise later.
      if (answered !== undefined) expect(standings).toEqual(['editor', 'owner'])
      const owner = standings[0] === 'owner' ? from : to
      const listed = await owner.call(listEditorsEndpoint, { params: { id: draftId } })
      const other = owner === from ? to : from
      expect([listed.owner.email, listed.invites.map(({ email }) => email)]).toEqual([
        owner.email,
        [other.email],
      ])
    }
  } finally {
    process.env.APP_ORIGIN_UNDER_TEST = usual
    await product.stop()
  }
})
