import type { AskedSide, DnsAnswer, NamedAnswers } from './answers.ts'
import { type Case, finding } from './case.ts'
import type { Finding } from './findings.ts'

const isOld = ({ values, outcome }: DnsAnswer, own: DnsAnswer): boolean =>
  (outcome === 'found' || outcome === 'none' || outcome === 'no-such-name') &&
  values.toSorted().join() !== own.values.toSorted().join()

/** What resolvers still say otherwise of one name, and for how many seconds at most. */
const rememberedOf = (
  resolvers: readonly AskedSide[],
  { own, of, label }: { readonly own: NamedAnswers; readonly of: 'apex' | 'www'; readonly label: string },
) => {
  const late = resolvers.flatMap(({ called, answers }) => {
    const kinds = [
      { said: answers[`${of}A`], now: own[`${of}A`] },
      { said: answers[`${of}Aaaa`], now: own[`${of}Aaaa`] },
    ] as const
    const old = kinds.filter(({ said, now }) => isOld(said, now))
    // What is right already may be remembered for as long as it likes.
    const seconds = Math.max(0, ...old.map(({ said }) => said.ttl))
    return old.length > 0 ? [{ called, values: kinds.flatMap(({ said }) => said.values), seconds }] : []
  })
  return {
    found: late.map(({ called, values }) => `${called}: ${label}${values.join(', ') || 'nothing yet'}`),
    seconds: Math.max(0, ...late.map(({ seconds }) => seconds)),
  }
}

/** What is right at the domain's own name servers, and not everywhere yet, with the time at which it is. */
export const findRemembered = ({ own, said, resolvers, seen, now }: Case): readonly Finding[] => {
  if (own.length === 0) return []
  const nothing = { found: [], seconds: 0 }
  const apex = seen.apex ? rememberedOf(resolvers, { own: said, of: 'apex', label: '' }) : nothing
  const www = seen.www ? rememberedOf(resolvers, { own: said, of: 'www', label: 'www ' }) : nothing
  const found = [...apex.found, ...www.found]
  if (found.length === 0) return []
  const seconds = Math.max(apex.seconds, www.seconds)
  // Where nobody says for how long, it is not over by now all the same.
  const until = seconds > 0 ? new Date(now.getTime() + seconds * 1000).toISOString() : null
  const of = (label: string, { values }: DnsAnswer) => values.map((value) => `${label}${value}`)
  const expected = [
    ...(apex.found.length > 0 ? [...of('', said.apexA), ...of('', said.apexAaaa)] : []),
    ...(www.found.length > 0 ? [...of('www ', said.wwwA), ...of('www ', said.wwwAaaa)] : []),
  ]
  return [finding('still-remembered', { found, expected, until })]
}
