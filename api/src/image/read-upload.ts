import type { Readable } from 'node:stream'
import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { type UploadPurpose, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'

/** The bytes of an upload. What is counted is what arrives, not what the headers promise. */
export const readUpload = async (
  stream: Readable,
  purpose: UploadPurpose,
): Promise<Result<Buffer<ArrayBuffer>>> => {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk)
      length += bytes.length
      if (length > uploadLimits[purpose].bytes) {
        // The rest is let through unread, so that the answer reaches a client that is still sending.
        stream.resume()
        return refuse(uploadRefusal(purpose, 'bytes'))
      }
      chunks.push(bytes)
    }
  } catch {
    // The connection broke off: there is nobody left to tell more.
    return refuse(uploadRefusal(purpose, 'unreadable'))
  }
  return succeed(Buffer.concat(chunks))
}
