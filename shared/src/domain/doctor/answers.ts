import type { DomainTarget } from '../records.ts'

/** What one server answered to one question. */
export interface DnsAnswer {
  /** `none`: the name is there and has no such record; `failed`: the server says that it cannot tell. */
  readonly outcome: 'found' | 'none' | 'no-such-name' | 'failed' | 'silent'
  readonly values: readonly string[]
  /** The name that stands there in place of an address. */
  readonly alias: string | null
  /** For how many seconds it may be remembered. */
  readonly ttl: number
}

/** What one side says of the names of a domain. */
export interface NamedAnswers {
  readonly apexA: DnsAnswer
  readonly apexAaaa: DnsAnswer
  readonly wwwA: DnsAnswer
  readonly wwwAaaa: DnsAnswer
  /** Below `proofLabel`. */
  readonly proof: DnsAnswer
}

/** One that was asked, by its name, and what it says. */
export interface AskedSide {
  readonly called: string
  readonly answers: NamedAnswers
}

/** What DNSSEC says of a domain. */
export interface Signing {
  /** The resolvers that prove signatures and refuse what others are told. */
  readonly refusedBy: readonly string[]
  /** The tags of the keys that the registry knows; none where the domain is not signed. */
  readonly registered: readonly string[]
  /** The tags of those with which the domain is signed. */
  readonly keys: readonly string[]
}

/** Everything that was asked about a domain, at one moment. */
export interface DomainAnswers {
  readonly name: string
  /** What was bought. */
  readonly zone: string
  readonly nameServers: readonly string[]
  /** Whether anybody has bought the domain; null where nobody could say. */
  readonly isRegistered: boolean | null
  /** Those of its own name servers that were asked and say nothing. */
  readonly silent: readonly string[]
  readonly signing: Signing
  /** What those of its own name servers say that answer. */
  readonly own: readonly AskedSide[]
  readonly resolvers: readonly AskedSide[]
  /** Who may make certificates, as the domain says: `0 issue "letsencrypt.org"`. */
  readonly caa: readonly string[]
  readonly apexTxt: readonly string[]
  /** Where mail for the domain goes: `10 mail.example`. */
  readonly mail: readonly string[]
  /** What is said of a name that nobody sets: what a wildcard says, where there is one. */
  readonly wildcardA: DnsAnswer
  readonly wildcardTxt: readonly string[]
  /** What stands one level too deep, at `example.com.example.com`. */
  readonly astrayA: readonly string[]
  readonly astrayWww: readonly string[]
  readonly astrayProof: readonly string[]
  /** Where its provider is told what to set, as the domain says. */
  readonly provider: readonly string[]
  /** Whether what visitors see there is known to be nobody's website; nobody has looked where it is absent. */
  readonly isPlaceholder?: boolean
}

/** What the answers are held to. */
export interface DomainWish extends DomainTarget {
  readonly proof: string
  /** Who makes the certificates, as CAA records name them; empty where nobody has to be allowed. */
  readonly authorities: readonly string[]
}
