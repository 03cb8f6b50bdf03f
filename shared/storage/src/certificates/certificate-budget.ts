import { type CounterPorts, openUseCounter, type Rate } from '../rows/rate-limits.ts'

/** What a certificate is wanted for. */
export interface WantedCertificate {
  readonly userId: string
  /** What was bought: the name itself, or what it lies below. */
  readonly zone: string
  readonly names: readonly string[]
}

/** What was taken from the budget for one order. */
export interface TakenOrder {
  /** Gives back what an order that came to nothing has not used: authorities count the certificates that they made. */
  readonly giveBackCertificate: () => Promise<void>
  /** Gives everything back: nothing was ordered. */
  readonly giveBack: () => Promise<void>
}

/** What of the budget is spent, and for how many milliseconds still. */
interface SpentBudget {
  readonly spent: string
  readonly waitMs: number
}

const hour = 60 * 60
const week = 7 * 24 * hour

// Less than Let's Encrypt gives: https://letsencrypt.org/docs/rate-limits (300 orders in 3 hours, 50 certificates of a
// registered domain and 5 of the same names in a week, 5 failed validations of a name in an hour).
const rates = {
  all: { points: 250, duration: 3 * hour },
  // The first of each account apart: a crowd that orders over and over leaves others theirs.
  'account first': { points: 3, duration: 3 * hour },
  'all besides': { points: 150, duration: 3 * hour },
  'account hourly': { points: 10, duration: hour },
  'account weekly': { points: 30, duration: week },
  'zone hourly': { points: 10, duration: hour },
  'zone weekly': { points: 40, duration: week },
  'names weekly': { points: 4, duration: week },
} as const satisfies Readonly<Record<string, Rate>>
const failuresOfName: Rate = { points: 4, duration: hour }

type RateName = keyof typeof rates
const ofCertificates: readonly RateName[] = ['zone weekly', 'names weekly']

const keyOf = (name: RateName, { userId, zone, names }: WantedCertificate): string => {
  if (name.startsWith('all')) return 'all'
  if (name.startsWith('account')) return userId
  return name.startsWith('zone') ? zone : names.toSorted().join(' ')
}

/**
 * How many certificates may be ordered: by all, by one account, for one registered domain and for the same names. What is
 * refused here was never ordered.
 */
export const openCertificateBudget = (ports: CounterPorts) => {
  const counters = Object.entries(rates).map(([name, rate]) => ({
    name: name as RateName,
    counter: openUseCounter(ports, `certificates ${name}`, rate),
  }))
  const failures = openUseCounter(ports, 'certificates failed', failuresOfName)
  type Counter = (typeof counters)[number]
  const isCounted = async ({ name, counter }: Counter, wanted: WantedCertificate): Promise<boolean> => {
    const key = keyOf(name, wanted)
    return (await counter.waitMs(key)) === 0 && counter.count(key)
  }
  /** Counts an order wherever it is to be: what was counted, and the first that had no room for it, if any. */
  const countOrder = async (wanted: WantedCertificate) => {
    const taken: Counter[] = []
    for (const one of counters) {
      if (one.name === 'all besides' && taken.some(({ name }) => name === 'account first')) continue
      if (await isCounted(one, wanted)) taken.push(one)
      else if (one.name !== 'account first') return { taken, full: one }
    }
    return { taken }
  }
  return {
    /** Takes what one order needs; what is spent where there is too little, of which nothing is taken then. */
    take: async (wanted: WantedCertificate): Promise<TakenOrder | SpentBudget> => {
      const waits = await Promise.all(wanted.names.map((name) => failures.waitMs(name)))
      const failedMs = Math.max(...waits)
      if (failedMs > 0) return { spent: 'failures of a name', waitMs: failedMs }
      const { taken, full } = await countOrder(wanted)
      const giveBack = async (some: readonly RateName[] = taken.map(({ name }) => name)) => {
        for (const { name, counter } of taken)
          if (some.includes(name)) await counter.giveBack(keyOf(name, wanted))
      }
      if (full !== undefined) {
        await giveBack()
        return { spent: full.name, waitMs: await full.counter.waitMs(keyOf(full.name, wanted)) }
      }
      return { giveBack: () => giveBack(), giveBackCertificate: () => giveBack(ofCertificates) }
    },
    /** Counts a failed validation. */
    noteFailure: async ({ names }: WantedCertificate): Promise<void> => {
      for (const name of names) await failures.count(name)
    },
  }
}

/** The budget, as `openCertificateBudget` opens it. */
export type CertificateBudget = ReturnType<typeof openCertificateBudget>
