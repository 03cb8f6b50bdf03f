import { createHash } from 'node:crypto'

const extensions = {
  'application/gzip': 'gz',
  'application/json': 'json',
  'application/octet-stream': 'bin',
  'application/pdf': 'pdf',
  'application/xml': 'xml',
  'application/zip': 'zip',
  'font/woff2': 'woff2',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
  'text/css': 'css',
  'text/csv': 'csv',
  'text/html': 'html',
  'text/javascript': 'js',
  'text/plain': 'txt',
} as const

const encodings = { br: 'br', gzip: 'gzip' } as const

/** The media types that files are kept as. */
export type FileType = keyof typeof extensions

/** How a file's bytes are compressed. */
export type FileEncoding = keyof typeof encodings

const written = String.raw`[0-9a-f]{64}\.(?<extension>[a-z0-9]+)(?:\.(?<encoding>br|gzip))?`
const keyPattern = new RegExp(`^${written}$`)

/** The key of a file: the SHA-256 of its bytes, its type's extension and, where it is compressed, the encoding. */
export const fileKey = (
  bytes: Uint8Array,
  { type, encoding }: { type: FileType; encoding?: FileEncoding | undefined },
): string => {
  const name = `${createHash('sha256').update(bytes).digest('hex')}.${extensions[type]}`
  return encoding === undefined ? name : `${name}.${encoding}`
}

/** What a key says about its file, or undefined for text that is no key (and so can never become a path). */
export const readFileKey = (
  key: string,
): { type: FileType; encoding: FileEncoding | undefined } | undefined => {
  const parts = keyPattern.exec(key)?.groups
  if (parts === undefined) return undefined
  const type = fileTypes.find((candidate) => extensions[candidate] === parts.extension)
  if (type === undefined) return undefined
  return { type, encoding: parts.encoding === 'br' || parts.encoding === 'gzip' ? parts.encoding : undefined }
}

const keysAnywhere = new RegExp(written, 'g')

/** The file keys that stand anywhere in a text, each once. */
export const fileKeysIn = (text: string): readonly string[] =>
  [...new Set(text.match(keysAnywhere))].filter((key) => readFileKey(key) !== undefined)

/** True for a media type that files are kept as. */
export const isFileType = (type: string): type is FileType => Object.hasOwn(extensions, type)

const fileTypes = Object.keys(extensions).filter(isFileType)
