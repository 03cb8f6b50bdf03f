import { once } from 'node:events'
import { createServer } from 'node:net'

// Below those that operating systems give to connections: one of these could take the port before whoever was told of it.
const [lowest, count] = [10_240, 20_000]

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  probe.close()
  await once(probe, 'close')
  return true
}

/** A loopback port that nobody listens on, nor is likely to before it is used, or used again. */
export const freePort = async (): Promise<number> => {
  const port = lowest + Math.floor(Math.random() * count)
  return (await isFree(port)) ? port : freePort()
}
