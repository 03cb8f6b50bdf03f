import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const whatIsLoaded = `
  import { registerHooks } from 'node:module'
  const loaded = new Set()
  registerHooks({
    resolve: (name, context, next) => {
      const found = next(name, context)
      loaded.add(found.url)
      return found
    },
  })
  await import('./src/create-sync-server.ts')
  await import('@shingle/storage/ports/open-deployment.ts')
  process.stdout.write(JSON.stringify([...loaded]))
`

it('[design 2] the sync server knows what every section is, loads nothing of how it looks, and runs on Node alone', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', whatIsLoaded],
    { cwd: join(import.meta.dirname, '..'), maxBuffer: 16 * 1024 * 1024 },
  )
  const loaded: unknown = JSON.parse(stdout)
  expect(loaded).toContainEqual(expect.stringContaining('shared/src/sections/services/section.ts'))
  expect(loaded).not.toContainEqual(expect.stringMatching(/node_modules\/(react|react-dom|scheduler)\//))
  expect(loaded).not.toContainEqual(expect.stringMatching(/\/(view\.tsx|look-of\.ts|compose\.ts)$/))
}, 30_000)
