import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

export const reportSchema = z.object({
  title: z.string(),
  columns: z.array(z.string()).readonly(),
  rows: z.array(z.array(z.string()).readonly()).readonly(),
  /** What the table cannot say by itself: anchors, goals, what was not run. */
  notes: z.array(z.string()).readonly(),
})

/** One measured table: what was compared, under which columns. */
export type Report = z.infer<typeof reportSchema>

/** A table that cannot be made here, and why. */
export const notRun = (title: string, why: string): Report => ({
  title,
  columns: ['what'],
  rows: [['not run']],
  notes: [`Not run: ${why}.`],
})

/** The table as Markdown. */
export const markdown = ({ title, columns, rows, notes }: Report): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)]
  return [`### ${title}`, '', ...table, '', ...notes.map((note) => `- ${note}`), ''].join('\n')
}

/** The machine that figures were taken on: a ratio is another one on another processor. */
const machineNow = () => ({
  processor: cpus()[0]?.model.trim() ?? 'unknown processor',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 1024 ** 3),
  node: process.version,
  load: loadavg().map((one) => one.toFixed(1)),
})

/** Prints what figures are taken on. */
export const printMachine = (): void => {
  const { processor, cores, memoryGb, node, load } = machineNow()
  console.log(`${processor}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${load.join(' ')}\n`)
}

/** Prints reports as they come and keeps all of them so far, with the machine's facts, in one file of a folder. */
export const createReportWriter = (
  folder: string = join(import.meta.dirname, 'out'),
): ((report: Report) => Promise<void>) => {
  const name = `${new Date().toISOString().replaceAll(':', '-')}.json`
  const machine = machineNow()
  const reports: Report[] = []
  return async (report) => {
    reports.push(report)
    console.log(markdown(report))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, name), JSON.stringify({ machine, reports }, null, 2))
  }
}
