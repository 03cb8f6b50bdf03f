import { openAssistantTokens } from '@shingle/storage/rows/assistant-tokens.ts'
import { openPasskeys } from '@shingle/storage/rows/passkeys.ts'
import { openUsers } from '@shingle/storage/rows/users.ts'
import type { LetterSources, LetterWriter } from './letter-writer.ts'
import { toOwner } from './to-owner.ts'

/** Tells a person that their account has a password, as long as it has one. */
export const passwordSet =
  (sources: LetterSources): LetterWriter<'password-set'> =>
  async ({ userId }) => {
    const { password } = await openUsers(sources.db, sources.clock).waysOf(userId)
    if (password === undefined) return undefined
    const { passwordSetMail } = await import('@shingle/mail/password-set.ts')
    return toOwner(sources, userId, { mail: passwordSetMail, props: (accountUrl) => ({ accountUrl }) })
  }

/** Tells a person of a passkey, as long as their account has it. */
export const passkeyAdded =
  (sources: LetterSources): LetterWriter<'passkey-added'> =>
  async ({ passkeyId }) => {
    const passkey = await openPasskeys(sources.db, sources.clock).find(passkeyId)
    if (passkey === undefined) return undefined
    const { passkeyAddedMail } = await import('@shingle/mail/passkey-added.ts')
    const props = (accountUrl: string) => ({ accountUrl, passkey: passkey.name })
    return toOwner(sources, passkey.userId, { mail: passkeyAddedMail, props })
  }

/** Tells a person of an assistant, as long as they let it in. */
export const assistantAdded =
  (sources: LetterSources): LetterWriter<'assistant-added'> =>
  async ({ assistantId }) => {
    const assistant = await openAssistantTokens(sources.db, sources.clock).find(assistantId)
    if (assistant === undefined) return undefined
    const { name, scopes, userId } = assistant
    const { assistantAddedMail } = await import('@shingle/mail/assistant-added.ts')
    const props = (accountUrl: string) => ({ accountUrl, assistant: name, scopes })
    return toOwner(sources, userId, { mail: assistantAddedMail, props })
  }

/** Tells a person of their Google account, as long as it is connected. */
export const googleConnected =
  (sources: LetterSources): LetterWriter<'google-connected'> =>
  async ({ userId }) => {
    const { google } = await openUsers(sources.db, sources.clock).waysOf(userId)
    if (google === undefined) return undefined
    const { googleConnectedMail } = await import('@shingle/mail/google-connected.ts')
    const props = (accountUrl: string) => ({ accountUrl, google: google.email })
    return toOwner(sources, userId, { mail: googleConnectedMail, props })
  }
