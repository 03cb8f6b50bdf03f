import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'

const client = join(import.meta.dirname, '..', '..', 'client')
const program = join(import.meta.dirname, 'list-chunks.ts')

const bytes = z.int()
const buildSchema = z.object({
  chunks: z.array(
    z.object({
      fileName: z.string(),
      /** The module that fetching the chunk is for, if any. */
      begins: z.string().nullable(),
      imports: z.array(z.string()),
      modules: z.array(z.string()),
      /** The files that its late scripts need, by name. */
      preloads: z.array(z.string()),
      /** As sent, compressed. */
      bytes,
    }),
  ),
  files: z.array(z.object({ fileName: z.string(), text: z.string().nullable(), bytes })),
  /** The pages of the marketing site. */
  pages: z.array(z.object({ path: z.string(), html: z.string(), bytes })),
})
/** What a build of the client makes. */
export type ClientBuild = z.infer<typeof buildSchema>
type Chunk = ClientBuild['chunks'][number]

/** What a screen runs before it answers: its script as it is sent, and the modules in it. */
export interface FirstLoad {
  readonly bytes: number
  readonly modules: readonly string[]
}

/** Builds the client as it is sent to browsers, and keeps it in memory. */
export const buildForWeighing = async (): Promise<ClientBuild> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', program], {
    cwd: client,
    env: { NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return buildSchema.parse(JSON.parse(stdout))
}

const reach = (chunk: Chunk, chunks: readonly Chunk[], seen: Set<Chunk>): Set<Chunk> => {
  if (seen.has(chunk)) return seen
  seen.add(chunk)
  for (const next of chunks) if (chunk.imports.includes(next.fileName)) reach(next, chunks, seen)
  return seen
}

/** The script that fetching some chunks makes a browser fetch. */
export const scriptOf = (begins: readonly Chunk[], chunks: readonly Chunk[]): readonly Chunk[] => {
  const seen = new Set<Chunk>()
  for (const begin of begins) reach(begin, chunks, seen)
  return [...seen]
}

/** Answers how to weigh what a screen fetches first, named by the modules that make it up. */
export const weigher =
  ({ chunks }: ClientBuild) =>
  (modules: readonly string[]): FirstLoad => {
    const begins = modules.map((module) => {
      const path = join(client, module)
      const begin = chunks.find(({ begins, modules }) => begins === path || modules.includes(path))
      if (begin === undefined) throw new Error(`The build has no chunk with ${module}`)
      return begin
    })
    const seen = scriptOf(begins, chunks)
    return {
      bytes: seen.reduce((sum, { bytes }) => sum + bytes, 0),
      modules: seen.flatMap((chunk) => chunk.modules),
    }
  }
