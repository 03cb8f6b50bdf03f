import type { DnsAnswer } from '@shingle/shared/domain/doctor/answers.ts'
import type { Answer, CaaData, DecodedPacket, RecordType, TxtData } from 'dns-packet'
import { keyTagOf } from './key-tag.ts'

const codes = { none: 0, noSuchName: 3 } as const
const mostValues = 24

const textOf = (data: TxtData): string =>
  (Array.isArray(data) ? data : [data]).map((part) => part.toString()).join('')

const caaOf = ({ flags = 0, tag, value }: CaaData): string => `${flags} ${tag} "${value}"`

const trimDot = (name: string): string => name.replace(/\.$/, '').toLowerCase()

const contentOf = (record: Answer): string | undefined => {
  switch (record.type) {
    case 'A':
    case 'AAAA':
      return record.data
    case 'CNAME':
    case 'NS':
      return trimDot(record.data)
    case 'TXT':
      return textOf(record.data)
    case 'CAA':
      return caaOf(record.data)
    case 'MX':
      return `${record.data.preference ?? 0} ${trimDot(record.data.exchange)}`
    case 'DS':
      return String(record.data.keyTag)
    case 'DNSKEY':
      return String(keyTagOf(record.data))
    default:
      return undefined
  }
}

const silent: DnsAnswer = { outcome: 'silent', values: [], alias: null, ttl: 0 }

const ttlOf = (record: Answer): number => ('ttl' in record ? (record.ttl ?? 0) : 0)

/** RFC 2308: that there is nothing is remembered for as long as the zone says, and not at all where it says nothing. */
const ttlOfNothing = ({ authorities = [] }: DecodedPacket): number =>
  Math.max(
    0,
    ...authorities.map((record) =>
      record.type === 'SOA' ? Math.min(ttlOf(record), record.data.minimum ?? 0) : 0,
    ),
  )

/** What a message says of one name and type; nothing said is silence. */
export const readRecords = (
  packet: DecodedPacket | undefined,
  { name, type }: { readonly name: string; readonly type: RecordType },
): DnsAnswer => {
  if (packet === undefined) return silent
  const code = (packet.flags ?? 0) & 0xf
  const answers = packet.answers ?? []
  const fitting = answers.filter((record) => record.type === type).slice(0, mostValues)
  const values = fitting.flatMap((record) => contentOf(record) ?? [])
  const alias = answers.find((record) => record.type === 'CNAME' && trimDot(record.name) === trimDot(name))
  const ttl = Math.max(values.length > 0 ? 0 : ttlOfNothing(packet), ...answers.map(ttlOf))
  const said = { values, alias: (alias && contentOf(alias)) ?? null, ttl }
  if (code === codes.noSuchName && alias === undefined) return { ...said, outcome: 'no-such-name' }
  if (code !== codes.none && code !== codes.noSuchName) return { ...said, outcome: 'failed' }
  return { ...said, outcome: values.length > 0 ? 'found' : 'none' }
}
