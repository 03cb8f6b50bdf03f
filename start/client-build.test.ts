import { readdir, readFile, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

test('[design 4] sources that were touched and not changed are not built again', async () => {
  await buildClientIfChanged(() => {})
  const said: string[] = []
  const file = join(clientFolder, '..', 'index.html')
  for (const touched of [new Date(), new Date(Date.now() - 60_000)]) {
    await utimes(file, touched, touched)
    await buildClientIfChanged((line) => void said.push(line))
  }
  expect(said).toEqual([])
})

test('[8.offline] what opens the app without a connection comes in few requests, and is every script and style of it', async () => {
  await buildClientIfChanged(() => {})
  const read = (path: string) => readFile(join(clientFolder, path), 'utf8')
  const worker = await read('service-worker.js')
  const [small = ''] = /assets\/small-\w+\.json/.exec(worker) ?? []
  const alone = worker.match(/(?<=\/assets\/)[\w-]+\.(?:js|css)\b/g) ?? []
  expect(alone.length).toBeLessThanOrEqual(50)
  const together = Object.entries<string>(JSON.parse(await read(small)))
  for (const [path, text] of together) expect(text).toBe(await read(path))
  const texts = (await readdir(join(clientFolder, 'assets'))).filter((name) => /\.(js|css)$/.test(name))
  const ofTheApp = texts.filter((name) => !/^(marketing|analytics)-/.test(name))
  expect([...alone, ...together.map(([path]) => basename(path))].sort()).toEqual(ofTheApp.sort())
})
