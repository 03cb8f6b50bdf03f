import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { explainFailure } from './explain-failure.ts'
import { startEmbeddedMongo } from './start-embedded-mongo.ts'

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    socket: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
})
const { file = '.data/app.db', socket } = values
const port = Number(values.port)
// Not among the arguments: those are for every user of the machine to read.
const password = process.env.EMBEDDED_MONGO_PASSWORD
process.umask(0o077)

try {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const server = await startEmbeddedMongo({ file, port, socket, password })
  const stop = (): void => {
    server.close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`The database did not close cleanly: ${error}\n`)
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // The parent holds the other end of stdin: when it is gone, so is the reason to run.
  process.stdin.once('close', stop).resume()
  process.stdout.write(`${JSON.stringify({ uri: server.uri })}\n`)
} catch (error) {
  process.stderr.write(`${explainFailure(error, { file, port })}\n`)
  process.exit(2)
}
