import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadLimits } from '@shingle/shared/image/image-limits.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { projectLimits, projectPatienceMs } from '@shingle/shared/project-file/limits.ts'
import { noProjectFile, projectTooLarge, projectTooSlow } from '@shingle/shared/project-file/problems.ts'
import { pictureFilePattern, projectFileName } from '@shingle/shared/project-file/project.ts'
import { type ReadProject, readProject } from '@shingle/shared/project-file/read-project.ts'
import type { PictureCredit } from '@shingle/shared/stock/stock-picture.ts'
import { type OpenedZip, openZip, ZipRefused } from '@shingle/storage/zip/open-zip.ts'
import { checkJsonShape } from '../http/json-shape.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import type { Resized } from '../image/resize-order.ts'

/** A project whose pictures were opened and encoded anew, by what its content calls them. */
export interface OpenedProject extends Omit<ReadProject, 'pictures'> {
  readonly pictures: ReadonlyMap<
    string,
    { readonly sizes: readonly Resized[]; readonly credit?: PictureCredit | undefined }
  >
}

const mostOf = (name: string): number | undefined => {
  if (name === projectFileName) return projectLimits.project
  return pictureFilePattern.test(name) ? uploadLimits.image.bytes : undefined
}
const zipLimits = { entries: projectLimits.entries, bytes: projectLimits.file, mostOf }

const inEntry = (problem: Problem, entry: string): Problem => ({ ...problem, field: entry })

const parsed = (bytes: Buffer): Result<unknown> => {
  try {
    const shape = checkJsonShape(JSON.parse(bytes.toString('utf8')), projectLimits.values)
    return shape.ok ? shape : refuse(inEntry(noProjectFile, shape.problem.field || projectFileName))
  } catch {
    return refuse(inEntry(noProjectFile, projectFileName))
  }
}

const readSaid = async (zip: OpenedZip): Promise<Result<ReadProject>> => {
  if (!zip.names.has(projectFileName)) return refuse(inEntry(noProjectFile, projectFileName))
  const json = parsed(await zip.read(projectFileName))
  if (!json.ok) return json
  const project = readProject(json.value)
  if (!project.ok) return project
  const missing = [...project.value.pictures.values()].find(({ file }) => !zip.names.has(file))
  return missing === undefined ? project : refuse(inEntry(noProjectFile, missing.file))
}

/** Opens the pictures as uploads are opened, one after the other: of each, memory holds the file and what came of it. */
const openPictures = async (
  resizeImage: ImageResizer,
  zip: OpenedZip,
  { accountId, pictures }: Pick<ReadProject, 'pictures'> & { readonly accountId: string },
): Promise<Result<OpenedProject['pictures']>> => {
  const opened = new Map<string, { sizes: readonly Resized[]; credit: PictureCredit | undefined }>()
  const patience = AbortSignal.timeout(projectPatienceMs)
  const folder = await mkdtemp(join(tmpdir(), 'shingle-project-'))
  const copy = join(folder, 'picture')
  try {
    for (const [reference, { file, credit }] of pictures) {
      if (patience.aborted) return refuse(projectTooSlow)
      await writeFile(copy, await zip.read(file), { mode: 0o600 })
      const sizes = await resizeImage(accountId, { file: copy, purpose: 'image' })
      if (!sizes.ok) return refuse(inEntry(sizes.problem, file))
      opened.set(reference, { sizes: sizes.value, credit })
    }
    return succeed(opened)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the project file at a path of ours, of which nothing is believed; the problem names what in it is wrong. */
export type ReadProjectFile = (path: string, accountId: string) => Promise<Result<OpenedProject>>

export const createReadProjectFile = ({
  resizeImage,
}: {
  readonly resizeImage: ImageResizer
}): ReadProjectFile => {
  const read = async (zip: OpenedZip, accountId: string): Promise<Result<OpenedProject>> => {
    const said = await readSaid(zip)
    if (!said.ok) return said
    const { content, leftOut, pictures } = said.value
    const opened = await openPictures(resizeImage, zip, { accountId, pictures })
    return opened.ok ? succeed({ content, leftOut, pictures: opened.value }) : opened
  }
  return async (path, accountId) => {
    let zip: OpenedZip | undefined
    try {
      zip = await openZip(path, zipLimits)
      return await read(zip, accountId)
    } catch (thrown) {
      if (!(thrown instanceof ZipRefused)) throw thrown
      const problem = thrown.fault === 'too-large' ? projectTooLarge : noProjectFile
      return refuse(thrown.entry === undefined ? problem : inEntry(problem, thrown.entry))
    } finally {
      zip?.close()
    }
  }
}
