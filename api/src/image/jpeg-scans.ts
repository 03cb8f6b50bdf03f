const marker = 0xff
const [startOfImage, endOfImage, startOfScan] = [0xd8, 0xd9, 0xda]

/** The marker that a decoder finds next: bytes of a scan and what belongs to none are passed over, as it passes them. */
const nextMarker = (bytes: Buffer, from: number): number => {
  for (
    let at = bytes.indexOf(marker, from);
    at !== -1 && at + 1 < bytes.length;
    at = bytes.indexOf(marker, at + 1)
  ) {
    const kind = bytes[at + 1] ?? 0
    const isInScan = kind === 0 || kind === marker || (kind >= 0xd0 && kind <= 0xd7)
    if (!isInScan) return at
  }
  return -1
}

/** How many scans a JPEG file has: each makes a decoder go over the whole picture once more, however few bytes it has. */
export const jpegScans = (bytes: Buffer): number => {
  let scans = 0
  let at = nextMarker(bytes, 0)
  while (at !== -1 && bytes[at + 1] !== endOfImage) {
    const hasLength = bytes[at + 1] !== startOfImage && at + 4 <= bytes.length
    if (bytes[at + 1] === startOfScan) scans += 1
    // What a segment holds is not looked at: a small picture in it has scans of its own.
    at = nextMarker(bytes, at + 2 + (hasLength ? bytes.readUInt16BE(at + 2) : 0))
  }
  return scans
}
