import type { DnsAnswer, DomainAnswers, DomainWish, NamedAnswers } from './answers.ts'

/** What of a connection is there. */
export interface SeenRecords {
  readonly apex: boolean
  readonly www: boolean
  readonly proof: boolean
}

const leads = (a: DnsAnswer, aaaa: DnsAnswer, addresses: readonly string[]): boolean =>
  a.values.length + aaaa.values.length > 0 &&
  [...a.values, ...aaaa.values].every((address) => addresses.includes(address))

const seenIn = (said: NamedAnswers, { addresses, proof }: DomainWish): SeenRecords => ({
  apex: leads(said.apexA, said.apexAaaa, addresses),
  www: leads(said.wwwA, said.wwwAaaa, addresses),
  proof: said.proof.values.includes(proof),
})

/** Two that do not know of each other, where there are two. */
const enough = (count: number): number => Math.min(2, count)

/**
 * Which records of a connection are there: as the domain's own name servers say, and only where none of them answers as
 * two resolvers say at least. A name that leads here proves nothing of whose it is; only the proof does.
 */
export const seeDomain = ({ own, resolvers }: DomainAnswers, wish: DomainWish): SeenRecords => {
  if (own !== null) return seenIn(own, wish)
  const seen = resolvers.map(({ answers }) => seenIn(answers, wish))
  const agreed = (record: keyof SeenRecords): boolean =>
    seen.length > 0 && seen.filter((one) => one[record]).length >= enough(seen.length)
  return { apex: agreed('apex'), www: agreed('www'), proof: agreed('proof') }
}
