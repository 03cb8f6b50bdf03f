import { spawnSync } from 'node:child_process'
import { signInByHttp } from '../e2e/product/http-account.ts'
import { createWebsiteByHttp, publishByHttp } from '../e2e/product/http-website.ts'
import { startProduct } from '../e2e/product/start-product.ts'
import { type Goal, judged } from './goals.ts'
import { missingPrograms } from './installed.ts'
import { loadRound, type Round, type Target } from './load.ts'
import { median, shown } from './measure.ts'
import { startNginx } from './nginx.ts'
import { answers, visit } from './published-site.ts'
import { notRun, type Report } from './report.ts'

const rounds = 5
const pageGoals = [{ atLeast: 0.75 }, { atMost: 1.5 }] as const
const unchangedGoals = [{ atLeast: 0 }, { atMost: 1.8 }] as const

interface Row {
  readonly target: Target
  /** Times nginx' requests per second, and its CPU per request. */
  readonly goals: readonly [Goal, Goal]
  readonly headers: readonly string[]
  readonly rounds: Round[]
}

const title = 'Serving a published page, one process, beside nginx with the same precompressed bytes'
const ratios = (row: Row, anchor: Row) => {
  const of = (read: (round: Round) => number) =>
    row.rounds.flatMap((round, at) => {
      const other = anchor.rounds[at]
      return other === undefined ? [] : [read(round) / read(other)]
    })
  const spread = (values: readonly number[], goal: Goal) => {
    const range = `[${shown(Math.min(...values))}–${shown(Math.max(...values))}]`
    return judged(`${shown(median(values))} ${range}`, median(values), goal)
  }
  const [atLeast, atMost] = row.goals
  return [
    spread(
      of(({ perSecond }) => perSecond),
      atLeast,
    ),
    spread(
      of((round) => round.cpuMicrosecondsPerRequest),
      atMost,
    ),
  ]
}

/** Requests per second and CPU per request, interleaved round by round; the ratio inside each round is what counts. */
export const benchServing = async (): Promise<Report> => {
  const missing = missingPrograms(['nginx', 'wrk', 'taskset'])
  if (missing !== undefined) return notRun(title, missing)
  const product = await startProduct()
  const account = await signInByHttp(product.origin, 'bench@example.com')
  await publishByHttp(account, await createWebsiteByHttp(account, answers), 'bench-site')
  const page = await visit(product.origin, 'bench-site', { 'accept-encoding': 'br' })
  const port = Number(new URL(product.origin).port)
  const nginx = await startNginx(page.body, port + 1)
  // The server on one core, the generator on the other.
  spawnSync('taskset', ['-a', '-c', '-p', '0', String(product.child.pid)])
  const ours: Target = {
    name: 'render',
    url: `http://127.0.0.1:${port}/bench-site`,
    host: `sites.localhost:${port}`,
    pid: product.child.pid ?? 0,
  }
  const compressed = ['Accept-Encoding: br']
  const rows: Row[] = [
    { target: nginx.target, goals: pageGoals, headers: compressed, rounds: [] },
    { target: ours, goals: pageGoals, headers: compressed, rounds: [] },
    { target: { ...ours, name: 'render again (A/A)' }, goals: pageGoals, headers: compressed, rounds: [] },
    {
      target: { ...ours, name: 'render, 304' },
      goals: unchangedGoals,
      headers: [...compressed, `If-None-Match: ${page.etag}`],
      rounds: [],
    },
  ]
  for (let round = 0; round < rounds; round += 1) {
    for (const row of rows) row.rounds.push(await loadRound(row.target, row.headers))
  }
  await nginx.stop()
  await product.stop()
  const [anchor = rows[0]] = rows
  return {
    title,
    columns: ['server', 'requests/s', 'µs CPU/request', 'requests/s × nginx', 'CPU/request × nginx'],
    rows: rows.map((row) => [
      row.target.name,
      shown(median(row.rounds.map(({ perSecond }) => perSecond))),
      shown(median(row.rounds.map((round) => round.cpuMicrosecondsPerRequest))),
      ...(anchor === undefined ? [] : ratios(row, anchor)),
    ]),
    notes: [
      `${rounds} interleaved rounds of 3 s, 32 connections, median [min–max]; page of ${page.body.length} bytes (brotli).`,
      'Goals: CPU per request at most 1.5 × nginx, requests per second at least 0.75 ×, 304 at most 1.8 × CPU.',
      'The whole product is the measured process; nothing else is asked of it meanwhile.',
    ],
  }
}
