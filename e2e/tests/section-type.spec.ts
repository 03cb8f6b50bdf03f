import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { writeSectionLists } from '../../scripts/section-lists.ts'
import { copySource, rewrite, writeFiles } from '../product/copy-source.ts'
import { type RunningProduct, startProduct } from '../product/start-product.ts'
import { ladderFolder, timetableFolder } from '../section-type/timetable.ts'
import { createWebsite } from '../steps/create-website.ts'
import { canvas, headline, publish, savedToAccount } from '../steps/designer.ts'
import { appOrigin, siteAddress } from '../steps/origin.ts'

const sections = join('shared', 'src', 'sections')

/** What CONTEXT.md asks for: the folder, and its line in the list beside it. */
const addType = async (copy: string): Promise<void> => {
  await writeFiles(join(copy, sections, 'timetable'), timetableFolder)
  await rewrite(join(copy, sections, 'sections.ts'), [
    ['import ', "import { timetableSection } from './timetable/section.ts'\nimport "],
    ['\n  codeEmbedSection,\n', '\n  timetableSection,\n  codeEmbedSection,\n'],
  ])
}

/** A layout is its folder. */
const addLayout = (copy: string): Promise<void> =>
  writeFiles(join(copy, sections, 'scheduling', 'layouts', 'ladder'), ladderFolder)

let copy: string
let product: RunningProduct
const usual = appOrigin()
test.beforeAll(async () => {
  copy = await copySource()
  await addType(copy)
  await addLayout(copy)
  await writeSectionLists(copy)
  product = await startProduct({ root: copy })
  process.env.APP_ORIGIN_UNDER_TEST = product.origin
})
test.afterAll(async () => {
  process.env.APP_ORIGIN_UNDER_TEST = usual
  await product.stop()
  await rm(copy, { recursive: true, force: true })
})

const business = {
  name: 'Hyde Park Yoga',
  about: 'Yoga teacher in Leeds. We teach beginners, run morning classes and give private lessons.',
  place: 'Leeds, England',
}

test('[design 2] a section type is one folder and one line, a layout one folder: offered, written, edited and published', async ({
  page,
}) => {
  const tsc = join('node_modules', '.bin', 'tsc')
  for (const room of ['shared', 'client', 'api'])
    await promisify(execFile)(tsc, ['-p', room, '--noEmit'], { cwd: copy })

  // The generator writes it, and the canvas shows it.
  await createWebsite(page, business, 'timetable@example.com')
  await expect(headline(page)).toBeVisible({ timeout: 20_000 })
  const timetables = canvas(page).locator('.section-timetable')
  await expect(timetables.getByText('The week at Hyde Park Yoga')).toBeVisible()
  await expect(canvas(page).locator('.section-header nav.links').getByText('Timetable')).toBeVisible()

  // The dialog offers another, and the new layout of a type that there is.
  const rail = page.getByRole('navigation', { name: 'Sections' })
  const add = async (name: string) => {
    await rail.getByRole('button', { name: 'Add section' }).click()
    await page.getByRole('dialog').getByRole('button', { name }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await add('Add Timetable: Table')
  await expect(timetables).toHaveCount(2)
  await expect(rail.getByText('Hours: 1').first()).toBeVisible()
  await add('Add Scheduling: Ladder')
  await expect(canvas(page).locator('.section-scheduling.layout-ladder h2')).toHaveCSS(
    'letter-spacing',
    '3px',
  )
  await expect(canvas(page).locator('.section-scheduling.layout-ladder .panel')).toHaveCSS('row-gap', '7px')
  await expect(
    page.getByRole('radiogroup', { name: 'Layout' }).getByRole('radio', { name: 'Ladder' }),
  ).toBeChecked()

  await savedToAccount(page)
  await publish(page, 'hyde-park-yoga')
  await page.goto(siteAddress('hyde-park-yoga'))
  await expect(page.locator('#timetable').getByText('Monday to Friday')).toBeVisible()
  await expect(page.locator('.section-timetable')).toHaveCount(2)
  await expect(page.locator('#timetable li').first()).toHaveCSS('font-style', 'italic')
})
