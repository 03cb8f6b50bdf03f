const channelName = 'magic-link'
const answerWithinMs = 300

type Message = { readonly kind: 'opened' } | { readonly kind: 'goes-on'; readonly next: string }

/** Waits in this tab for a magic link to be opened in another, and tells that one where its person wanted to go. Answers how to stop. */
export const waitForLink = (next: string, onOpened: () => void): (() => void) => {
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind !== 'opened') return
    channel.postMessage({ kind: 'goes-on', next } satisfies Message)
    onOpened()
  })
  return () => channel.close()
}

/** Where the person who opened a magic link in this tab wanted to go, if the tab they asked in still waits. */
export const askWaitingTab = (): Promise<string | null> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName)
    const settle = (next: string | null) => {
      channel.close()
      resolve(next)
    }
    const timer = setTimeout(() => settle(null), answerWithinMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind !== 'goes-on') return
      clearTimeout(timer)
      settle(data.next)
    })
    channel.postMessage({ kind: 'opened' } satisfies Message)
  })
