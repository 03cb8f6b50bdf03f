import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ImageResizer } from './image-resizer.ts'

/** Opens a picture that came from outside as an upload is opened: through a file, in the process that may die of it. */
export const resizeBytes = async (
  resizeImage: ImageResizer,
  accountId: string,
  bytes: Buffer,
): ReturnType<ImageResizer> => {
  const folder = await mkdtemp(join(tmpdir(), 'shingle-picture-'))
  const file = join(folder, 'picture')
  try {
    await writeFile(file, bytes, { mode: 0o600 })
    return await resizeImage(accountId, { file, purpose: 'image' })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
