import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const client = join(import.meta.dirname, '..', '..', 'client')
const program = join(import.meta.dirname, 'list-chunks.ts')

const chunksSchema = z.array(
  z.object({
    fileName: z.string(),
    /** The module that fetching the chunk is for, if any. */
    begins: z.string().nullable(),
    imports: z.array(z.string()),
    modules: z.array(z.string()),
    /** As sent, compressed. */
    bytes: z.int(),
  }),
)
type Chunk = z.infer<typeof chunksSchema>[number]

/** What a screen runs before it answers: its script as it is sent, and the modules in it. */
export interface FirstLoad {
  readonly bytes: number
  readonly modules: readonly string[]
}

/** Builds the client and answers how to weigh what a screen fetches first, named by the modules that make it up. */
export const buildForWeighing = async (): Promise<(modules: readonly string[]) => FirstLoad> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
    cwd: client,
    env: { NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  const chunks = chunksSchema.parse(JSON.parse(stdout))
  const reach = (chunk: Chunk, seen: Set<Chunk>): void => {
    if (seen.has(chunk)) return
    seen.add(chunk)
    for (const next of chunks) if (chunk.imports.includes(next.fileName)) reach(next, seen)
  }
  return (modules) => {
    const seen = new Set<Chunk>()
    for (const module of modules) {
      const path = join(client, module)
      const begin = chunks.find(({ begins, modules }) => begins === path || modules.includes(path))
      if (begin === undefined) throw new Error(`The build has no chunk with ${module}`)
      reach(begin, seen)
    }
    return {
      bytes: [...seen].reduce((sum, { bytes }) => sum + bytes, 0),
      modules: [...seen].flatMap((chunk) => chunk.modules),
    }
  }
}
