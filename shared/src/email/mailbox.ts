const dotless: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox that a normalised address leads to, as far as its spelling tells: what follows a plus is a mark of its
 * owner's own, and Gmail reads no dots. For counting mails alone: nobody's account is found by it.
 */
export const mailboxOf = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [name = ''] = email.slice(0, at).split('+', 1)
  const domain = email.slice(at + 1)
  return `${dotless.has(domain) ? name.replaceAll('.', '') : name}@${domain}`
}
