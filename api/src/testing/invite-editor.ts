import { parseArgs } from 'node:util'
import { connectDatabase } from '@shingle/storage/database/connect-database.ts'

// Makes a person an editor of a draft, as if they had accepted an invite; a process of its own for the journeys.
const { values } = parseArgs({
  options: { uri: { type: 'string' }, draft: { type: 'string' }, email: { type: 'string' } },
})
const { uri = '', draft = '', email = '' } = values
const { db, close } = await connectDatabase(uri, { name: 'shingle' })
const user = await db.collection<{ _id: string; email: string }>('Users').findOne({ email })
if (user === null) throw new Error(`Nobody signed in as ${email}`)
await db.collection<{ _id: string }>('WebsiteInvites').insertOne({
  _id: `${draft}-${user._id}`,
  ...{ websiteId: draft, invitedUserEmail: email, invitedUserId: user._id },
  ...{ role: 'Collaborator', accepted: true, createdAt: new Date() },
})
await close()
