import { expect, type Page, test } from '@playwright/test'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { definitionOf } from '@shingle/shared/sections/definitions.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { readVersionEndpoint, saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { type HttpAccount, signInByHttp } from '../product/http-account.ts'
import { createWebsiteByHttp } from '../product/http-website.ts'
import type { FilledList } from '../steps/controls/fill-items.ts'
import { fillSection } from '../steps/controls/fill-section.ts'
import { fillSettings } from '../steps/controls/fill-settings.ts'
import { fillTheme } from '../steps/controls/fill-theme.ts'
import { openDesigner } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'
import { signInUnseen } from '../steps/sign-in.ts'

let account: HttpAccount
let draft: string
let page: Page

// Every step of a trace keeps the whole page, which is long here.
test.use({ actionTimeout: 8000, trace: 'off' })

test.beforeAll(async ({ browser }, { workerIndex }) => {
  // After a failure it is done anew, by another person.
  const email = `longest-${workerIndex}@example.com`
  account = await signInByHttp(appOrigin(), email)
  draft = await createWebsiteByHttp(account, {
    businessName: 'Longest Words',
    businessActivities: 'Plumber in Leeds. We fix leaks and fit boilers.',
    businessLocation: 'Leeds, England',
    sections: sections.map(({ type }) => type),
  })
  page = await browser.newPage()
  await signInUnseen(page, email)
  await openDesigner(page, draft)
})

/** The draft as the server has it now. */
const contentNow = async (): Promise<DraftContent> => {
  const params = { id: draft }
  const { id } = await account.call(saveVersionEndpoint, { params, body: { name: 'Longest' } })
  return (await account.call(readVersionEndpoint, { params: { ...params, version: id } })).content
}

const isFilledList = (value: unknown): value is FilledList =>
  typeof value === 'object' && value !== null && 'last' in value

/** The draft holds what the forms show: every value, of lists the count and the last item. */
const expectHeld = (held: object, shown: ReadonlyMap<string, unknown>): void => {
  expect(shown.size).toBeGreaterThan(0)
  const values = new Map<string, unknown>(Object.entries(held))
  for (const [name, value] of shown) {
    const present = values.get(name)
    const isList = isFilledList(value) && Array.isArray(present)
    const compared = isList ? { count: present.length, last: present.at(-1) } : present
    expect({ [name]: compared }).toMatchObject({ [name]: value })
  }
}

/** Everything that the forms show reaches the account, and nothing of it a recovered copy. */
const expectSaved = async (expectHeldIn: (content: DraftContent) => void): Promise<void> => {
  // What was typed last is written when its field is left.
  await page.locator('body').evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await expect(page.getByText('Saved to your account').first()).toBeVisible()
  await expect(async () => expectHeldIn(await contentNow())).toPass({ timeout: 10_000 })
  await expect(page.getByText('Saved to your account').first()).toBeVisible()
  await expect(page.getByText(/recovered cop/i)).toHaveCount(0)
}

/** The header comes last: once its list is the owner's, the links of other sections are items of it. */
const inOrder = [...sections].sort((one, other) => Number(one.required) - Number(other.required))

for (const { type, title } of inOrder) {
  test(`[2.values] ${title}: nothing that its controls allow is refused`, async () => {
    const { id, shown } = await fillSection(page, definitionOf(type))
    await expectSaved((content) => expectHeld(content.sections.find((one) => one.id === id) ?? {}, shown))
  })
}

test('[2.values] Theme: nothing that its controls allow is refused', async () => {
  const shown = await fillTheme(page)
  await expectSaved(({ theme }) => expectHeld(theme, shown))
})

test('[2.values] Settings: nothing that their controls allow is refused', async () => {
  const { business, settings, pages } = await fillSettings(page)
  await expectSaved((content) => {
    expectHeld(content.business, business)
    expectHeld(content.settings, settings)
    for (const [kind, shown] of pages)
      expectHeld(content.pages?.find((one) => one.kind === kind) ?? {}, shown)
  })
})
