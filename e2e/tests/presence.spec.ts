import { expect, type Page, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, openDesigner, retype, savedToAccount } from '../steps/designer.ts'
import { findingsAsItStands, findingsOn } from '../steps/findings.ts'
import { goOffline } from '../steps/go-offline.ts'
import { appOrigin } from '../steps/origin.ts'
import { withSecondPerson } from '../steps/second-person.ts'

const business = {
  name: 'Corve Street Clocks',
  about: 'Clock and watch repair in Ludlow: longcase, carriage and wrist watches cleaned and mended.',
  place: 'Ludlow, United Kingdom',
}

const openElsewhere = withSecondPerson()

const row = (page: Page, name: string) => page.locator('[data-rail-row]').filter({ hasText: name }).first()
const others = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true })
const oneOther = '1 other person is here'
const editing = (page: Page) => page.getByRole('button', { name: 'Save Draft' })

/** What axe calls serious or critical on the page as it is now. */
/** What the list of people at the draft says. */
const expectListed = async (page: Page, ...lines: readonly string[]): Promise<void> => {
  await page.getByRole('button', { name: /other (person is|people are) here|in another tab/ }).click()
  for (const line of lines) await expect(page.getByRole('menuitem', { name: line })).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveCount(lines.length)
  await page.keyboard.press('Escape')
}

test('[3.presence] people at a draft see each other, and where they are; editors ask for control and are answered', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const draftId = await createWebsite(page, business, 'clara@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const elsewhere = await browser.newContext()
  const other = await openElsewhere(elsewhere, { id: draftId, email: 'piet@example.com' })

  await test.step('each sees the other, and the section the other chooses', async () => {
    await expect(others(page, oneOther)).toBeVisible()
    await expect(others(other, oneOther)).toBeVisible()
    await row(other, 'Services').click()
    await row(page, 'Contact').click()
    await expect(page.getByRole('img', { name: 'piet@example.com is looking at Services' })).toBeVisible()
    await expect(other.getByRole('img', { name: 'clara@example.com is editing Contact' })).toBeVisible()
    await expectListed(page, 'piet@example.com · looking at Services')
    await expectListed(other, 'clara@example.com · editing Contact')
    await row(other, 'Introduction').click()
    await expect(page.getByRole('img', { name: 'piet@example.com is looking at Introduction' })).toBeVisible()
  })
  await test.step('all of it can be read by everybody', async () => {
    expect(await findingsAsItStands(page)).toEqual([])
    expect(await findingsAsItStands(other)).toEqual([])
  })
  await test.step('the list of websites says who is editing', async () => {
    const list = await elsewhere.newPage()
    await list.goto(`${appOrigin()}/websites`)
    await expect(list.getByText('clara@example.com is editing now. Open it to look on.')).toBeVisible({
      timeout: 15_000,
    })
    expect(await findingsOn(list)).toEqual([])
    await list.close()
  })
  await test.step('whoever is asked may keep control', async () => {
    await other.getByRole('button', { name: 'Ask for edit control' }).click()
    await expect(other.getByText('You asked for edit control.')).toBeVisible()
    await expect(page.getByText('piet@example.com asks to edit')).toBeVisible()
    expect(await findingsAsItStands(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByText('piet@example.com asks to edit')).toBeHidden()
    await expect(other.getByText('clara@example.com keeps editing for now')).toBeVisible()
    await expect(other.getByRole('button', { name: 'Ask for edit control' })).toBeDisabled()
    await expect(other.getByText('You asked a moment ago.')).toBeVisible()
    await expect(editing(page)).toBeEnabled()
  })
  await test.step('a request that is taken back is gone', async () => {
    const ask = other.getByRole('button', { name: 'Ask for edit control' })
    await expect(ask).toBeEnabled({ timeout: 20_000 })
    await ask.click()
    await expect(page.getByText('piet@example.com asks to edit')).toBeVisible()
    await other.getByRole('button', { name: 'Withdraw the request' }).click()
    await expect(page.getByText('piet@example.com asks to edit')).toBeHidden()
    await expect(ask).toBeDisabled()
    await expect(editing(page)).toBeEnabled()
    await expect(ask).toBeEnabled({ timeout: 20_000 })
  })
  await test.step('or hand it over, with every word that was typed until then', async () => {
    await other.getByRole('button', { name: 'Ask for edit control' }).click()
    await expect(page.getByText('piet@example.com asks to edit')).toBeVisible()
    await headline(page).click()
    await headline(page).click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Wound, cleaned and mended')
    await page.getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByText('piet@example.com is editing.')).toBeVisible()
    await expect(editing(other)).toBeEnabled()
    await expect(headline(other)).toHaveText('Wound, cleaned and mended')
    await retype(
      other,
      canvas(other).locator('.section-services [data-field$="/heading"]').first(),
      'What Piet mends',
    )
    await savedToAccount(other)
    await expect(page.getByText(/recovered cop/)).toBeHidden()
  })
  await test.step('another tab of the same person is the same person', async () => {
    const tab = await elsewhere.newPage()
    await openDesigner(tab, draftId)
    await expectListed(tab, 'clara@example.com · looking at Introduction', 'You, in another tab')
    await expect(others(page, oneOther)).toBeVisible()
    await tab.close()
  })
  await test.step('offline shows nobody; whoever closes the page is gone at once', async () => {
    await goOffline(other)
    await expect(others(other, oneOther)).toBeHidden()
    await elsewhere.setOffline(false)
    await expect(others(other, oneOther)).toBeVisible({ timeout: 20_000 })
    await other.close()
    await expect(others(page, oneOther)).toBeHidden()
    await expect(page.getByText('piet@example.com edited last and is not here now.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ask for edit control' })).toBeHidden()
  })
  await elsewhere.close()
})
