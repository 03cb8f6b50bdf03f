import { type CreationProgress, creationProgressSchema } from '@shingle/shared/creation/progress.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { followCreationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { parseJson } from '@shingle/shared/text/parse-json.ts'
import * as z from 'zod/mini'
import { networkProblem } from '../server/problems.ts'

/** How often in a row it may be turned away, and how long it waits then (milliseconds). */
const [mostRefusals, refusedMs] = [20, 1_000]

const read = (data: string): CreationProgress | undefined => {
  const progress = z.safeParse(creationProgressSchema, parseJson(data))
  return progress.success ? progress.data : undefined
}

/** Follows a website while it is written, over cut lines too; the value is how it stood in the end. */
export const followCreation = (
  draftId: string,
  show: (progress: CreationProgress) => void,
): Promise<Result<CreationProgress>> =>
  new Promise((resolve) => {
    let refusals = 0
    const listen = () => {
      // The browser sends its session's cookie along, and comes back by itself when a line breaks.
      const events = new EventSource(addressOf(followCreationEndpoint, { params: { id: draftId } }))
      const end = (result: Result<CreationProgress>) => {
        events.close()
        resolve(result)
      }
      events.onmessage = ({ data }) => {
        const progress = read(String(data))
        if (progress === undefined) return
        refusals = 0
        show(progress)
        const { outcome } = progress
        if (outcome?.is === 'made') end(succeed(progress))
        else if (outcome?.is === 'failed') end(refuse(outcome))
      }
      events.onerror = () => {
        // What answers, and not as asked, such as a server that is starting, the browser leaves for good.
        if (events.readyState !== EventSource.CLOSED) return
        refusals += 1
        if (refusals > mostRefusals) end(refuse(networkProblem))
        else setTimeout(listen, refusedMs)
      }
    }
    listen()
  })
