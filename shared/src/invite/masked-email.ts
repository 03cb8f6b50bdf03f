/** An address of which somebody else sees no more than its first letter and where it lives: 't••@example.com'. */
export const maskedEmail = (email: string): string => {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}••${email.slice(at)}`
}
