import { connectedTo, startFakeWriter, writeOfPlumber } from '@shingle/api/testing/fake-writer.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { readReviewsEndpoint } from '@shingle/shared/review/endpoints.ts'
import { honestly } from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import type { Browser, Page } from 'playwright'
import { signInByHttp } from '../../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../../e2e/product/http-website.ts'
import { startProduct } from '../../e2e/product/start-product.ts'
import { answerQuestions } from '../../e2e/steps/create-website.ts'
import { headline, openDesigner } from '../../e2e/steps/designer.ts'
import { signIn } from '../../e2e/steps/sign-in.ts'
import { take, visitor } from './take.ts'

const business = {
  name: 'Tidewater Plumbing',
  about: 'Plumber in Leeds. We fix leaks, unblock drains and fit taps.',
  place: 'Leeds, England',
}
const before = 'We fix your leaks and your drains'

/** What the model makes of a headline, one time after the other. */
const answers = [{ text: 'Leaks fixed, drains cleared' }, { text: before }]

/** Says that it was read that not all is written by the model, so slow as that is here. */
const dismissNote = async (page: Page): Promise<void> => {
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  await dismiss.click({ timeout: 10_000 }).catch(() => undefined)
}

/** Help with one text: before it is asked, with what is proposed, and where nothing changed. */
const takeHelp = async (page: Page): Promise<void> => {
  await headline(page).click()
  await page.getByLabel('Heading', { exact: true }).fill(before)
  await page.keyboard.press('ControlOrMeta+j')
  const help = page.getByRole('region', { name: 'Help with this text' })
  await help.getByRole('button', { name: 'Rewrite' }).waitFor()
  await take(page, 'words', { isWide: true })
  await help.getByRole('button', { name: 'Rewrite' }).click()
  await help.getByRole('button', { name: 'Use this' }).and(page.locator(':enabled')).waitFor()
  await take(page, 'words-proposed', { isWide: true })
  await help.getByRole('button', { name: 'Friendlier' }).click()
  await help.getByRole('heading', { name: 'Nothing changed' }).waitFor()
  await take(page, 'words-nothing-changed', { isWide: true })
  await help.getByRole('button', { name: 'Close help' }).click()
}

/** The assistants of an account: none, and one whose token is shown once. */
const takeAssistants = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}${appPaths.account}`)
  const name = page.getByLabel('Name of the assistant')
  await name.waitFor()
  await take(page, 'account-assistants', { at: name })
  await name.fill('Desk helper')
  await page.getByRole('button', { name: 'Let an assistant in' }).click()
  await page.getByRole('button', { name: 'Copy the token' }).waitFor()
  await take(page, 'account-assistant-token', { at: page.getByText('Desk helper').first() })
}

/** What a customer is asked, and what their words are to the owner before they stand on the page. */
const takeReview = async (page: Page, origin: string): Promise<void> => {
  const account = await signInByHttp(origin, 'reviewed@tidewater.example')
  const id = await createWebsiteByHttp(account, {
    ...{ businessName: business.name, businessActivities: business.about, businessLocation: business.place },
  })
  await publishByHttp(account, id, 'tidewater-plumbing')
  const { link } = await account.call(readReviewsEndpoint, { params: { id } })
  await page.goto(link)
  await take(page, 'review-write')
  await page
    .getByLabel('Your review')
    .fill('The tap that dripped for years is quiet. He was here within the hour.')
  await page.getByLabel('Your name').fill('Joan Penrose')
  // Nobody writes faster than that.
  await page.waitForTimeout(2_100)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('heading', { name: 'Sent' }).waitFor()
  await take(page, 'review-sent')
  await page.context().addCookies(account.cookies.map((cookie) => ({ ...cookie, url: origin })))
  await openDesigner(page, id)
  await page.getByRole('button', { name: /website menu/ }).click()
  await page.getByRole('menuitem', { name: 'Ask for a review' }).click()
  await page.getByRole('button', { name: 'Put it on my page' }).waitFor()
  await take(page, 'designer-review', { isWide: true })
}

/** A website that a language model writes before one's eyes, help with its words, and the words of others. */
export const walkModel = async (browser: Browser): Promise<void> => {
  const writer = await startFakeWriter(
    honestly(
      (question) =>
        question.schema === 'help_with_words' ? (answers.shift() ?? {}) : writeOfPlumber(question),
      { firstMs: 3_500, tokensPerSecond: 40 },
    ),
  )
  const product = await startProduct({ variables: connectedTo(writer) })
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  try {
    const page = await (await browser.newContext(visitor)).newPage()
    await answerQuestions(page, business)
    await signIn(page, 'rosa@tidewater.example')
    await page.getByText('Writing the').waitFor()
    await take(page, 'creation-live')
    await headline(page).waitFor({ timeout: 60_000 })
    await dismissNote(page)
    await takeHelp(page)
    await takeAssistants(page, product.origin)
    await takeReview(await (await browser.newContext(visitor)).newPage(), product.origin)
  } finally {
    await product.stop()
    await writer.close()
  }
}
