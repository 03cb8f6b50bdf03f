import type { DraftAnswers } from '../../create/answers.ts'
import { answersKey, answersStore, forgetAnswers } from '../../create/answers-store.ts'
import { rememberedAccount } from '../../server/session/remembered-account.ts'
import { refreshSession, sessionStore } from '../../server/session/session.ts'
import { forgetOpen } from '../../website/last-open.ts'

/** What the tab that leaves asks and tells the others. */
type Message =
  | { readonly what: 'ask' }
  | { readonly what: 'answers'; readonly answers: DraftAnswers }
  | { readonly what: 'left'; readonly keepsAnswers: boolean }
  | { readonly what: 'over' }

const channel = new BroadcastChannel('leaving')
const patienceMs = 300

const tell = (message: Message): void => channel.postMessage(message)

/** The answers for a new website that this tab and the others hold, each once. */
export const everyAnswers = async (): Promise<readonly DraftAnswers[]> => {
  const found = ownAnswers()
  const hear = ({ data }: MessageEvent<Message>) => {
    if (data.what === 'answers') found.push(data.answers)
  }
  channel.addEventListener('message', hear)
  tell({ what: 'ask' })
  await new Promise((resolve) => setTimeout(resolve, patienceMs))
  channel.removeEventListener('message', hear)
  return [...new Map(found.map((answers) => [JSON.stringify(answers), answers])).values()]
}

const ownAnswers = (): DraftAnswers[] => {
  const { answers, unsaved } = answersStore.getState()
  return unsaved ? [answers] : []
}

/** Forgets what tabs keep for themselves, in this one and in the others. */
export const forgetInTabs = (keepsAnswers: boolean): void => {
  forgetHere(keepsAnswers)
  tell({ what: 'left', keepsAnswers })
}

/** Has the other tabs find out that the session is over. */
export const tellOver = (): void => tell({ what: 'over' })

// Whatever a tab keeps is of the person who leaves; answers that are to be kept alone are not.
const forgetHere = (keepsAnswers: boolean): void => {
  for (const key of Object.keys(sessionStorage)) if (key !== answersKey) sessionStorage.removeItem(key)
  if (!keepsAnswers) forgetAnswers()
}

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  const { session } = sessionStore.getState()
  if (data.what === 'ask') for (const answers of ownAnswers()) tell({ what: 'answers', answers })
  if (data.what === 'left') forgetHere(data.keepsAnswers)
  if (data.what === 'over' && session.status === 'signed-in')
    refreshSession(session.accessToken).catch(console.error)
})

// The browser may have put this tab to sleep, and what was told meanwhile did not reach it.
if (rememberedAccount() === null) forgetOpen()
