/** Whether a text is an address of a host, or of one below it, by https. */
export const isAtHost = (text: string, host: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' && (hostname === host || hostname.endsWith(`.${host}`))
}
