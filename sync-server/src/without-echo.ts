import type { DraftConnection } from './draft-access.ts'

const unheard = (): void => undefined

/** Runs what broadcasts an update while one connection hears nothing: whoever wrote it already has it. */
export const withoutEcho = (writer: DraftConnection, broadcast: () => void): void => {
  const { send } = writer
  writer.send = unheard
  try {
    broadcast()
  } finally {
    writer.send = send
  }
}
