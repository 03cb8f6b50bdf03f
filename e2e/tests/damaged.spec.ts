import { expect, test } from '@playwright/test'
import { MongoClient } from 'mongodb'
import * as Y from 'yjs'
import { signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import { type SharedProduct, startSharedProduct } from '../product/shared-product.ts'
import { headline, retype, savedToAccount } from '../steps/designer.ts'
import { signIn } from '../steps/sign-in.ts'

const answers = {
  businessName: 'Tarn Cottage Weavers',
  businessActivities: 'Rugs and blankets woven to order in Kendal.',
  businessLocation: 'Kendal, England',
}

/** Leaves nothing of a draft but its versions: a list of plain values, which no draft holds. */
const ruin = async ({ databaseUri }: SharedProduct, draftId: string): Promise<void> => {
  const doc = new Y.Doc()
  doc.getArray('list').push([1, 2, 3])
  const state = Buffer.from(Y.encodeStateAsUpdateV2(doc))
  const client = await new MongoClient(databaseUri).connect()
  const snapshots = client.db('shingle').collection<{ _id: string }>('DraftSnapshots')
  const { matchedCount } = await snapshots.updateOne(
    { _id: draftId },
    { $set: { state }, $unset: { cost: 1, content: 1, contentSeq: 1 } },
  )
  await client.close()
  expect(matchedCount).toBe(1)
}

test('[security 2.5] a draft of which only versions are left opens again with the newest, and is written on', async ({
  page,
}) => {
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  const product = await startSharedProduct()
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const draftId = await createWebsiteByHttp(
      await signInByHttp(product.origin, 'weaver@example.com'),
      answers,
    )
    await ruin(product, draftId)
    await page.goto(`${product.origin}/sign-in?next=${encodeURIComponent(`/designer?websiteId=${draftId}`)}`)
    await signIn(page, 'weaver@example.com')
    await expect(page.getByRole('heading', { name: 'The draft did not open' })).toBeVisible({
      timeout: 30_000,
    })
    await expect(page.getByText('Visitors still see what you published')).toBeHidden()
    await expect(page.getByText('“First draft”')).toBeVisible()
    // Until it is known that nothing else can be read, the version is kept from replacing it.
    await expect(async () => {
      const goBack = page.getByRole('button', { name: 'Go back to this version' })
      if (await goBack.isVisible()) await goBack.click()
      await expect(headline(page)).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 90_000 })
    await retype(page, headline(page), 'Woven again')
    await savedToAccount(page)
  } finally {
    process.env.APP_ORIGIN_UNDER_TEST = usual
    await product.stop()
  }
})
