import { syncPath } from '@shingle/shared/paths/server-paths.ts'
import { takeControlEndpoint } from '@shingle/shared/website/endpoints.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import { useCallback, useEffect, useState } from 'react'
import type { OpenDraft } from '../../replica/draft.ts'
import { openDraft } from '../../replica/open-draft.ts'
import type { KeptFile } from '../../replica/pictures/picture-store.ts'
import { call } from '../../server/call-endpoint.ts'
import { useAccount } from '../../server/session/session.ts'
import { resetDesigner } from '../base/designer-store.ts'
import { fetchEdits } from '../base/draft/editing.ts'
import { askTicket } from './draft-ticket.ts'

export type OpenedDraft =
  | { state: 'opening' }
  | { state: 'failed'; text: string; retry: () => void }
  /** What is stored of it cannot be read just now. */
  | { state: 'damaged'; retry: () => void }
  | { state: 'open'; draft: OpenDraft }

/** Nobody waits longer than this for a draft without being told. */
const patienceMs = 12_000

/** The draft on this device, open from the first moment there is something to show. */
export const useOpenDraft = (draftId: string): OpenedDraft => {
  const userId = useAccount()?.id ?? ''
  const [opened, setOpened] = useState<OpenedDraft>({ state: 'opening' })
  const [attempt, setAttempt] = useState(0)
  const retry = useCallback(() => {
    setOpened({ state: 'opening' })
    setAttempt((count) => count + 1)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the draft again
  useEffect(() => {
    let draft: OpenDraft | undefined
    let isOver = false
    let stop = () => {}
    const fail = (text: string) => {
      if (!isOver) setOpened({ state: 'failed', text, retry })
    }
    const timer = window.setTimeout(
      () => fail('The draft did not open. Check your connection and try again.'),
      patienceMs,
    )
    resetDesigner()
    void fetchEdits()
    openDraft(optionsFor(draftId, userId))
      .then((open) => {
        draft = open
        if (isOver) return open.close()
        const stopTelling = open.subscribe(() => {
          if (open.status().why !== 'damaged' || open.status().phase !== 'loading') return
          window.clearTimeout(timer)
          setOpened({ state: 'damaged', retry })
        })
        const stopWaiting = whenThere(open, () => {
          window.clearTimeout(timer)
          stopTelling()
          setOpened({ state: 'open', draft: open })
        })
        stop = () => {
          stopTelling()
          stopWaiting()
        }
        return undefined
      })
      .catch((cause: unknown) => {
        console.error(cause)
        fail('The draft did not open. Please try again.')
      })
    return () => {
      isOver = true
      window.clearTimeout(timer)
      stop()
      draft?.close().catch(console.error)
    }
  }, [draftId, userId, attempt, retry])
  return opened
}

/** Calls once the draft has content, which may be now. */
const whenThere = (draft: OpenDraft, call: () => void): (() => void) => {
  const stops: (() => void)[] = []
  const stop = () => {
    for (const one of stops) one()
  }
  const check = () => {
    if (draft.status().phase === 'loading' || draft.view.sectionIds().length === 0) return
    stop()
    call()
  }
  stops.push(draft.subscribe(check), draft.view.subscribe(check))
  check()
  return stop
}

const optionsFor = (draftId: string, userId: string) => {
  // What this draft does it does for the person who opened it, whoever signs in on this device meanwhile.
  const caller = { accountId: userId }
  const params = { id: draftId }
  const socket = window.location.protocol === 'https:' ? 'wss' : 'ws'
  return {
    draftId,
    userId,
    syncUrl: `${socket}://${window.location.host}${syncPath}`,
    getTicket: async () => {
      const ticket = await askTicket(draftId, userId)
      if (ticket.ok) return ticket.value
      const { code, text } = ticket.problem
      // A reason as the sync server gives it: there is no such website for this person any more.
      throw new Error(code === noWebsiteAtLink.code ? 'no-access' : text)
    },
    uploadPicture: async (kept: KeptFile) => {
      const { uploadImage } = await import('../images/upload-image.ts')
      return uploadImage({ draftId, ...caller }, kept)
    },
    take: (seen: number) => call(takeControlEndpoint, { params, body: { seen } }, caller),
  }
}
