import DNS from 'dns2'

const { Packet } = DNS

/** One record of a zone on the stage. */
export interface StageRecord {
  readonly name: string
  readonly type: string
  readonly value: string
  readonly ttl: number
}

/** Reads a zone: a line for each record, `@ A 203.0.113.20`, its time to live behind the name where it is not 300. */
export const readZone = (zone: string, text: string): readonly StageRecord[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, label = '@', ttl = '300', type = 'A', value = ''] =
        /^(\S+) (?:(\d+) )?([A-Z]+) (.*)$/.exec(line) ?? []
      return { name: label === '@' ? zone : `${label}.${zone}`, ttl: Number(ttl), type, value }
    })

// The library knows no such type, and passes on what it does not know as it stands.
const dsNumber = 43
/** A DS record for the key of a tag: of algorithm 13, with a digest by SHA-256 that fits nothing. */
const dsOf = (keyTag: number): Buffer => {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(keyTag)
  head.set([13, 2], 2)
  return Buffer.concat([head, Buffer.alloc(32, 7)])
}

/** What the library is told of a record. */
export const fieldsOf = ({ type, value }: StageRecord): Partial<DNS.Packet.Resource> => {
  switch (type) {
    case 'A':
    case 'AAAA':
      return { address: value }
    case 'CNAME':
      return { domain: value }
    case 'NS':
      return { ns: value }
    case 'MX': {
      const [priority = '10', exchange = ''] = value.split(' ')
      return { priority: Number(priority), exchange }
    }
    case 'DS':
      return { data: dsOf(Number(value)) } as unknown as Partial<DNS.Packet.Resource>
    case 'DNSKEY':
      return { flags: 257, protocol: 3, algorithm: 13, key: value }
    case 'CAA': {
      const [flags = '0', tag = 'issue', ...rest] = value.split(' ')
      return { flags: Number(flags), tag, value: rest.join(' ') }
    }
    default:
      return { data: value }
  }
}

/** The number of a type of records. */
export const numberOf = (type: string): number =>
  type === 'DS' ? dsNumber : Packet.TYPE[type as keyof typeof Packet.TYPE]
/** The type that is asked for. */
export const typeOf = ({ type }: DNS.Packet.Question): string =>
  type === dsNumber ? 'DS' : (Packet.TYPE_NAME[type] ?? 'A')
