import { drawArtwork } from '@shingle/shared/artwork/artwork.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { rookPages } from '@shingle/worker/import/testing/rook.ts'
import { sendPage, type WebPage } from '@shingle/worker/import/testing/start-web.ts'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { startImportProduct } from '../../e2e/product/import-product.ts'
import { take, visitor } from './take.ts'

/** What a link brings, and what is said of it. */
const links = {
  sheet: ['rook.example', 'This is what was there'],
  minimal: ['bare.example', 'Imported minimal content from your supplied link'],
  nothing: ['empty.example', 'No content was imported from your supplied link'],
  'no-website': ['nobody.example', 'No website at this link'],
  unsafe: ['rook.example/setup.exe', 'URL flagged as malicious.'],
} as const

const colours = {
  ...{ surface: '#20252b', tint: '#2f363e', ink: '#f2efe6' },
  ...{ accent: '#b7e04b', onAccent: '#20252b', support: '#8d9a86' },
}

/** What stands for a photograph of the shop. */
const pictureOf = async (motif: number): Promise<WebPage> => {
  const size = { width: 1600, height: 1200 }
  const drawn = drawArtwork({
    industry: 'barber-shop',
    motif,
    style: 'scene',
    seed: 'rook',
    ...size,
    colours,
  })
  const bytes = await sharp(Buffer.from(drawn)).jpeg().toBuffer()
  return (_, response) => sendPage(response, bytes, 'image/jpeg')
}

/** A page that somebody already has, read from its link. */
export const walkImport = async (browser: Browser): Promise<void> => {
  const started = await startImportProduct({
    ...rookPages,
    'rook.example/cover.jpg': await pictureOf(0),
    'rook.example/chairs-1600.jpg': await pictureOf(1),
    'bare.example': '<title>Bare Boards</title><p>Hello.</p>',
    'empty.example': '<p></p>',
  })
  try {
    const page = await (await browser.newContext(visitor)).newPage()
    const entry = `${started.product.origin}${appPaths.createLink}`
    await page.goto(entry)
    await page.getByLabel('Link to your page').waitFor()
    await take(page, 'import')
    for (const [name, [link, words]] of Object.entries(links)) {
      await page.goto(`${entry}?link=${link}`)
      await page.getByText(words).first().waitFor()
      await take(page, `import-${name}`, { isWhole: true })
    }
  } finally {
    await started.stop()
  }
}
