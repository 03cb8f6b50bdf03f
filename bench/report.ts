import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'

/** One measured table: what was compared, under which columns. */
export interface Report {
  readonly title: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
  /** What the table cannot say by itself: anchors, goals, what was not run. */
  readonly notes: readonly string[]
}

/** The table as Markdown. */
const markdown = ({ title, columns, rows, notes }: Report): string => {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)]
  return [`### ${title}`, '', ...table, '', ...notes.map((note) => `- ${note}`), ''].join('\n')
}

/** Prints the reports and keeps them with the machine's facts in `bench/out/`. */
export const publishReports = async (reports: readonly Report[]): Promise<void> => {
  for (const report of reports) console.log(markdown(report))
  const folder = join(import.meta.dirname, 'out')
  await mkdir(folder, { recursive: true })
  const machine = { node: process.version, cores: cpus().length, load: loadavg() }
  const name = `${new Date().toISOString().replaceAll(':', '-')}.json`
  await writeFile(join(folder, name), JSON.stringify({ machine, reports }, null, 2))
  console.log(
    `Node ${machine.node}, ${machine.cores} cores, load ${machine.load.map((one) => one.toFixed(1)).join(' ')}`,
  )
}
