import { publishReports, type Report } from './report.ts'

// Loaded by name, so that one table can be made without starting what the others need.
const tables: Readonly<Record<string, () => Promise<Report>>> = {
  database: async () => (await import('./database.ts')).benchDatabase(),
  creation: async () => (await import('./creation.ts')).benchCreation(),
  sync: async () => (await import('./sync.ts')).benchSync(),
  publishing: async () => (await import('./publishing.ts')).benchPublishing(),
  designer: async () => (await import('./designer.ts')).benchDesigner(),
  lighthouse: async () => (await import('./lighthouse.ts')).benchLighthouse(),
  serving: async () => (await import('./serving.ts')).benchServing(),
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in tables))
if (unknown.length > 0) {
  console.error(`No such table: ${unknown.join(', ')}. There are: ${Object.keys(tables).join(', ')}.`)
  process.exitCode = 1
} else {
  const reports: Report[] = []
  for (const [name, run] of Object.entries(tables)) {
    if (wanted.length === 0 || wanted.includes(name)) reports.push(await run())
  }
  await publishReports(reports)
}
