import { isIP } from 'node:net'

/** Whether an address is this machine's own: a proxy there speaks for many people. */
export const isLoopback = (address: string): boolean =>
  isIP(address) !== 0 && /^(?:::1$|(?:::ffff:)?127\.)/i.test(address)
