import { loginCancelled, popupClosed } from '@shingle/shared/google/window-problems.ts'
import { type Problem, type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import type { GoogleCode } from './google-calls.ts'

const channelName = 'google-sign-in'
const takenWithinMs = 400
const lookEveryMs = 300
// A window that comes back from Google seems closed for as long as this page takes to load in it.
const backWithinMs = 2_500

type Message =
  | { readonly kind: 'returned'; readonly search: string }
  | { readonly kind: 'taken'; readonly search: string }

/** What the address says that Google sends people back to. */
export const readReturn = (search: string): Result<GoogleCode> => {
  const asked = new URLSearchParams(search)
  const [code, state] = [asked.get('code'), asked.get('state')]
  return code !== null && state !== null ? succeed({ code, state }) : refuse(loginCancelled)
}

/** Waits for Google's window to come back with the answer to one question, or to be closed. */
export const waitForReturn = (popup: Window, state: string): Promise<Result<GoogleCode>> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    let closedForMs = 0
    const settle = (result: Result<GoogleCode> | Problem) => {
      clearInterval(looking)
      channel.close()
      resolve('ok' in result ? result : refuse(result))
    }
    const looking = setInterval(() => {
      closedForMs = popup.closed ? closedForMs + lookEveryMs : 0
      if (closedForMs > backWithinMs) settle(popupClosed)
    }, lookEveryMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'returned' || new URLSearchParams(data.search).get('state') !== state) return
      channel.postMessage({ kind: 'taken', search: data.search } satisfies Message)
      settle(readReturn(data.search))
    })
  })

/** Gives what Google sent back to the page that opened this window; false where none waits for it. */
export const handOver = (search: string): Promise<boolean> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    const settle = (isTaken: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isTaken)
    }
    const timer = setTimeout(() => settle(false), takenWithinMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'taken' && data.search === search) settle(true)
    })
    channel.postMessage({ kind: 'returned', search } satisfies Message)
  })
