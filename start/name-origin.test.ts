import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { nameOrigin } from './name-origin.ts'

test('[1.pages] pages that another server sends name themselves with the origin that they were built for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-pages-'))
  const page = join(folder, 'about.html')
  await writeFile(page, '<meta property="og:image" content="/assets/a.png"><img src="/assets/b.webp">')
  await nameOrigin(folder, { origin: 'https://before.example' })
  await nameOrigin(folder, { origin: 'https://app.example' })
  const said =
    '<meta property="og:image" content="https://app.example/assets/a.png"><img src="/assets/b.webp">'
  expect(await readFile(page, 'utf8')).toBe(said)
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(said)
  await rm(folder, { recursive: true })
})

test('[9.analytics] such pages have the operator’s analytics, and none after a build without', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-pages-'))
  const page = join(folder, 'privacy.html')
  const built = '<head></head><ul data-analytics="" hidden=""></ul>'
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', 'analytics-1a2B_.js'), '')
  await writeFile(page, built)
  const origin = 'https://app.example'
  await nameOrigin(folder, { origin, analyticsId: 'G-BEFORE1' })
  await nameOrigin(folder, { origin, analyticsId: 'G-SHINGLE1' })
  expect(await readFile(page, 'utf8')).toBe(
    '<head><script type="module" async src="/assets/analytics-1a2B_.js" data-analytics-id="G-SHINGLE1"></script></head><ul data-analytics=""></ul>',
  )
  await nameOrigin(folder, { origin })
  expect(await readFile(page, 'utf8')).toBe(built)
  await rm(folder, { recursive: true })
})
