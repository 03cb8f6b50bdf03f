import { type Account, accountSchema } from '@shingle/shared/account/account.ts'

const key = 'account'

/** Who was signed in last, without any secret, so that the app opens offline with that person's drafts. */
export const rememberedAccount = (): Account | null => {
  const stored = localStorage.getItem(key)
  if (!stored) return null
  try {
    const account = accountSchema.safeParse(JSON.parse(stored))
    return account.success ? account.data : null
  } catch {
    // Not our JSON: as good as nobody.
    return null
  }
}

export const rememberAccount = (account: Account): void => {
  localStorage.setItem(key, JSON.stringify(account))
}

export const forgetAccount = (): void => {
  localStorage.removeItem(key)
}
