/** Asks to sign in again over the open draft, which stays as it is. */
export const signInAgain = (): void => {
  import('../../account/login-dialog.tsx').then(({ openLogin }) => openLogin({})).catch(console.error)
}
