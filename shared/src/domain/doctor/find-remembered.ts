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
    const kinds = [answers[`${of}A`], answers[`${of}Aaaa`]] as const
    const isLate = isOld(kinds[0], own[`${of}A`]) || isOld(kinds[1], own[`${of}Aaaa`])
    return isLate ? [{ called, values: kinds.flatMap(({ values }) => values), kinds }] : []
  })
  return {
    found: late.map(({ called, values }) => `${called}: ${label}${values.join(', ') || 'nothing yet'}`),
    seconds: Math.max(0, ...late.flatMap(({ kinds }) => kinds.map(({ ttl }) => ttl))),
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
  const until = new Date(now.getTime() + Math.max(apex.seconds, www.seconds) * 1000).toISOString()
  const of = (label: string, { values }: DnsAnswer) => values.map((value) => `${label}${value}`)
  const expected = [
    ...(apex.found.length > 0 ? [...of('', said.apexA), ...of('', said.apexAaaa)] : []),
    ...(www.found.length > 0 ? [...of('www ', said.wwwA), ...of('www ', said.wwwAaaa)] : []),
  ]
  return [finding('still-remembered', { found, expected, until })]
}
