import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const theOne = 'shared/storage/src/network/open-server.ts'
// It asks a server of its own, which nobody reaches, what Node does with a connection.
const ofNoPort = 'shared/storage/src/network/fast-path/open-fast-path.ts'
const sources = ['start.ts', 'start/*.ts', '{api,render,sync-server,worker,shared}/**/src/**/*.ts']
const forTests = /\.test(ing)?\.ts$|\/(testing|fixtures|node_modules)\//

test('[design 8] every server runs its libraries as they are made for production, unless somebody says otherwise', async () => {
  for (const path of ['start.ts', ...globSync('{api,render,sync-server,worker}/src/main.ts', { cwd: root })])
    expect(readFileSync(join(root, path), 'utf8').split('\n')[0]).toBe(
      "import '@shingle/storage/environment/production.ts'",
    )
  const former = process.env.NODE_ENV
  delete process.env.NODE_ENV
  await import('@shingle/storage/environment/production.ts')
  expect(process.env.NODE_ENV).toBe('production')
  process.env.NODE_ENV = former
})

test('[T29] every server of the product is opened where stalled takers and crowds are bounded', () => {
  const opened = globSync(sources, { cwd: root })
    .filter((path) => !forTests.test(path) && path !== ofNoPort)
    .filter((path) =>
      /import[^;]*?\bcreateServer\b[^'\n]*'node:https?'/.test(readFileSync(join(root, path), 'utf8')),
    )
  expect(opened).toEqual([theOne])
})
