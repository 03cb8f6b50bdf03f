import type { AskedSide, DnsAnswer, DomainAnswers, DomainWish, NamedAnswers } from './answers.ts'

/** What of a connection is there. */
export interface SeenRecords {
  readonly apex: boolean
  readonly www: boolean
  readonly proof: boolean
  /** Those of the wished addresses that the domain has. */
  readonly addresses: readonly string[]
}

const leads = (a: DnsAnswer, aaaa: DnsAnswer, addresses: readonly string[]): boolean =>
  a.values.length + aaaa.values.length > 0 &&
  [...a.values, ...aaaa.values].every((address) => addresses.includes(address))

/** A text without what some registrars keep around what is typed: quotation marks and spaces. */
export const bareText = (text: string): string => text.replace(/^[\s"]{0,4}|[\s"]{0,4}$/g, '')

/** Whether a text is the proof, as registrars keep what is typed. */
export const isProof = (text: string, proof: string): boolean => bareText(text) === proof

const seenIn = (said: NamedAnswers, { addresses, proof }: DomainWish): SeenRecords => ({
  apex: leads(said.apexA, said.apexAaaa, addresses),
  www: leads(said.wwwA, said.wwwAaaa, addresses),
  proof: said.proof.values.some((text) => isProof(text, proof)),
  addresses: addresses.filter((one) => [...said.apexA.values, ...said.apexAaaa.values].includes(one)),
})

const together = (sides: readonly SeenRecords[], enough: number): SeenRecords => {
  const agree = (isSeen: (seen: SeenRecords) => boolean): boolean =>
    sides.length > 0 && sides.filter(isSeen).length >= enough
  const addresses = [...new Set(sides.flatMap((seen) => seen.addresses))]
  return {
    apex: agree(({ apex }) => apex),
    www: agree(({ www }) => www),
    proof: agree(({ proof }) => proof),
    addresses: addresses.filter((one) => agree((seen) => seen.addresses.includes(one))),
  }
}

/** Two that do not know of each other, where there are two. */
const two = (count: number): number => Math.min(2, count)

/**
 * Which records of a connection are there: as all of the domain's own name servers say that answer, and only where none
 * does as two resolvers say at least. A name that leads here proves nothing of whose it is; only the proof does.
 */
export const seeDomain = ({ own, resolvers }: DomainAnswers, wish: DomainWish): SeenRecords => {
  const sides = (own.length > 0 ? own : resolvers).map(({ answers }) => seenIn(answers, wish))
  return together(sides, own.length > 0 ? sides.length : two(sides.length))
}

/** Whether anybody answered who was asked, be it that they cannot tell. */
export const isAnswered = ({ own, resolvers, isRegistered }: DomainAnswers): boolean =>
  own.length > 0 ||
  isRegistered !== null ||
  resolvers.some(({ answers }) => answers.apexA.outcome !== 'silent' || answers.proof.outcome !== 'silent')

const countSeen = ({ apex, www, proof }: SeenRecords): number => [apex, www, proof].filter(Boolean).length

/** The one side among several whose answers have most of what is wished, and whether all have as much. */
export const bestSide = (
  sides: readonly AskedSide[],
  wish: DomainWish,
): { readonly side: AskedSide; readonly isAgreed: boolean } | undefined => {
  const counted = sides.map((side) => ({ side, count: countSeen(seenIn(side.answers, wish)) }))
  const [best] = counted.toSorted((one, other) => other.count - one.count)
  return best && { side: best.side, isAgreed: counted.every(({ count }) => count === best.count) }
}
