import { tooManyRequests } from '@shingle/shared/account/problems.ts'
import {
  forgetImportEndpoint,
  readImportEndpoint,
  startImportEndpoint,
} from '@shingle/shared/import/endpoints.ts'
import { importSteps } from '@shingle/shared/import/import-state.ts'
import { importGone } from '@shingle/shared/import/problems.ts'
import { invalidWebAddress, readWebAddress } from '@shingle/shared/link/web-address.ts'
import type { Bus } from '@shingle/storage/bus/bus.ts'
import { createOrderImport } from '@shingle/storage/importing/import-jobs.ts'
import { createJobQueue } from '@shingle/storage/jobs/job-queue.ts'
import type { FetchOutside } from '@shingle/storage/outside/fetch-outside.ts'
import { openImports } from '@shingle/storage/rows/imports.ts'
import type { Db } from 'mongodb'
import { Refusal, unwrap } from '../http/refusal.ts'
import { openRoute, type Route } from '../http/route.ts'
import type { ImageResizer } from '../image/image-resizer.ts'
import { jobAskerOf } from '../limits/count-address.ts'
import type { AskForStranger } from '../prompt/ask-for-stranger.ts'
import { freshId } from '../session/keys.ts'
import { foundPictureRoute } from './found-picture-route.ts'
import { summaryRoute } from './summary-route.ts'

interface Services {
  readonly db: Db
  readonly bus: Bus
  readonly clock: () => Date
  readonly secret: Uint8Array
  readonly askForStranger: AskForStranger
  readonly fetchOutside: FetchOutside
  readonly resizeImage: ImageResizer
}

/** Having the page at a link read, looking at what was found, and forgetting it: without an account, as onboarding is. */
export const importRoutes = ({ db, bus, clock, secret, ...services }: Services): readonly Route[] => {
  const imports = openImports(db, clock)
  const orderImport = createOrderImport(createJobQueue(db, { bus, clock }))
  return [
    openRoute(startImportEndpoint, {
      summary: 'Have the page at a link read',
      problems: [tooManyRequests, invalidWebAddress],
      handle: async ({ ctx, body }) => {
        const link = unwrap(readWebAddress(body.link))
        if (link === '') throw new Refusal({ ...invalidWebAddress, field: 'link' })
        const importId = freshId()
        // The row first: the job finds it. One whose job was never ordered ends by itself.
        await imports.begin(importId, { link, state: { state: 'reading', step: importSteps[0], note: '' } })
        await orderImport(importId, jobAskerOf(secret, ctx.ip))
        return { status: 202, body: { importId } }
      },
    }),
    openRoute(readImportEndpoint, {
      summary: 'How reading a link stands, and what was found',
      problems: [importGone],
      handle: async ({ params: { importId } }) => {
        const row = await imports.find(importId)
        if (row === undefined) throw new Refusal(importGone)
        return { status: 200, body: row.state }
      },
    }),
    foundPictureRoute({ imports, ...services }),
    summaryRoute({ imports, ...services }),
    openRoute(forgetImportEndpoint, {
      summary: 'Forget what was found at a link',
      problems: [tooManyRequests],
      handle: async ({ params: { importId } }) => {
        await imports.forget(importId)
        return { status: 204, body: undefined }
      },
    }),
  ]
}
