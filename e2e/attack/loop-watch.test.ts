import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const watched = `
  const { Worker } = require('node:worker_threads')
  const env = { LOOP_DELAY_FILE: process.env.LOOP_DELAY_FILE + '-thread' }
  new Worker('setTimeout(() => undefined, 1500)', { eval: true, env })
  setTimeout(() => undefined, 1500)
`

test('[reliability R29] the delay that an attack is judged by is that of the product’s own loop, and of none of its threads', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loop-watch-'))
  const child = spawn(process.execPath, ['-e', watched], {
    env: {
      ...process.env,
      LOOP_DELAY_FILE: join(folder, 'delay'),
      NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'loop-watch.ts')).href}`,
    },
  })
  await new Promise((resolve) => child.once('exit', resolve))
  const written = await readdir(folder)
  expect(written).toEqual([`delay.${child.pid}`])
  const text = await readFile(join(folder, written[0] ?? ''), 'utf8')
  expect(z.object({ p99: z.number(), max: z.number() }).safeParse(JSON.parse(text)).success).toBe(true)
  await rm(folder, { recursive: true })
})
