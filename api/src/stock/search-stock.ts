import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { stockUnavailable } from '@shingle/shared/stock/problems.ts'
import type {
  StockFound,
  StockLibrary,
  StockQuestion,
} from '@shingle/storage/providers/stock/stock-library.ts'
import type { TryShare } from '../limits/rate-limits.ts'
import { libraryFor } from './library-for.ts'

interface Ports {
  readonly stock: readonly StockLibrary[]
  readonly tryShare: TryShare
  readonly onTrouble: (error: unknown) => void
}

/** What is looked for, without how long to wait. */
type Question = Omit<StockQuestion, 'signal'>

/** Looks for pictures in all connected libraries, for an account. */
export type SearchStock = (accountId: string, question: Question) => Promise<Result<StockFound>>

const patienceMs = 8_000
/** What was found is told again for so long: people go back and forth between words. */
const keptMs = 10 * 60_000
const keptMost = 200

/** One of each in turn, so that no library stands before the others. */
const inTurn = (found: readonly StockFound[]): StockFound['pictures'] => {
  const longest = Math.max(0, ...found.map(({ pictures }) => pictures.length))
  return Array.from({ length: longest }, (_, at) =>
    found.flatMap(({ pictures }) => pictures.slice(at, at + 1)),
  ).flat()
}

export const createSearchStock = ({ stock, tryShare, onTrouble }: Ports): SearchStock => {
  const kept = new Map<string, { readonly found: StockFound; readonly until: number }>()

  const ask = async (accountId: string, question: Question): Promise<StockFound | undefined> => {
    const signal = AbortSignal.timeout(patienceMs)
    const libraries = stock.map((one) => libraryFor(tryShare, one, accountId))
    const answers = await Promise.allSettled(libraries.map(({ search }) => search({ ...question, signal })))
    for (const answer of answers) if (answer.status === 'rejected') onTrouble(answer.reason)
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
    if (found.length === 0) return undefined
    return { pictures: inTurn(found), hasMore: found.some(({ hasMore }) => hasMore) }
  }

  return async (accountId, question) => {
    if (stock.length === 0) return succeed({ pictures: [], hasMore: false })
    const key = JSON.stringify([question.query.toLowerCase(), question.orientation, question.page])
    const now = performance.now()
    const known = kept.get(key)
    if (known !== undefined && now < known.until) return succeed(known.found)
    const found = await ask(accountId, question)
    if (found === undefined) return refuse(stockUnavailable)
    kept.delete(key)
    kept.set(key, { found, until: now + keptMs })
    const [oldest] = kept.keys()
    if (kept.size > keptMost && oldest !== undefined) kept.delete(oldest)
    return succeed(found)
  }
}
