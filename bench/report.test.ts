import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createReportWriter, type Report, reportSchema } from './report.ts'

const keptSchema = z.object({
  machine: z.object({ processor: z.string(), cores: z.number() }),
  reports: z.array(reportSchema),
})
const failed: Report = {
  title: 'serving',
  columns: ['what'],
  rows: [['**failed**']],
  notes: ['Error: nginx ended with 1'],
}
const made: Report = { title: 'Hosts', columns: ['what', 'p50'], rows: [['host lookup', '0.32']], notes: [] }

let folder = ''
beforeEach(async () => {
  vi.spyOn(console, 'log').mockReturnValue(undefined)
  folder = await mkdtemp(join(tmpdir(), 'reports-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

/** The tables that are kept, whose runs have a file each. */
const kept = async (): Promise<readonly Report[]> => {
  const [file = '', ...others] = await readdir(join(folder, 'out'))
  expect(others).toEqual([])
  return keptSchema.parse(JSON.parse(await readFile(join(folder, 'out', file), 'utf8'))).reports
}

test('[design 8] npm run bench keeps each table as soon as it is there, and after one that failed the next', async () => {
  const write = createReportWriter(join(folder, 'out'))
  await write(failed)
  expect(await kept()).toEqual([failed])
  await write(made)
  expect(await kept()).toEqual([failed, made])
})
