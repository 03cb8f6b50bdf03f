import { presenceLimits } from '@shingle/shared/presence/limits.ts'
import type { AskAnswer, AskMessage, Person } from '@shingle/shared/presence/presence.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenDraft } from '../../replica/draft.ts'
import type { PresenceLine } from '../../replica/presence-line.ts'

/** Everybody at the open draft, as the server told of them last. */
export interface Presence {
  readonly people: readonly Person[]
  /** How many there are beyond those. */
  readonly more: number
  /** What became of the last request for edit control that was made on this page; null until there was an answer. */
  readonly answer: { readonly answer: AskAnswer; readonly epoch: number } | null
  /** The epoch whose holder was asked from this page last. */
  readonly asked: number | null
  /** When the holder may be asked again (ms since 1970): not right after they answered, or were asked no more. */
  readonly mayAskAt: number
}

/** The presence at one draft, and what this page says of itself there. */
export interface PresenceStore extends StoreApi<Presence> {
  lookAt(section: string | null): void
  say(message: AskMessage): void
}

const alone: Presence = { people: [], more: 0, answer: null, asked: null, mayAskAt: 0 }

/** Changing networks takes a moment: only whoever is away for longer sees nobody. */
const patienceMs = 2_500

const follow = (draft: OpenDraft): PresenceStore => {
  const store = createStore<Presence>(() => alone)
  let line: PresenceLine | undefined
  let place: string | null = null
  let stop = (): void => undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = (ms: number): void => store.setState({ asked: null, mayAskAt: Date.now() + ms })
  const show = ({ people, more }: Pick<Presence, 'people' | 'more'>): void => store.setState({ people, more })
  const listen = (present: PresenceLine | undefined): void => {
    stop()
    line = present
    if (present === undefined) return
    line?.lookAt(place)
    show(present.people())
    stop = present.subscribe((message) => {
      if (message.t === 'people') show(message)
      else if (message.t === 'rest') rest(message.ms)
      else {
        store.setState({ answer: message })
        if (message.answer !== 'hand-over')
          store.setState({ mayAskAt: Date.now() + presenceLimits.askAgainMs })
      }
    })
  }
  const check = (): void => {
    if (draft.presence() !== line) listen(draft.presence())
    const isAway = !draft.status().online
    if (!isAway) {
      clearTimeout(timer)
      timer = undefined
    } else timer ??= setTimeout(() => show(alone), navigator.onLine ? patienceMs : 0)
  }
  draft.subscribe(check)
  check()
  return {
    ...store,
    lookAt: (section) => {
      place = section
      line?.lookAt(section)
    },
    say: (message) => {
      if (message.t === 'ask') store.setState({ asked: draft.status().epoch, answer: null })
      if (message.t === 'withdraw') rest(presenceLimits.askAgainMs)
      line?.say(message)
    },
  }
}

const stores = new WeakMap<OpenDraft, PresenceStore>()

/** The presence at an open draft, the same for all who ask. */
export const presenceAt = (draft: OpenDraft): PresenceStore => {
  const store = stores.get(draft) ?? follow(draft)
  stores.set(draft, store)
  return store
}
