import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline, publish, retype, savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Mill Lane Cycles',
  about: 'Bike repairs in York: punctures while you wait, gears and brakes, wheels trued.',
  place: 'York, England',
}

/** Ends a process the hard way: no handler runs, nothing is flushed. */
const kill = async ({ child }: RunningProduct): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('[design 3] killing everything while typing loses nothing that was acknowledged', async ({ page }) => {
  test.setTimeout(300_000)
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  let product = await startProduct()
  const port = Number(new URL(product.origin).port)
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const draftId = await createWebsite(page, business, 'kill@example.com')
    await expect(headline(page)).toBeVisible({ timeout: 20_000 })
    for (const words of ['First words', 'Second words', 'Third words']) {
      await retype(page, headline(page), words)
      await savedToAccount(page)
      await kill(product)
      // Typed while nobody listens: kept on the device until the product is back.
      await retype(page, headline(page), `${words}, and more`)
      await expect(page.getByText(/Saved on this device|Not saved/).first()).toBeVisible()
      product = await startProduct({ folder: product.folder, port })
      await expect(page.getByText('Saved to your account').first()).toBeVisible({ timeout: 60_000 })
    }
    await page.reload()
    await expect(headline(page)).toHaveText('Third words, and more', { timeout: 20_000 })
    await publish(page, 'mill-lane-cycles')
    await kill(product)
    product = await startProduct({ folder: product.folder, port })
    await page.goto(`http://sites.localhost:${port}/mill-lane-cycles`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Third words, and more')
    expect(draftId).not.toBe('')
  } finally {
    process.env.APP_ORIGIN_UNDER_TEST = usual
    await product.stop()
  }
})
