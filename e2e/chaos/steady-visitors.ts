import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'

/** What a page that is being published over and over may show at some moment. */
export interface Promised {
  /** Where it stands: one address, and while it moves two, one of which serves at every moment. */
  readonly handles: readonly string[]
  /** The least state that every visitor has to see by now, and the last that any may have seen. */
  readonly least: number
  readonly last: () => number
}

/** Visitors who ask for a page without a pause. */
export interface SteadyVisitors {
  /** What went against the promise, in words. */
  readonly faults: readonly string[]
  /** How many whole pages they got. */
  readonly pages: () => number
  readonly stop: () => Promise<void>
}

interface Place {
  readonly port: number
  /** The origin of the websites, as pages name it. */
  readonly origin: string
}

interface Answer {
  readonly status: number
  readonly text: string
}

/** How the headings of states read: 'State 12'. */
export const stateWords = (state: number): string => `State ${state}`

const visitors = 4
const pauseMs = 10

/** Asks for a page as a browser does; a connection that ends before its answer is status 0. */
export const askFor = ({ port, origin }: Place, handle: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve) => {
    const headers = { host: new URL(origin).host, 'accept-encoding': 'gzip' }
    const asked = request({ host: '127.0.0.1', port, path: `/${handle}`, headers, agent }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', () => resolve({ status: 0, text: '' }))
      response.on('end', () => {
        const body = Buffer.concat(parts)
        const isPacked = response.headers['content-encoding'] === 'gzip'
        resolve({
          status: response.statusCode ?? 0,
          text: (isPacked ? gunzipSync(body) : body).toString(),
        })
      })
    })
    asked.on('error', () => resolve({ status: 0, text: '' }))
    asked.end()
  })

/** The states that a page shows: one, where it is whole. */
export const statesIn = (text: string): readonly number[] => [
  ...new Set([...text.matchAll(/State (\d+)/g)].map(([, state]) => Number(state))),
]

/** What is wrong with a page, if anything. */
const faultOf = (
  text: string,
  { origin, handle, least, last }: Pick<Place, 'origin'> & Omit<Promised, 'handles'> & { handle: string },
): string | undefined => {
  const [state, ...others] = statesIn(text)
  if (!text.endsWith('</html>') || state === undefined || others.length > 0)
    return `a part of a page, or two in one: ${text.length} characters, ${statesIn(text)}`
  if (!text.includes(`rel="canonical" href="${origin}/${handle}"`))
    return `a page of another address at ${handle}`
  return state < least || state > last() ? `state ${state}, when ${least} to ${last()} were there` : undefined
}

/** Has visitors ask for a page, and judges whatever they get by what was promised as they asked. */
export const startVisitors = (place: Place, promised: () => Promised): SteadyVisitors => {
  const [agent, faults] = [new Agent({ keepAlive: true }), [] as string[]]
  let [pages, isOver] = [0, false]
  const look = async () => {
    const { handles, least, last } = promised()
    for (const [at, handle] of handles.entries()) {
      const { status, text } = await askFor(place, handle, agent)
      if (status === 404 && at + 1 < handles.length) continue
      const fault =
        status === 200 ? faultOf(text, { ...place, handle, least, last }) : `${status} at ${handle}`
      if (fault === undefined) pages += 1
      else faults.push(fault)
      return
    }
  }
  const come = async () => {
    while (!isOver) {
      await look()
      await wait(pauseMs)
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, come))
  return {
    faults,
    pages: () => pages,
    stop: async () => {
      isOver = true
      await all
      agent.destroy()
    },
  }
}
