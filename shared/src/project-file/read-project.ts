import type { DraftContent } from '../draft/content.ts'
import { validateContent } from '../draft/validate.ts'
import { isRecord } from '../field/is-record.ts'
import { imagesMaximum } from '../image/image-limits.ts'
import { type Problem, type Result, refuse, succeed } from '../problem/problem.ts'
import { fitContent } from './fit-content.ts'
import { picturesIn, withFreshIds, withPictures } from './fresh-content.ts'
import { projectLimits } from './limits.ts'
import { currentProjectVersion, migrateProject } from './migrate-project.ts'
import { newerProject, noProjectFile } from './problems.ts'
import { type Project, projectSchema } from './project.ts'

/** A project that may become a website, under ids that no other one has. */
export interface ReadProject {
  readonly content: DraftContent
  /** Where in the zip the pictures stand that the content shows, and who made them, by what it calls them. */
  readonly pictures: ReadonlyMap<string, Pick<Project['pictures'][number], 'file' | 'credit'>>
  readonly leftOut: readonly string[]
}

/** What is wrong, and where in the file. */
const wrong = (field: string, text = noProjectFile.text): Problem => ({ ...noProjectFile, text, field })

const readEnvelope = (value: unknown): Result<Project> => {
  if (!isRecord(value)) return refuse(noProjectFile)
  const { version } = value
  if (typeof version === 'number' && version > currentProjectVersion) return refuse(newerProject)
  const parsed = projectSchema.safeParse(migrateProject(value))
  if (parsed.success) return succeed(parsed.data)
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(issue?.path ?? []), ...unknown].map(String).join('.')
  return refuse(path === '' ? noProjectFile : wrong(path))
}

/** The places of a project's pictures; the first that comes twice is refused. */
const placesOf = ({ pictures }: Project): Result<ReadProject['pictures']> => {
  const places = new Map<string, Project['pictures'][number]>()
  const files = new Set<string>()
  for (const [at, picture] of pictures.entries()) {
    const { file, reference } = picture
    if (places.has(reference) || files.has(file)) return refuse(wrong(`pictures.${at}`))
    places.set(reference, picture)
    files.add(file)
  }
  return succeed(places)
}

/**
 * Reads what a project file says: brought into the present version and shape, validated as a draft is, each of its
 * pictures in the file and no other, with ids of its own. Names the first field that is wrong.
 */
export const readProject = (value: unknown): Result<ReadProject> => {
  const project = readEnvelope(value)
  if (!project.ok) return project
  const places = placesOf(project.value)
  if (!places.ok) return places
  const fitted = fitContent(project.value.content)
  const valid = validateContent(fitted.content)
  if (!valid.ok) return refuse({ ...valid.problem, code: noProjectFile.code })
  const used = picturesIn(valid.value)
  const foreign = used.find((reference) => !places.value.has(reference))
  if (foreign !== undefined) return refuse(wrong(`pictures: ${foreign.slice(0, 80)}`))
  const kept = new Set(used.slice(0, imagesMaximum))
  const content = withPictures(valid.value, (picture) => (kept.has(picture.reference) ? picture : null))
  const beyond = used.slice(imagesMaximum).map((reference) => `Picture: ${places.value.get(reference)?.file}`)
  const pictures = new Map([...places.value].filter(([reference]) => kept.has(reference)))
  const leftOut = [...fitted.leftOut, ...beyond].slice(0, projectLimits.leftOut)
  return succeed({ content: withFreshIds(content), pictures, leftOut })
}
