import { type Account, accountSchema } from '@shingle/shared/account/account.ts'
import { readKept, writeKept } from '../kept-answer.ts'

const key = 'account'

/** Who was signed in last, without any secret, so that the app opens offline with that person's drafts. */
export const rememberedAccount = (): Account | null => readKept(key, accountSchema)

export const rememberAccount = (account: Account): void => {
  writeKept(key, account)
}

export const forgetAccount = (): void => {
  localStorage.removeItem(key)
}
