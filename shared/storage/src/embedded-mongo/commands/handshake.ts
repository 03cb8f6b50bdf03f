import { Int32, Long } from 'mongodb'
import { MongoError } from '../mongo-error.ts'
import { maxDocumentBytes } from '../values/bson.ts'
import { maxMessageBytes } from '../wire/message.ts'
import type { Command } from './command.ts'

// Drivers retry writes only against a replica set, so the server introduces itself as one of a single member.
const replicaSet = 'embedded'
// MongoDB 8.0's number; drivers choose their messages by it.
const wireVersion = 25
const version = [8, 0, 0, 0]

let connections = 0

const hello = (...[, { address }]: Parameters<Command>) => {
  connections += 1
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: replicaSet,
    setVersion: 1,
    hosts: [address],
    me: address,
    primary: address,
    maxBsonObjectSize: maxDocumentBytes,
    maxMessageSizeBytes: maxMessageBytes,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: Long.fromNumber(connections),
    minWireVersion: 0,
    maxWireVersion: wireVersion,
    readOnly: false,
    ok: 1,
  }
}

/** Commands with which a client gets to know the server. */
export const handshakeCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  ping: () => ({ ok: 1 }),
  buildinfo: () => ({
    version: version.slice(0, 3).join('.'),
    versionArray: version.map((part) => new Int32(part)),
    modules: [],
    bits: 64,
    maxBsonObjectSize: maxDocumentBytes,
    ok: 1,
  }),
  connectionstatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  getparameter: () => ({ featureCompatibilityVersion: { version: '8.0' }, ok: 1 }),
  startsession: () => {
    throw new MongoError('CommandNotFound', 'sessions are started by drivers, not by this command')
  },
  endsessions: () => ({ ok: 1 }),
  refreshsessions: () => ({ ok: 1 }),
  killsessions: () => ({ ok: 1 }),
}
