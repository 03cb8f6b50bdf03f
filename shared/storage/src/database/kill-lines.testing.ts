import { Socket } from 'node:net'
import { vi } from 'vitest'

/** How a line dies: as what holds this text is sent, with an error, or just before, without one. */
export interface Death {
  readonly text: string
  readonly isHeard: boolean
}

/** Lets lines to a port die, one after the other. */
export const killLines = (port: number, deaths: Death[]) => {
  const { write } = Socket.prototype
  const spy = vi.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, ...written) {
    const [death] = deaths
    const isDue = death !== undefined && this.remotePort === port && String(written[0]).includes(death.text)
    if (!isDue) return Reflect.apply(write, this, written)
    deaths.shift()
    if (!death.isHeard) this.destroy()
    const isWritten = Reflect.apply(write, this, written)
    if (death.isHeard) this.destroy(new Error('read ECONNRESET'))
    return isWritten
  })
  return { areDead: () => deaths.length === 0, mend: () => spy.mockRestore() }
}

/** Asks where the line to the database dies unheard as what holds `text` is sent, and does not wait for the deadline in real time. */
export const askInSilence = async <T>(
  { port, text }: { readonly port: number; readonly text: string },
  ask: () => Promise<T>,
): Promise<T> => {
  const lines = killLines(port, [{ text, isHeard: false }])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  try {
    let isAnswered = false
    const asked = ask().finally(() => {
      isAnswered = true
    })
    while (!(lines.areDead() || isAnswered)) await new Promise((resolve) => setImmediate(resolve))
    if (!lines.areDead()) throw new Error(`Nothing was sent that holds ${text}`)
    await vi.advanceTimersByTimeAsync(5_000)
    return await asked
  } finally {
    vi.useRealTimers()
    lines.mend()
  }
}
