import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { nameOrigin } from './name-origin.ts'

test('[1.pages] pages that another server sends name themselves with the origin that they were built for', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-pages-'))
  const page = join(folder, 'about.html')
  await writeFile(page, '<meta property="og:image" content="/assets/a.png"><img src="/assets/b.webp">')
  await nameOrigin(folder, 'https://before.example')
  await nameOrigin(folder, 'https://app.example')
  const said =
    '<meta property="og:image" content="https://app.example/assets/a.png"><img src="/assets/b.webp">'
  expect(await readFile(page, 'utf8')).toBe(said)
  expect(brotliDecompressSync(await readFile(`${page}.br`)).toString()).toBe(said)
  await rm(folder, { recursive: true })
})
