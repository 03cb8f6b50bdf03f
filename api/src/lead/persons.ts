import { normaliseEmail } from '@shingle/shared/email/email.ts'
import { leftAddress } from '@shingle/storage/codes/left-address.ts'
import type { DraftRow } from '@shingle/storage/rows/draft-row.ts'
import type { Drafts } from '../website/drafts.ts'
import type { LeadStores } from './list-leads.ts'

interface PersonPorts extends LeadStores {
  readonly drafts: Pick<Drafts, 'owned'>
  readonly secret: Uint8Array
}

/** Whoever sent one lead of a website, as the owner of all these websites means them. */
interface AskedPerson {
  readonly draft: Pick<DraftRow, '_id'>
  readonly lead: string
  readonly ownerId: string
}

/** The person behind a lead: what is kept of them at all websites of an account, and its end. */
export const createPersons = ({ messages, signUps, drafts, secret }: PersonPorts) => {
  const find = async ({ draft, lead }: Pick<AskedPerson, 'draft' | 'lead'>) => {
    const message = await messages.findOf(draft._id, lead)
    const signUp = message ? undefined : await signUps.findOf(draft._id, lead)
    if (message) return { kind: 'message', email: message.email } as const
    return signUp && ({ kind: 'sign-up', email: signUp.leftAt ? null : signUp.email } as const)
  }
  const websitesOf = async (ownerId: string) => (await drafts.owned(ownerId)).map(({ _id }) => _id)
  return {
    weigh: async ({ ownerId, ...asked }: AskedPerson) => {
      const found = await find(asked)
      if (found === undefined) return undefined
      const { kind, email } = found
      const alone = { messages: kind === 'message' ? 1 : 0, signUps: kind === 'message' ? 0 : 1 }
      if (email === null) return { email, ...alone, signedUpAt: null }
      const ids = await websitesOf(ownerId)
      const [written, signedUp] = await Promise.all([
        messages.countOfPerson(ids, email),
        signUps.ofPerson(ids, normaliseEmail(email)),
      ])
      const signedUpAt = signedUp[0]?.createdAt.toISOString() ?? null
      return { email, messages: written, signUps: signedUp.length, signedUpAt }
    },
    /** Also that an address has left a list goes with whoever had it. */
    erase: async ({ ownerId, ...asked }: AskedPerson): Promise<void> => {
      const found = await find(asked)
      if (found === undefined) return
      const { email, kind } = found
      const { draft, lead } = asked
      if (email === null)
        return kind === 'message' ? messages.removeOne(draft._id, lead) : signUps.removeOne(draft._id, lead)
      const ids = await websitesOf(ownerId)
      const address = normaliseEmail(email)
      await messages.removePerson(ids, email)
      await signUps.removePerson(ids, [address, leftAddress(secret, address)])
    },
  }
}
