import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildClientIfChanged, clientFolder } from './client-build.ts'

test('[design 4] the app is built as it is meant for people, and once, whatever the product runs under', async () => {
  expect(process.env.NODE_ENV).toBe('test')
  const said: string[] = []
  const note = (line: string) => void said.push(line)
  await Promise.all([buildClientIfChanged(note), buildClientIfChanged(note)])
  expect(said.length).toBeLessThanOrEqual(1)
  const assets = join(clientFolder, 'assets')
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))
  expect(texts.filter((text) => text.includes('react.dev/link/react-devtools'))).toEqual([])
  expect(texts.filter((text) => text.includes('/service-worker.js'))).toHaveLength(1)
})
