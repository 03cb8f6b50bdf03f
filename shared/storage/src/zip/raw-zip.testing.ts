import { crc32, deflateRawSync } from 'node:zlib'

/** A file of a zip, and what the zip says of it whatever is true. */
export interface RawEntry {
  readonly name: string
  readonly bytes: Uint8Array | string
  /** What the directory says that it unpacks to. */
  readonly saidSize?: number
  /** What it is to a Unix: a link, a folder, a pipe. */
  readonly mode?: number
  readonly method?: number
  readonly flags?: number
  /** Whether the directory leads to the bytes of the entry before it. */
  readonly sharesBytes?: boolean
}

const deflated = 8
const unixVersion = 0x031e

const fieldsOf = ({ name, bytes, saidSize, method = deflated, flags = 0 }: RawEntry) => {
  const raw = Buffer.from(bytes)
  const packed = method === deflated ? deflateRawSync(raw) : raw
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(flags, 2)
  fields.writeUInt16LE(method, 4)
  fields.writeUInt32LE(crc32(raw), 10)
  fields.writeUInt32LE(packed.length, 14)
  fields.writeUInt32LE(saidSize ?? raw.length, 18)
  fields.writeUInt16LE(Buffer.byteLength(name, 'latin1'), 22)
  return { fields, packed }
}

const inDirectory = (fields: Buffer, { name, mode = 0o100644 }: RawEntry, offset: number): Buffer => {
  const head = Buffer.alloc(46)
  head.write('PK\x01\x02', 'latin1')
  head.writeUInt16LE(unixVersion, 4)
  fields.copy(head, 6)
  head.writeUInt32LE(mode * 0x10000, 38)
  head.writeUInt32LE(offset, 42)
  return Buffer.concat([head, Buffer.from(name, 'latin1')])
}

/** A zip that is whatever a test says, however wrong. */
export const rawZip = (entries: readonly RawEntry[]): Buffer => {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  let before = 0
  for (const entry of entries) {
    const { fields, packed } = fieldsOf(entry)
    const offset = entry.sharesBytes ? before : at
    directory.push(inDirectory(fields, entry, offset))
    if (entry.sharesBytes) continue
    const file = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      fields,
      Buffer.from(entry.name, 'latin1'),
      packed,
    ])
    files.push(file)
    before = at
    at += file.length
  }
  const [body, listed] = [Buffer.concat(files), Buffer.concat(directory)]
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(body.length, 16)
  return Buffer.concat([body, listed, end])
}
