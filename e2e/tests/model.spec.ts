import { expect, test } from '@playwright/test'
import { connectedTo, startFakeWriter, writeOfPlumber } from '@shingle/api/testing/fake-writer.ts'
import { honestly } from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { startProduct } from '../product/start-product.ts'
import { answerQuestions } from '../steps/create-website.ts'
import { signIn } from '../steps/sign-in.ts'

const plumber = {
  name: 'Harrow Plumbing',
  about: 'Plumber in Leeds. We fix leaks, unblock drains and fit taps.',
  place: 'Leeds, England',
}

test('[4.generation] a website is written before one’s eyes, over a reload and a killed server', async ({
  page,
}) => {
  // So slow that all of this happens before the first word.
  const writer = await startFakeWriter(honestly(writeOfPlumber, { firstMs: 2_500, tokensPerSecond: 80 }))
  const variables = connectedTo(writer)
  let product = await startProduct({ variables })
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  await answerQuestions(page, plumber)
  await signIn(page, 'model@example.com')
  await expect(page.getByText('Writing the')).toBeVisible()
  await page.reload()
  // On a slow machine it may be written by the time that the page is back.
  const written = page.getByRole('button', { name: 'Publish', exact: true })
  await expect(page.getByText('Writing the').or(written)).toBeVisible()
  product.child.kill('SIGKILL')
  const port = Number(new URL(product.origin).port)
  product = await startProduct({ folder: product.folder, port, variables })
  await expect(page).toHaveURL(/\/designer\?websiteId=[0-9a-f]{24}/, { timeout: 20_000 })
  await page.goto(`${product.origin}/websites`)
  await expect(page.getByRole('link', { name: plumber.name })).toHaveCount(1)
  if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
  await product.stop()
  await writer.close()
})
