import { expect, test } from '@playwright/test'
import { connectedTo, startFakeWriter, writeOfPlumber } from '@shingle/api/testing/fake-writer.ts'
import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { honestly } from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { startImportProduct } from '../product/import-product.ts'
import { startProduct } from '../product/start-product.ts'
import { answerQuestions } from '../steps/create-website.ts'
import { findingsOn } from '../steps/findings.ts'
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

test('[2.names] names that the model thought of hang on the wall, and are the same for whoever comes back', async ({
  page,
}) => {
  let asked = 0
  const writer = await startFakeWriter(
    honestly(() => {
      asked += 1
      return {
        names: ['Night Oven', 'The Flour Garage', 'Dough before Dawn'].map(
          (name) => `${name} ${'ABC'[asked]}`,
        ),
      }
    }),
  )
  const product = await startProduct({ variables: connectedTo(writer) })
  await page.goto(`${product.origin}${pagePaths.names}`)
  await page.getByLabel('What you do').fill('Sourdough and buns, baked at night in a garage.')
  await page.getByRole('button', { name: 'Paint twelve names' }).click()
  const names = page.getByRole('link', { name: /^Use this name: / })
  await expect(names).toHaveCount(12)
  const labels = () => names.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  const before = await labels()
  expect(before).toContain('Use this name: Night Oven B')
  await expect(page.getByText('Written with the language model that is connected here.')).toBeVisible()
  await page.reload()
  await expect.poll(labels).toEqual(before)
  expect(asked).toBe(1)
  await page.getByRole('button', { name: 'Twelve more', exact: true }).click()
  await expect.poll(labels).toContain('Use this name: Night Oven C')
  expect((await labels()).some((label) => before.includes(label))).toBe(false)
  expect(writer.questions.at(-1)?.text).toContain('Night Oven B')
  await product.stop()
  await writer.close()
})

const sentences = [
  'We repair bicycles of every kind in the old station, and build wheels by hand for people who ride all year.',
  'A service takes two days and costs £45, with new cables where the old ones are worn, and a ride to try it.',
  'We lend a bicycle to whoever needs theirs for work, as long as ours are not all out on the road already.',
  'Frames of steel are straightened here, and of carbon they are not: those go to somebody who can do that.',
]
// Three paragraphs are told of a page; each of these has four hundred letters.
const wordyPage = `<title>Old Station Bicycles</title><main><h1>Old Station Bicycles</h1>${sentences
  .map((text) => `<p>${Array(4).fill(text).join(' ')}</p>`)
  .join('')}</main>`

test('[7.prompts] texts of a link that have no room side by side are put into one', async ({ page }) => {
  const together = 'We repair bicycles of every kind and build wheels by hand. A service costs £45.'
  const writer = await startFakeWriter(honestly(() => ({ text: together })))
  const { product, stop } = await startImportProduct({ 'station.example': wordyPage }, connectedTo(writer))
  await page.goto(`${product.origin}/create/link?link=station.example`)
  await page.getByRole('button', { name: 'Put them into one text' }).click()
  await expect(page.getByLabel(together)).toBeChecked()
  expect(await findingsOn(page)).toEqual([])
  await page.reload()
  await page.getByRole('button', { name: 'Show them as they were' }).click()
  await expect(page.getByLabel(together)).toHaveCount(0)
  await page.getByRole('button', { name: 'Put them into one text' }).click()
  await expect(page.getByLabel(together)).toBeChecked()
  await page.getByRole('button', { name: /^(?:Use|Go on with) th/ }).click()
  await expect(page.getByLabel('What the business is about')).toHaveValue(together)
  await stop()
  await writer.close()
})
