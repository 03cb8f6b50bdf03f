import '@shingle/storage/environment/production.ts'
import { openServer } from '@shingle/storage/network/open-server.ts'
import { pino } from 'pino'
import { readConfiguration } from './start/configuration.ts'
import { openDataFolder, openSecret } from './start/data-folder.ts'
import { databaseFileIn, launchDatabase } from './start/launch-database.ts'
import { listen } from './start/listen.ts'
import { turnAwayUntilOpen } from './start/opening.ts'
import { Refusal } from './start/refusal.ts'

const goodbyeLimitMs = 10_000

const start = async (): Promise<void> => {
  const configuration = readConfiguration(process.env, process.argv.slice(2))
  const say = (line: string) => console.log(line)
  const server = openServer({ trustsProxy: configuration.TRUST_PROXY === '1' })
  // The port first: a taken one is the most likely trouble, and nothing has been started yet.
  const port = await listen(server, configuration.PORT, configuration.HOST)
  const open = turnAwayUntilOpen(server)
  const folder = await openDataFolder(configuration.DATA_DIR)
  const secret = await openSecret(folder, configuration.SECRET)
  // The rooms are many modules: they load while the database starts, and not at all when something above refuses.
  const [database, { compose }] = await Promise.all([
    configuration.MONGO_URI
      ? { uri: configuration.MONGO_URI, close: () => Promise.resolve() }
      : launchDatabase(databaseFileIn(folder), process.env),
    import('./start/compose.ts'),
    // Half a second of loading, for which the first mail would have everybody wait.
    import('@shingle/mail/write-mail.tsx'),
  ])
  const log = pino({ level: configuration.LOG_LEVEL })
  const product = await compose({
    configuration,
    server,
    port,
    folder,
    secret,
    log,
    mongoUri: database.uri,
    say,
  })
  open()

  const stop = async () => {
    // Whatever hangs, the person who pressed Ctrl-C gets their terminal back.
    setTimeout(() => process.exit(1), goodbyeLimitMs).unref()
    server.close()
    await product.close()
    await database.close()
    server.closeAllConnections()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

  say(`\n  Shingle is open:      ${product.origins.app}`)
  say(`  Published websites:   ${product.origins.sites}/<web address>`)
  say(`  Sign-in mails:        ${product.mailPlace}`)
  say('  Stop with Ctrl-C.\n')
}

process.on('unhandledRejection', (reason) => {
  console.error('Unhandled rejection:', reason)
})

start().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
})
