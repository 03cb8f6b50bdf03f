import type { AskedSide, Signing } from '@shingle/shared/domain/doctor/answers.ts'
import { type Ask, isAnswered } from './ask-for.ts'

interface Asked {
  /** What the resolvers said. */
  readonly said: readonly AskedSide[]
  readonly resolvers: readonly { readonly called: string; readonly ask: Ask }[]
  readonly ask: Ask
  readonly askOwn: Ask
}

/** What DNSSEC says of a domain; its keys are asked for where a resolver refuses it alone. */
export const askSigning = async (
  { name, zone }: { readonly name: string; readonly zone: string },
  { said, resolvers, ask, askOwn }: Asked,
): Promise<Signing> => {
  const failing = resolvers.filter((_, at) => said[at]?.answers.apexA.outcome === 'failed')
  // Who refuses for a signature tells all the same whoever asks for what is signed wrongly.
  const refused = await Promise.all(
    failing.map(async ({ called, ask: askIt }) => (isAnswered(await askIt(name, 'A', true)) ? [called] : [])),
  )
  const refusedBy = refused.flat()
  const registered = await ask(zone, 'DS', true)
  const keys = refusedBy.length > 0 ? (await askOwn(zone, 'DNSKEY', true)).values : []
  return { refusedBy, registered: registered.values, keys }
}
