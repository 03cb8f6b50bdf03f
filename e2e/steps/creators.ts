import type { Page } from 'playwright'

/** Says what somebody can do, when and where, and asks for ideas. */
export const askForIdeas = async (page: Page): Promise<void> => {
  for (const skill of ['sewing', 'bicycles']) {
    await page.getByLabel('What you are good at').fill(skill)
    await page.getByLabel('What you are good at').press('Enter')
  }
  await page.getByText('Saturdays', { exact: true }).click()
  await page.getByLabel('Place').fill('Whitby, Yorkshire')
  await page.getByRole('button', { name: 'Think of eight' }).click()
}
