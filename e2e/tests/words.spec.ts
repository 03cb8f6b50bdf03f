import { expect, test } from '@playwright/test'
import { connectedTo, startFakeWriter } from '@shingle/api/testing/fake-writer.ts'
import { honestly } from '@shingle/storage/providers/language-model/fake-endpoint.testing.ts'
import { startProduct } from '../product/start-product.ts'
import { answerQuestions } from '../steps/create-website.ts'
import { headline } from '../steps/designer.ts'
import { signIn } from '../steps/sign-in.ts'

const plumber = {
  name: 'Harrow Plumbing',
  about: 'Plumber in Leeds. We fix leaks, unblock drains and fit taps.',
  place: 'Leeds, England',
}
const [before, after] = ['We fix your leaks and your drains', 'Leaks fixed, drains cleared']

test('[2.words] help with words changes nothing until it is used, and one Undo takes it back', async ({
  page,
}) => {
  const answers: Readonly<Record<string, object>> = {
    help_with_words: { text: after },
    ask_for_change: {
      edits: [
        { do: 'write', on: 't1', to: 'Taps fitted' },
        { do: 'look', on: 'buttonCorners', to: 'Oval' },
      ],
    },
  }
  const writer = await startFakeWriter(honestly(({ schema }) => answers[schema] ?? {}, { firstMs: 200 }))
  const product = await startProduct({ variables: connectedTo(writer) })
  const usual = process.env.APP_ORIGIN_UNDER_TEST
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
  await answerQuestions(page, plumber)
  await signIn(page, 'words@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  await headline(page).click()
  await page.getByLabel('Heading', { exact: true }).fill(before)
  await page.keyboard.press('ControlOrMeta+j')
  const help = page.getByRole('region', { name: 'Help with this text' })
  await help.getByRole('button', { name: 'Rewrite' }).click()
  await expect(help.getByRole('button', { name: 'Use this' })).toBeEnabled()
  await expect(headline(page)).toHaveText(before)
  await help.getByRole('button', { name: 'Use this' }).click()
  await expect(headline(page)).toHaveText(after)
  await expect(help).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(headline(page)).toHaveText(before)
  await page.getByRole('button', { name: 'Ask for a change' }).click()
  await page.getByLabel('What should be different?').fill('say taps, with round buttons')
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Button corners' }).getByText('Leave').click()
  await page.getByRole('button', { name: 'Make 1 edit' }).click()
  await expect(headline(page)).toHaveText('Taps fitted')
  const versions = page.getByRole('dialog')
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox').fill('Versions')
  await page.keyboard.press('Enter')
  await expect(versions.getByText('Before help with the Heading of the Introduction')).toBeVisible()
  if (usual !== undefined) process.env.APP_ORIGIN_UNDER_TEST = usual
  await product.stop()
  await writer.close()
})
