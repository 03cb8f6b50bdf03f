import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { designerPath } from '@shingle/shared/paths/app-paths.ts'
import { readZip } from '@shingle/storage/zip/read-zip.testing.ts'
import { publishByHttp } from '../product/http-website.ts'
import { headline } from '../steps/designer.ts'
import { findingsOn } from '../steps/findings.ts'
import { websiteOf } from '../steps/invitation.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'
import { openList } from '../steps/sign-in.ts'

const name = 'Quay Lane Upholstery'

const dialogOf = (page: Page) => page.getByRole('dialog', { name: `Download ${name}` })
const openFromList = async (page: Page) => {
  await page
    .getByRole('button', { name: `More for ${name}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Download website' }).click()
  await expect(dialogOf(page)).toBeVisible()
}
const downloadOf = async (page: Page, action: string): Promise<Download> => {
  const downloading = page.waitForEvent('download')
  await dialogOf(page).getByRole('button', { name: action }).click()
  return downloading
}
const bytesOf = async (download: Download) => readFile(await download.path())
/** What visitors see and read of a published page. */
const wordsAt = async (page: Page, handle: string) => {
  await page.goto(siteAddress(handle))
  return page.locator('body > :not(script)').allTextContents()
}

const anOwner = async (page: Page, email: string) => {
  const website = await websiteOf(email, name)
  await openList(page, email)
  await expect(page.getByRole('heading', { name: 'Your Websites' })).toBeVisible()
  return website
}

test('[leave] a project file is downloaded and opened, and the page it makes is the same', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { owner, draftId } = await anOwner(page, 'project@example.com')
  await publishByHttp(owner, draftId, 'quay-lane-first')
  const file = await test.step('downloaded from the list', async () => {
    await openFromList(page)
    expect(await findingsOn(page)).toEqual([])
    const download = await downloadOf(page, 'Download project file')
    expect(download.suggestedFilename()).toBe('quay-lane-upholstery.shingle.zip')
    await expect(page.getByText('Project file downloaded')).toBeVisible()
    await dialogOf(page).getByRole('button', { name: 'Close' }).last().click()
    return bytesOf(download)
  })
  const opened = await test.step('opened as a website of its own', async () => {
    await page.getByRole('button', { name: 'Open a project file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Open a project file' })
    const choose = async (buffer: Buffer) => {
      const choosing = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: 'Choose a file' }).click()
      await (await choosing).setFiles({ name: 'project.zip', mimeType: 'application/zip', buffer })
    }
    await choose(Buffer.from('A letter, and no project'))
    await expect(dialog.getByText('This is not a project file, or it is damaged.')).toBeVisible()
    expect(await findingsOn(page)).toEqual([])
    await choose(file)
    await expect(headline(page)).toBeVisible({ timeout: 30_000 })
    return new URL(page.url()).searchParams.get('websiteId') ?? ''
  })
  expect(opened).not.toBe(draftId)
  await publishByHttp(owner, opened, 'quay-lane-second')
  expect(await wordsAt(page, 'quay-lane-second')).toEqual(await wordsAt(page, 'quay-lane-first'))
})

test('[leave] the files of a published page are downloaded from the designer; before, it says that there are none', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { owner, draftId } = await anOwner(page, 'static@example.com')
  await openFromList(page)
  await expect(dialogOf(page).getByText('Not published yet.')).toBeVisible()
  await expect(dialogOf(page).getByRole('button', { name: 'Download files' })).toBeDisabled()
  await publishByHttp(owner, draftId, 'quay-lane-static')
  await page.goto(`${appOrigin()}${designerPath(draftId)}`)
  await expect(headline(page)).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: `${name}, website menu` }).click()
  await page.getByRole('menuitem', { name: 'Download website' }).click()
  const download = await downloadOf(page, 'Download files')
  expect(download.suggestedFilename()).toBe('quay-lane-static.zip')
  const files = await readZip(await bytesOf(download))
  const served = await page.goto(siteAddress('quay-lane-static'))
  expect(String(files.get('index.html'))).toBe(await served?.text())
})
