import { expect, type Page, test } from '@playwright/test'
import { understandingEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { callsOf } from '../steps/calls-of.ts'
import { headline, publish } from '../steps/designer.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { signIn } from '../steps/sign-in.ts'

const understood = (page: Page) => page.getByRole('region', { name: 'What we understood' })

const tell = async (page: Page, name: string, about: string): Promise<void> => {
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill(name)
  await page.getByLabel('What the business is about').fill(about)
  await expect(understood(page).getByRole('button').first()).toBeVisible()
}

const createSite = async (page: Page, email: string): Promise<void> => {
  for (const next of ['Choose fonts', 'Choose colors', 'Choose sections', 'Create Your Site'])
    await page.getByRole('button', { name: next }).click()
  await signIn(page, email)
  await expect(page).toHaveURL(/\/designer\?websiteId=/, { timeout: 30_000 })
  await expect(headline(page)).toBeVisible()
}

const textOfSite = async (page: Page, handle: string): Promise<string> => {
  await publish(page, handle)
  await page.goto(siteAddress(handle))
  return (await page.locator('body').textContent()) ?? ''
}

test('[1.activities] the trade is stated, changed by typing, and is that of the page after sign-in', async ({
  page,
}) => {
  await tell(page, 'Hollis', 'Piano tuner in Hereford. I do not give lessons. Mon-Fri 9-5.')
  await expect(understood(page)).toContainText('You are a piano tuner')
  await expect(understood(page)).toContainText('I do not give lessons')
  await expect(understood(page)).toContainText('Mon–Fri 9am–5pm')

  await understood(page).getByRole('button', { name: 'Change the trade' }).focus()
  await page.keyboard.press('Enter')
  const trade = page.getByRole('combobox', { name: 'Your trade' })
  await expect(trade).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(understood(page).getByRole('button', { name: 'Change the trade' })).toBeFocused()
  await understood(page).getByRole('button', { name: 'Change the trade' }).click()
  await page.keyboard.type('Orgelba')
  await expect(page.getByRole('option', { name: 'Organ builder', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(understood(page)).toContainText('You are an organ builder')
  await expect(understood(page).getByRole('button', { name: 'Change the trade' })).toBeFocused()

  await page.reload()
  await expect(understood(page)).toContainText('You are an organ builder')
  await createSite(page, 'hollis-organs@example.com')
  const text = await textOfSite(page, 'hollis-organs')
  expect(text).toContain('Organ builder')
  expect(text).not.toContain('Lessons')
})

test('[1.activities] what leads on stays under the hand while the words are read', async ({ page }) => {
  await page.goto(`${appOrigin()}/create`)
  const next = page.getByRole('button', { name: 'Choose fonts' })
  await page.getByLabel('Business name').fill('Arrow Valley Joinery')
  // A letter that comes with its own font only now would move it too.
  await page.evaluate(() => document.fonts.ready)
  const before = await next.boundingBox()
  await page
    .getByLabel('What the business is about')
    .fill(
      'Staircases, doors and sash windows in oak for old houses. No plastic. Mon-Fri 9-5. Ring 01905 12345.',
    )
  await expect(understood(page).getByRole('list', { name: 'Your page states' })).toBeVisible()
  expect(await next.boundingBox()).toEqual(before)
})

test('[1.activities] a server that does not answer keeps nobody from going on', async ({ page }) => {
  await page.route(callsOf(understandingEndpoint), () => undefined)
  await page.goto(`${appOrigin()}/create`)
  await page.getByLabel('Business name').fill('Arrow Valley Joinery')
  await page.getByLabel('What the business is about').fill('Staircases in oak.')
  const next = page.getByRole('button', { name: 'Choose fonts' })
  await next.click()
  await expect(next).toHaveAttribute('aria-busy', 'true')
  await expect(page).toHaveURL(/create\/fonts/)
})

test('[1.activities] a trade that is in doubt is asked for, and may be none of them', async ({ page }) => {
  await tell(page, 'Tick', 'Clocks, watches and jewellery mended while you wait. Glass cut.')
  await expect(understood(page)).toContainText('Are you one of these?')
  await understood(page).getByRole('button', { name: 'Watchmaker' }).click()
  await expect(understood(page)).toContainText('You are a watchmaker')
  await understood(page).getByRole('button', { name: 'Change the trade' }).click()
  await page.getByRole('button', { name: 'None of these' }).click()
  await expect(understood(page)).toContainText('None of the trades we know')
  await createSite(page, 'tick@example.com')
  expect(await textOfSite(page, 'tick-mended')).not.toMatch(/watchmaker|jeweller\b/i)
})

test('[1.language] the language is asked for where the words leave it open, and only there', async ({
  page,
}) => {
  await tell(page, 'Gelato', 'Pizza Pasta Gelato')
  const language = page.getByLabel('Your page speaks')
  await expect(language).toHaveValue('english')
  await language.selectOption('Italiano')
  await page.getByRole('button', { name: 'Restaurant' }).click()
  await createSite(page, 'gelato@example.com')
  await textOfSite(page, 'gelato-pasta')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')

  await tell(page, 'Hollis', 'I tune pianos in people’s homes, and mend them.')
  await expect(language).toBeHidden()
})

test('[1.activities] what was misread as a refusal is taken away, and a doubtful phone is confirmed', async ({
  page,
}) => {
  await tell(page, 'Petal', 'Florist in Ely. No two bouquets are alike. No plastic. Ring 01353 12345.')
  await understood(page)
    .getByRole('button', { name: '“No two bouquets are alike” turns nothing down' })
    .click()
  await expect(
    understood(page).getByRole('button', { name: 'Put back “No two bouquets are alike”' }),
  ).toBeVisible()
  await understood(page).getByRole('button', { name: 'No, 01353 12345 is not my phone' }).click()
  await understood(page).getByRole('button', { name: 'Put back “01353 12345”' }).click()
  await understood(page).getByRole('button', { name: 'Yes, 01353 12345 is my phone' }).click()
  await expect(understood(page).getByRole('list', { name: 'Your page states' })).toContainText('01353 12345')
  await page.reload()
  await expect(
    understood(page).getByRole('button', { name: 'Put back “No two bouquets are alike”' }),
  ).toBeVisible()
  await createSite(page, 'petal@example.com')
  await publish(page, 'petal-florist')
  await page.goto(siteAddress('petal-florist'))
  await expect(page.locator('a[href="tel:0135312345"]').first()).toBeAttached()
})

test('[1.activities] without a connection the questions go on, and the words are read once it is back', async ({
  page,
}) => {
  await tell(page, 'Hollis', 'Piano tuner in Hereford.')
  await page.context().setOffline(true)
  await page.getByLabel('What the business is about').fill('Chimney sweep in Hereford.')
  await expect(understood(page)).toContainText('There is no connection')
  await understood(page).getByRole('button', { name: 'Change the trade' }).click()
  await page.keyboard.type('sweep')
  await expect(understood(page)).toContainText('cannot be looked up without a connection')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.context().setOffline(false)
  await expect(understood(page)).toContainText('You are a chimney sweep')
  await expect(understood(page)).not.toContainText('There is no connection')
})

test('[2.about] the sketch shows what was read', async ({ page }) => {
  await page.goto(`${appOrigin()}/create`)
  const sketch = page.locator('[aria-hidden="true"]').filter({ hasText: 'Services' }).first()
  await expect(sketch).toContainText('Your first service')
  await page.getByLabel('Business name').fill('Muddy Paws')
  await page
    .getByLabel('What the business is about')
    .fill('I wash and clip dogs. Small dogs $65, large $110.')
  await expect(sketch).toContainText('Small dogs $65')
  await expect(sketch).not.toContainText('Your first service')
})
