import DNS from 'dns2'
import { freePort } from '../../embedded-mongo/free-port.ts'
import { fieldsOf, numberOf, readZone, type StageRecord, typeOf } from './stage-records.testing.ts'

/** How a zone misbehaves: never answers, is signed wrongly, or is still remembered as something else by resolvers. */
export interface ZoneTrouble {
  readonly isMute?: boolean
  readonly isBadlySigned?: boolean
  /** What resolvers still tell, in the words of a zone. */
  readonly remembered?: string
  /** Whether its own name servers answer nobody, while resolvers do. */
  readonly isOwnMute?: boolean
  /** What its second name server says, `ns2.stage.test`. */
  readonly atSecond?: string
}

interface Zone extends ZoneTrouble {
  readonly records: readonly StageRecord[]
  readonly old: readonly StageRecord[] | undefined
  readonly second: readonly StageRecord[] | undefined
}

const { Packet } = DNS
const nameServer = 'ns1.stage.test'
const addresses = { first: '127.0.0.1', second: '127.0.0.2', v6: '::1' } as const

// The library's types do not know the bit that it reads.
const leavesSignatures = ({ header }: DNS.Packet): boolean => 'cd' in header && header.cd === 1

const tell = (
  request: DNS.Packet,
  send: Parameters<DNS.DnsHandler>[1],
  { found, isThere }: { readonly found: readonly StageRecord[]; readonly isThere: boolean },
): void => {
  const response = Packet.createResponseFromRequest(request)
  if (!isThere) response.header.rcode = Packet.RCODE.NXDOMAIN
  for (const record of found)
    response.answers.push({
      ...{ name: record.name, type: numberOf(record.type), class: Packet.CLASS.IN, ttl: record.ttl },
      ...fieldsOf(record),
    } as DNS.Packet.Resource)
  void send(response)
}

const open = async (port: number, address: string, handle: DNS.DnsHandler) => {
  const type = address.includes(':') ? 'udp6' : 'udp4'
  const server = DNS.createServer({ udp: { type }, tcp: true, handle })
  const at = { port, address }
  await server.listen({ udp: at, tcp: at })
  return server
}

/** What the records named * say of a name that has none of its own. */
const wildcardsAt = ({ records }: Zone, name: string): readonly StageRecord[] =>
  records
    .filter((record) => record.name.startsWith('*.') && name.endsWith(record.name.slice(1)))
    .map((record) => ({ ...record, name }))

const recordsAt = (zone: Zone, name: string, asksOthers: boolean): readonly StageRecord[] => {
  const remembered = asksOthers ? zone.old?.filter((record) => record.name === name) : undefined
  const isOld = ({ type }: StageRecord) =>
    remembered?.some((record) => record.type === type || [record.type, type].includes('CNAME'))
  const named = zone.records.filter((record) => record.name === name)
  const standing = named.length > 0 ? named : wildcardsAt(zone, name)
  const now = standing.filter((record) => !isOld(record))
  return [...(remembered ?? []), ...now]
}

const isMuteTo = (zone: Zone | undefined, asksOthers: boolean): boolean =>
  zone?.isMute === true || (zone?.isOwnMute === true && !asksOthers)

/** What domains are registered below is there, whoever has one. */
const isThere = (zone: Zone | undefined, name: string, asksOthers: boolean): boolean =>
  zone === undefined ? !name.includes('.') : recordsAt(zone, name.toLowerCase(), asksOthers).length > 0

/**
 * A DNS server of its own on this machine, by datagram and stream: resolver and name server of all zones in one. Beside
 * `ns1` two more name servers are met at the same port: `ns2` at another address, and `ns6` by IPv6 alone.
 */
export const startDnsStage = async () => {
  const zones = new Map<string, Zone>()
  const zoneOf = (name: string): Zone | undefined => {
    const labels = name.toLowerCase().split('.')
    for (let at = 0; at < labels.length; at += 1) {
      const zone = zones.get(labels.slice(at).join('.'))
      if (zone !== undefined) return zone
    }
    return undefined
  }
  const set = (zone: string, text: string, trouble: ZoneTrouble = {}): void => {
    const own = /^@ (?:\d+ )?NS /m.test(text) ? text : `${text}\n@ NS ${nameServer}`
    const old = trouble.remembered === undefined ? undefined : readZone(zone, trouble.remembered)
    const second = trouble.atSecond === undefined ? undefined : readZone(zone, trouble.atSecond)
    zones.set(zone, { ...trouble, records: readZone(zone, own), old, second })
  }
  set('stage.test', `ns1 A ${addresses.first}\nns2 A ${addresses.second}\nns6 AAAA ${addresses.v6}`)

  /** Everything to answer, an alias followed where others are asked. */
  const collect = (name: string, type: string, asksOthers: boolean): readonly StageRecord[] => {
    const zone = zoneOf(name)
    if (zone === undefined) return []
    const at = recordsAt(zone, name.toLowerCase(), asksOthers)
    const alias = at.find((record) => record.type === 'CNAME')
    const isSloppy = type === 'MX' && at.some((record) => record.type === 'MX')
    if (alias === undefined || isSloppy || type === 'CNAME')
      return at.filter((record) => record.type === type)
    return [alias, ...(asksOthers ? collect(alias.value, type, asksOthers) : [])]
  }

  const answerSecond: DNS.DnsHandler = (request, send, client) => {
    const [question] = request.questions
    const zone = question && zoneOf(question.name)
    if (question === undefined || zone?.second === undefined) return answer(request, send, client)
    const at = zone.second.filter(({ name }) => name === question.name.toLowerCase())
    const fitting = at.filter(({ type }) => type === Packet.TYPE_NAME[question.type] || type === 'CNAME')
    return tell(request, send, { found: fitting, isThere: at.length > 0 })
  }

  const answer: DNS.DnsHandler = (request, send) => {
    const [question] = request.questions
    if (question === undefined) return
    const zone = zoneOf(question.name)
    const asksOthers = request.header.rd === 1
    if (isMuteTo(zone, asksOthers)) return
    if (zone?.isBadlySigned && asksOthers && !leavesSignatures(request)) {
      const response = Packet.createResponseFromRequest(request)
      response.header.rcode = Packet.RCODE.SERVFAIL
      void send(response)
    } else {
      const found = collect(question.name, typeOf(question), asksOthers)
      tell(request, send, { found, isThere: isThere(zone, question.name, asksOthers) })
    }
  }

  const port = await freePort()
  const servers = await Promise.all([
    open(port, addresses.first, answer),
    open(port, addresses.second, answerSecond),
    open(port, addresses.v6, answer),
  ])
  const close = async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
  return { port, set, forget: (zone: string) => zones.delete(zone), close }
}
