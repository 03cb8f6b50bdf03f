import { type Case, expecting, finding, lines, wanted } from './case.ts'
import type { Finding } from './findings.ts'
import { isProxy } from './proxies.ts'

const findNothing = (one: Case): readonly Finding[] => {
  const { name, zone, astrayWww, seen, wish } = one
  const records = wanted(one, 'CNAME')
  const expects = expecting(records)
  const values = [
    ...records.map(({ content }) => `CNAME ${content}`),
    ...wish.addresses.map((address) => `A ${address}`),
  ]
  const ours = astrayWww.filter((at) => values.includes(at))
  if (ours.length > 0)
    return [finding('www-astray', { found: ours.map((at) => `www.${name}.${zone} ${at}`), ...expects })]
  return seen.apex ? [finding('apex-alone', expects)] : []
}

/** Whether www is answered as every name is that nobody sets. */
const isWildcard = ({ said: { wwwA }, wildcardA }: Case): boolean => {
  if (wildcardA.alias !== null) return wildcardA.alias === wwwA.alias
  return (
    wildcardA.values.length > 0 &&
    wwwA.alias === null &&
    wildcardA.values.toSorted().join() === wwwA.values.toSorted().join()
  )
}

/** What is wrong with the name that has www in front. */
export const findWww = (one: Case): readonly Finding[] => {
  const { said, seen, wish } = one
  if (seen.www) return []
  const [record] = wanted(one, 'CNAME')
  const label = record?.name ?? 'www'
  const [v4, v6, alias] = [said.wwwA.values, said.wwwAaaa.values, said.wwwA.alias ?? said.wwwAaaa.alias]
  if (alias === null && v4.length + v6.length === 0) return findNothing(one)
  const isWrong = (address: string) => !wish.addresses.includes(address)
  const led = [...lines(label, 'A', v4.filter(isWrong)), ...lines(label, 'AAAA', v6.filter(isWrong))]
  if ([...v4, ...v6].some(isProxy))
    // Where the domain itself is behind the proxy too, it is said already.
    return said.apexA.values.some(isProxy)
      ? []
      : [finding('www-proxied', { found: led, ...expecting(wanted(one, 'CNAME')), copy: null })]
  // It follows what it should: that itself leads elsewhere, which is no fault of this record.
  if (alias !== null && alias === record?.content) return []
  if (isWildcard(one)) {
    const { alias: name, values } = one.wildcardA
    const all = name === null ? lines('*', 'A', values) : [`* CNAME ${name}`]
    return [finding('wildcard-www', { found: all, ...expecting(wanted(one, 'CNAME')) })]
  }
  const found = alias === null ? led : [`${label} CNAME ${alias}`]
  return [finding('wrong-www', { found, ...expecting(wanted(one, 'CNAME')) })]
}
