const tableRecord = 16
const headerLength = 12

interface Table {
  readonly tag: string
  readonly bytes: Buffer
}

const tablesOf = (font: Buffer): readonly Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const at = headerLength + index * tableRecord
    const start = font.readUInt32BE(at + 8)
    const length = font.readUInt32BE(at + 12)
    return {
      tag: font.toString('latin1', at, at + 4),
      bytes: Buffer.from(font.subarray(start, start + length)),
    }
  })

const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16()

const windowsEnglish = [3, 1, 0x409] as const

/** A `name` table of the ids given, for Windows and English, which every system reads. */
const nameTable = (names: ReadonlyMap<number, string>): Buffer => {
  const texts = [...names].map(([id, text]) => ({ id, text: utf16(text) }))
  const storage = 6 + texts.length * 12
  const table = Buffer.alloc(storage)
  table.writeUInt16BE(texts.length, 2)
  table.writeUInt16BE(storage, 4)
  let offset = 0
  for (const [index, { id, text }] of texts.entries()) {
    const fields = [...windowsEnglish, id, text.length, offset]
    for (const [at, value] of fields.entries()) table.writeUInt16BE(value, 6 + index * 12 + at * 2)
    offset += text.length
  }
  return Buffer.concat([table, ...texts.map(({ text }) => text)])
}

const checksum = (bytes: Buffer): number => {
  let sum = 0
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0
  return sum
}

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])

const assemble = (version: number, tables: readonly Table[]): Buffer => {
  const header = Buffer.alloc(headerLength + tables.length * tableRecord)
  const span = 2 ** Math.floor(Math.log2(tables.length))
  header.writeUInt32BE(version, 0)
  header.writeUInt16BE(tables.length, 4)
  header.writeUInt16BE(span * 16, 6)
  header.writeUInt16BE(Math.log2(span), 8)
  header.writeUInt16BE((tables.length - span) * 16, 10)
  let offset = header.length
  for (const [index, { tag, bytes }] of tables.entries()) {
    const at = headerLength + index * tableRecord
    header.write(tag, at, 'latin1')
    header.writeUInt32BE(checksum(padded(bytes)), at + 4)
    header.writeUInt32BE(offset, at + 8)
    header.writeUInt32BE(bytes.length, at + 12)
    offset += padded(bytes).length
  }
  return Buffer.concat([header, ...tables.map(({ bytes }) => padded(bytes))])
}

const readNames = (table: Buffer): ReadonlyMap<number, string> => {
  const storage = table.readUInt16BE(4)
  const names = new Map<number, string>()
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const at = 6 + index * 12
    if (table.readUInt16BE(at) !== windowsEnglish[0]) continue
    const start = storage + table.readUInt16BE(at + 10)
    const text = Buffer.from(table.subarray(start, start + table.readUInt16BE(at + 8)))
    names.set(table.readUInt16BE(at + 6), text.swap16().toString('utf16le'))
  }
  return names
}

const copyright = 0

/**
 * Gives an uncompressed font another family name and keeps nothing of the old one but its copyright line: a modified
 * font must not carry a name that its authors reserved.
 */
export const renameFont = (font: Buffer, family: string): Buffer => {
  const tables = tablesOf(font).map((table) => {
    if (table.tag !== 'name') return table
    const owner = readNames(table.bytes).get(copyright) ?? ''
    const postscript = family.replaceAll(' ', '')
    const names = new Map([
      [copyright, owner],
      [1, family],
      [2, 'Regular'],
      [3, postscript],
      [4, family],
      [6, postscript],
    ])
    return { tag: 'name', bytes: nameTable(names) }
  })
  // Zero while the sum over the whole font is taken, which it then completes to a fixed number.
  const head = tables.find(({ tag }) => tag === 'head')
  if (head === undefined) throw new Error('The font has no table head')
  head.bytes.writeUInt32BE(0, 8)
  const sum = checksum(assemble(font.readUInt32BE(0), tables))
  head.bytes.writeUInt32BE((0xb1b0afba - sum) >>> 0, 8)
  return assemble(font.readUInt32BE(0), tables)
}
