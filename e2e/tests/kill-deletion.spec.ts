import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { acceptInviteEndpoint } from '@shingle/shared/invite/endpoints.ts'
import { deleteAccountEndpoint } from '@shingle/shared/profile/endpoints.ts'
import { deleteWebsiteEndpoint, listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { startEmbeddedMongo } from '@shingle/storage/embedded-mongo/start-embedded-mongo.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import { strangerFrom } from '../attack/from-address.ts'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../product/http-website.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { inviteByHttp } from '../steps/invitation.ts'
import { siteAddress } from '../steps/origin.ts'

// Before anything is written, amid the writing, and while the worker is at it.
const within = [10, 60, 250, 700]
const answers = {
  businessName: 'Tessera',
  businessActivities: 'We lay mosaic floors.',
  businessLocation: 'Ravenna',
}

/** Somebody with a published website that a friend edits, and another in the trash. */
const aLife = async (origin: string, round: number) => {
  const person = await signInByHttp(origin, `kill-gone-${round}@example.com`)
  const friend = await signInByHttp(origin, `kill-friend-${round}@example.com`)
  const [draftId, trashed] = [
    await createWebsiteByHttp(person, answers),
    await createWebsiteByHttp(person, answers),
  ]
  await publishByHttp(person, draftId, `tessera-${round}`)
  await person.call(deleteWebsiteEndpoint, { params: { id: trashed } })
  const inviteId = await inviteByHttp({ owner: person, draftId }, friend.email)
  await friend.call(acceptInviteEndpoint, { params: { inviteId } })
  return { person, friend, draftId, trashed, handle: `tessera-${round}` }
}
type Life = Awaited<ReturnType<typeof aLife>>

const statusOf = async (handle: string): Promise<number> => {
  const { origin, pathname } = new URL(siteAddress(handle))
  return (await strangerFrom('127.0.0.1', origin).ask({ method: 'GET', path: pathname })).status
}
const websitesOf = async (person: HttpAccount): Promise<number | 'nobody'> =>
  person.call(listWebsitesEndpoint, {}).then(
    ({ owned }) => owned.length,
    () => 'nobody' as const,
  )
const sharedWith = async (friend: HttpAccount) => (await friend.call(listWebsitesEndpoint, {})).shared.length

/** Whether all of it is there, all of it is gone, or something between. */
const stateOf = async ({ person, friend, handle }: Life): Promise<string> => {
  const parts = [await websitesOf(person), await sharedWith(friend), await statusOf(handle)]
  return parts.join(' ')
}
const whole = '1 1 200'
const gone = 'nobody 0 404'

/** The collections in which one of the words is left, once the product has ended; mails that were sent are no rows of it. */
const rowsWith = async ({ folder }: RunningProduct, words: readonly string[]): Promise<readonly string[]> => {
  const mongo = await startEmbeddedMongo({ file: join(folder, 'shingle.db') })
  const { db, close } = await connectDatabase(mongo.uri, { name: 'shingle' })
  const kept = collections.filter(({ name }) => !['Jobs', 'RateLimits', 'Outbox'].includes(name))
  const found = kept.map(async ({ name }) => {
    const rows = await db.collection(name).find().toArray()
    return rows.flatMap((row) => (words.some((word) => JSON.stringify(row).includes(word)) ? [name] : []))
  })
  const names = (await Promise.all(found)).flat()
  await close()
  await mongo.close()
  return names
}

test('[4.account] killing everything amid the end of an account ends it whole, and nothing is left of it', async () => {
  test.setTimeout(600_000)
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  const random = seededRandom(7)
  let product = await startProduct()
  const port = Number(new URL(product.origin).port)
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  const words: string[] = []
  try {
    for (const [round, withinMs] of within.entries()) {
      const life = await aLife(product.origin, round)
      expect(await stateOf(life)).toBe(whole)
      const asked = life.person.call(deleteAccountEndpoint, {}).then(
        () => true,
        () => false,
      )
      await wait(random.below(withinMs))
      product.child.kill('SIGKILL')
      await once(product.child, 'exit')
      const isTold = await asked
      product = await startProduct({ folder: product.folder, port })
      // Who was told nothing asks again; who is asked twice says that there is nobody.
      if (!isTold) await life.person.call(deleteAccountEndpoint, {}).catch(() => undefined)
      expect([round, await websitesOf(life.person)]).toEqual([round, 'nobody'])
      while ((await stateOf(life)) !== gone) await wait(1_000)
      words.push(life.person.email, life.draftId, life.trashed)
    }
    await expect(async () => {
      const outbox = await (await fetch(`${product.origin}/dev/outbox`)).text()
      expect(outbox.match(/<h2>Your Shingle account was deleted</g)).toHaveLength(within.length)
    }).toPass({ timeout: 60_000 })
    await product.stop({ keepData: true })
    expect(await rowsWith(product, words)).toEqual([])
  } finally {
    process.env.APP_ORIGIN_UNDER_TEST = usual
    await product.stop()
  }
})
