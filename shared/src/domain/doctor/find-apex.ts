import { type Case, expecting, finding, lines, wanted } from './case.ts'
import type { Finding } from './findings.ts'
import { isParkedAt, isProxy } from './proxies.ts'

const labelOf = ({ name, zone }: Case): string => (name === zone ? '@' : name.slice(0, -zone.length - 1))

/** The addresses of one kind, and of the other where the deployment has none of it. */
const expectedOf = (one: Case): Pick<Finding, 'expected' | 'copy'> => {
  const v4 = wanted(one, 'A')
  return expecting(v4.length > 0 ? v4 : wanted(one, 'AAAA'))
}

const findMissing = (one: Case): readonly Finding[] => {
  const missing = wanted(one, 'A', 'AAAA').filter(({ content }) => !one.seen.addresses.includes(content))
  const has = (of: Case['said']['apexA'], type: string) => lines(labelOf(one), type, of.values)
  const found = [...has(one.said.apexA, 'A'), ...has(one.said.apexAaaa, 'AAAA')]
  return missing.length === 0 ? [] : [finding('address-missing', { found, ...expecting(missing) })]
}

/** A record that leads elsewhere, however many right ones stand beside it. */
const findWrong = (one: Case, wrong: readonly string[]): Finding => {
  const { said, nameServers } = one
  const [label, expects] = [labelOf(one), expectedOf(one)]
  const found = lines(label, 'A', wrong)
  if (isParkedAt(nameServers)) return finding('parked', { found: [...nameServers], ...expects })
  if (wrong.some(isProxy)) return finding('proxied', { found, ...expects, copy: null })
  if (wrong.length === said.apexA.values.length)
    return finding(one.isPlaceholder ? 'placeholder' : 'wrong-a', { found, ...expects })
  return finding('several-a', { found: lines(label, 'A', said.apexA.values), ...expects })
}

const findNothing = (one: Case): Finding => {
  const { name, zone, nameServers, astrayA, seen, wish } = one
  if (isParkedAt(nameServers)) return finding('parked', { found: [...nameServers], ...expectedOf(one) })
  // What else stands there is nobody's mistake about our records: a wildcard, for one.
  const ours = astrayA.filter((address) => wish.addresses.includes(address))
  if (ours.length > 0)
    return finding('record-astray', { found: lines(`${name}.${zone}`, 'A', ours), ...expectedOf(one) })
  return finding(seen.www ? 'www-alone' : 'no-a', expecting(wanted(one, 'A', 'AAAA')))
}

const findAaaa = (one: Case): readonly Finding[] => {
  const { said, wish } = one
  const wrong = said.apexAaaa.values.filter((address) => !wish.addresses.includes(address))
  // Behind a proxy both addresses are the proxy's, which is said already.
  if (wrong.length === 0 || said.apexA.values.some(isProxy)) return []
  return [finding('leftover-aaaa', { found: lines(labelOf(one), 'AAAA', wrong) })]
}

/** A name that stands in place of all else there, of what says where mail goes as well. */
const findAlias = (one: Case, alias: string): Finding => {
  const [found, mail, expects] = [`@ CNAME ${alias}`, lines('@', 'MX', one.mail), expectedOf(one)]
  if (mail.length === 0) return finding('cname-at-apex', { found: [found], ...expects })
  return finding('mail-behind-cname', {
    ...{ found: [found, ...mail], expected: [...expects.expected, ...mail], copy: expects.copy },
  })
}

/** What is wrong with the addresses of the domain itself. */
export const findApex = (one: Case): readonly Finding[] => {
  const { said, wish, name, zone, seen } = one
  const { values, alias } = said.apexA
  if (alias !== null && name === zone) return [findAlias(one, alias)]
  if (seen.apex) return findMissing(one)
  const wrong = values.filter((address) => !wish.addresses.includes(address))
  if (wrong.length > 0) return [findWrong(one, wrong), ...findAaaa(one)]
  const isThere = values.length > 0 || seen.addresses.length > 0
  return [...(isThere ? [] : [findNothing(one)]), ...findAaaa(one)]
}
