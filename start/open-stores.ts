import { connect } from 'node:net'
import { join } from 'node:path'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'
import { choosePrivateAddress } from '@shingle/storage/embedded-mongo/private-address.ts'
import { backupPlaceIn, type Variables } from '@shingle/storage/environment/environment.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { chooseFiles } from '@shingle/storage/ports/choose-ports.ts'
import type { Db } from 'mongodb'
import { readConfiguration } from './configuration.ts'
import { openDataFolder } from './data-folder.ts'
import { databaseFileIn, launchDatabase } from './launch-database.ts'
import { Refusal } from './refusal.ts'

/** Where everything is stored, for a command that ends. */
export interface Stores {
  readonly db: Db
  readonly files: FileStore
  readonly close: () => Promise<void>
}

const databaseName = 'shingle'

/** The embedded database of a product that is running now, if it is. */
const runningDatabase = async (folder: string): Promise<string | undefined> => {
  const { uri, endpoint } = await choosePrivateAddress(folder)
  const isThere = await new Promise<boolean>((resolve) => {
    const socket = connect(endpoint)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
  return isThere ? uri : undefined
}

const connectTo = async (uri: string, closeServer: () => Promise<void>) => {
  try {
    const { db, close } = await connectDatabase(uri, { name: databaseName })
    return {
      db,
      close: async () => {
        await close()
        await closeServer()
      },
    }
  } catch (error) {
    await closeServer()
    throw new Refusal(`The database does not answer: ${error instanceof Error ? error.message : error}`)
  }
}

/** Opens a database: at its address, or the embedded one of a data folder; that of a running product where `alone` is not asked. */
export const openOneDatabase = async (
  place: string,
  { variables, alone }: { readonly variables: Variables; readonly alone: boolean },
): Promise<Pick<Stores, 'db' | 'close'>> => {
  if (place.startsWith('mongodb')) return connectTo(place, () => Promise.resolve())
  const running = alone ? undefined : await runningDatabase(place)
  if (running !== undefined) return connectTo(running, () => Promise.resolve())
  const { uri, close } = await launchDatabase(databaseFileIn(place), variables)
  return connectTo(uri, close)
}

/** The place of backups that the environment names, or a refusal that says what is missing. */
export const requireBackupPlace = (variables: Variables) => {
  const place = backupPlaceIn(readConfiguration(variables, []))
  if (place !== undefined) return place
  throw new Refusal(
    'Set BACKUP_FOLDER, where the backups go, and BACKUP_KEY, what seals them: 32 random bytes in base64 (`openssl rand -base64 32`).',
  )
}

/** Opens the database and the file store that the environment names. */
export const openStores = async (
  variables: Variables,
  { alone }: { readonly alone: boolean },
): Promise<Stores> => {
  const configuration = readConfiguration(variables, [])
  const folder = await openDataFolder(configuration.DATA_DIR)
  const files = chooseFiles(configuration, join(folder, 'files'))
  return { files, ...(await openOneDatabase(configuration.MONGO_URI ?? folder, { variables, alone })) }
}
