import { expect, test } from '@playwright/test'
import { createWebsite } from '../steps/create-website.ts'
import { savedToAccount } from '../steps/designer.ts'

const business = {
  name: 'Tor Joinery',
  about: 'Joiner in Totnes. Stairs and doors.',
  place: 'Totnes, England',
}

for (const width of [1440, 1024])
  test(`[2.designer] at ${width} the way to add a section lies over no tool of the header or the footer`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await createWebsite(page, business, `section-marks-${width}@example.com`)
    await savedToAccount(page)
    for (const type of ['Header', 'Footer']) {
      await page.getByRole('navigation', { name: 'Sections' }).getByText(type, { exact: true }).click()
      const tools = page.getByRole('toolbar', { name: `${type} section` })
      await expect(tools).toBeVisible()
      // The middle of a button that is covered does not take the pointer.
      for (const tool of await tools.getByRole('button').all()) await tool.click({ trial: true })
      const box = await tools.boundingBox()
      for (const add of await page.getByRole('button', { name: 'Add section' }).all()) {
        const other = await add.boundingBox()
        if (box === null || other === null) continue
        const apart =
          other.x + other.width <= box.x ||
          other.x >= box.x + box.width ||
          other.y + other.height <= box.y ||
          other.y >= box.y + box.height
        expect({ type, box, other, apart }).toMatchObject({ apart: true })
      }
    }
  })
