import { expect, test } from '@playwright/test'
import { appOrigin } from '../steps/origin.ts'

test('[2.industries] the first hung board follows the hand, the keyboard and what is typed', async ({
  page,
}) => {
  const troubled: string[] = []
  page.on('console', (message) => message.type() === 'error' && troubled.push(message.text()))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${appOrigin()}/industries`)
  const board = page.locator('.chain a').first()
  const shows = async (path: string, name: string) => {
    await expect(board).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(board.locator('b')).toHaveText(name)
    await expect(board.getByRole('img')).toHaveAttribute('src', new RegExp(`look-${path.split('/').at(-1)}-`))
    const picture = await board.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth)
    expect(picture).toBeGreaterThan(0)
  }
  await page.locator('.trades-list a[href="/industries/restaurant"]').hover()
  await shows('/industries/restaurant', 'Restaurant')
  await page.locator('.trades-list a[href="/industries/spa"]').focus()
  await shows('/industries/spa', 'Spa')
  await page.getByLabel('What do people pay you for?').fill('wedding cakes')
  await shows('/industries/catering', 'Catering')
  expect(troubled).toEqual([])
})

test('[2.home] the trade of the page that somebody came by stands where their words may mean it', async ({
  page,
}) => {
  await page.goto(`${appOrigin()}/industries/electrician`)
  await page.locator('form.start input[name=name]').fill('Volt & Co')
  await page.locator('form.start input[name=about]').fill('rewiring and EV chargers in Leeds')
  await page.getByRole('button', { name: 'Make my website' }).first().click()
  const understood = page.getByRole('region', { name: 'What we understood' })
  await expect(understood).toContainText('You are an electrician')
  await expect(understood).toContainText('You came in by it')

  await page.goto(`${appOrigin()}/industries`)
  await page.getByLabel('What do people pay you for?').fill('wedding cakes')
  await page.getByRole('button', { name: 'Make my website' }).click()
  await expect(page.getByLabel('What the business is about')).toHaveValue('wedding cakes')
  await expect(page.getByLabel('Business name')).toHaveValue('')
})

test('[5.link] the page that asks for a link says in our words what is no address', async ({ page }) => {
  await page.goto(`${appOrigin()}/create-a-website-from-a-link`)
  await page.getByLabel('Link to your page').fill('my bakery')
  await page.getByRole('button', { name: 'Read my page' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a valid web address')
  await expect(page.getByLabel('Link to your page')).toBeFocused()
})
