import { expect, test } from '@playwright/test'
import { websiteLeadsPath } from '@shingle/shared/paths/website-paths.ts'
import { openDesigner, publish, savedToAccount } from '../steps/designer.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

const email = 'cookies@example.com'

test('[8.forms] a visitor sends the form of a page that asks about cookies, whatever they choose', async ({
  page,
  browser,
}) => {
  const { draftId } = await websiteOf(email, 'Quarry Lane Upholstery')
  await signInUnseen(page, email)
  await openDesigner(page, draftId)
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const banner = page.getByRole('switch', { name: 'Cookie banner' })
  await banner.click()
  await expect(banner).toBeChecked()
  await page.getByLabel('Measurement ID').fill('G-ABC1234567')
  await savedToAccount(page)
  await publish(page, 'quarry-lane')

  for (const choice of ['Accept', 'Reject', '']) {
    const visitor = await (await browser.newContext()).newPage()
    const errors: string[] = []
    visitor.on('pageerror', ({ message }) => errors.push(message))
    await visitor.route('https://www.googletagmanager.com/**', (route) => route.abort())
    await visitor.goto(siteAddress('quarry-lane'))
    if (choice !== '') await visitor.getByRole('button', { name: choice, exact: true }).click()
    await visitor.getByLabel('Your name').fill(`Joan ${choice || 'Undecided'}`)
    await visitor.getByLabel('Email', { exact: true }).fill('joan@castledrive.example')
    await visitor.getByLabel('Your message').fill('The springs of our sofa are gone.')
    await visitor.locator('form button[type=submit]').first().click()
    await expect(visitor.getByRole('heading', { name: 'Sent' })).toBeVisible()
    expect(errors).toEqual([])
    await visitor.context().close()
  }
  await page.goto(`${appOrigin()}${websiteLeadsPath(draftId)}`)
  for (const name of ['Joan Accept', 'Joan Reject', 'Joan Undecided'])
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible()

  await test.step('a keyboard meets the choice first, and nothing that it reaches lies beneath it', async () => {
    const visitor = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
    await visitor.goto(siteAddress('quarry-lane'))
    const banner = visitor.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await visitor.keyboard.press('Tab')
    for (const name of ['Reject', 'Accept']) {
      await visitor.keyboard.press('Tab')
      await expect(banner.getByRole('button', { name, exact: true })).toBeFocused()
    }
    const beneath: string[] = []
    for (let stops = 0; stops < 60; stops += 1) {
      await visitor.keyboard.press('Tab')
      const stop = await visitor.evaluate(() => {
        const [focused, cookies] = [document.activeElement, document.getElementById('cookies')]
        if (focused === null || focused === document.body || cookies === null) return null
        const [at, over] = [focused.getBoundingClientRect(), cookies.getBoundingClientRect()]
        return { words: focused.textContent, isBeneath: at.bottom > over.top && at.top < over.bottom }
      })
      if (stop === null) break
      if (stop.isBeneath) beneath.push(stop.words)
    }
    expect(beneath).toEqual([])
    await visitor.context().close()
  })
})
