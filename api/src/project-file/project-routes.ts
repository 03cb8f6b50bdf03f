import { plainName } from '@shingle/shared/export/file-name.ts'
import { imageLimitReached, uploadsBusy, uploadTooSlow } from '@shingle/shared/image/problems.ts'
import { uploadFaults, uploadRefusal } from '@shingle/shared/image/upload-rules.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { downloadProjectEndpoint, openProjectEndpoint } from '@shingle/shared/project-file/endpoints.ts'
import { projectLimits } from '@shingle/shared/project-file/limits.ts'
import {
  newerProject,
  noProjectFile,
  projectTooLarge,
  projectTooSlow,
} from '@shingle/shared/project-file/problems.ts'
import { websiteTakenDown } from '@shingle/shared/takedown/problems.ts'
import { websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { DraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import type { SendZip } from '../export/send-zip.ts'
import { Refusal, unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { createUploadIntake, usualIntake } from '../image/upload-intake.ts'
import type { Drafts } from '../website/drafts.ts'
import { readContent, readProblems } from '../website/read-content.ts'
import { createKeepProject } from './keep-project.ts'
import { projectFiles } from './project-files.ts'
import { createReadProjectFile } from './read-project-file.ts'

type Services = Parameters<typeof createKeepProject>[0] &
  Parameters<typeof createReadProjectFile>[0] & {
    readonly drafts: Pick<Drafts, 'countOwned' | 'isTakenDown'>
    readonly limit: number
    readonly log: DraftLog
    readonly clock: () => Date
    readonly sendZip: SendZip
  }

const download = ({ drafts, log, images, files, clock, sendZip }: Services): Route =>
  route(downloadProjectEndpoint, {
    summary: 'Download the draft with its pictures as one file',
    problems: [websiteTakenDown, ...readProblems],
    handle: async ({ ctx, caller, thing: draft }) => {
      // Else what the operator took down is opened as another website a minute later.
      if (await drafts.isTakenDown(draft._id)) throw new Refusal(websiteTakenDown)
      const { content } = unwrap(await readContent(log, { draftId: draft._id, accountId: caller.id }))
      const at = clock()
      const [uploaded, credits] = [await images.renditionsOf(draft._id), await images.creditsOf(draft._id)]
      const packed = { content, uploaded, credits, at }
      const name = `${plainName(content.business.name, 'website')}.${productName.toLowerCase()}.zip`
      return sendZip(ctx, caller.id, { name, files: projectFiles(files, packed), at })
    },
  })

/** A slow line takes minutes for many pictures; one file of each person at a time. */
const intakeLimits = { ...usualIntake, perPerson: 1, bodyMs: 600_000, restMs: 60_000 }

const open = (services: Services): Route => {
  const { drafts, limit } = services
  const takeFile = createUploadIntake(intakeLimits)
  const readFile = createReadProjectFile(services)
  const keepProject = createKeepProject(services)
  const purpose = { bytes: projectLimits.file, tooLarge: projectTooLarge, broken: noProjectFile }
  return route(openProjectEndpoint, {
    summary: 'Make a new website of a project file',
    problems: [
      ...[noProjectFile, newerProject, projectTooLarge, projectTooSlow, websiteLimitReached],
      ...[uploadsBusy, uploadTooSlow, imageLimitReached],
      ...uploadFaults.map((fault) => uploadRefusal('image', fault)),
    ],
    handle: async ({ ctx, caller, askAgain }) => {
      if ((await drafts.countOwned(caller.id)) >= limit) throw new Refusal(websiteLimitReached)
      const arriving = { request: ctx.req, purpose, accountId: caller.id, address: ctx.ip }
      const project = await takeFile(arriving, async (path) => {
        // A body may take minutes: whoever signed out meanwhile leaves nothing here.
        await askAgain()
        return readFile(path, caller.id)
      })
      const { leftOut } = unwrap(project)
      const draftId = unwrap(await keepProject(unwrap(project), caller))
      return { status: 201, body: { draftId, leftOut: [...leftOut] } }
    },
  })
}

/** The project file of a website, and new websites of such files. */
export const projectRoutes = (services: Services): readonly Route[] => [download(services), open(services)]
