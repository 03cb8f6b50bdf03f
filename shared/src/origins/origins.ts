/** The three origins one deployment answers, each without a trailing slash; told apart by Host. */
export interface Origins {
  /** The app and its API: the only origin that sets cookies. */
  readonly app: string
  /** Published websites, under `/<handle>`. */
  readonly sites: string
  /** The parent of one host per Code Embed. */
  readonly usercontent: string
}

/** The origins of the embedded default on one port. */
export const localOrigins = (port: number): Origins => ({
  app: `http://localhost:${port}`,
  sites: `http://sites.localhost:${port}`,
  usercontent: `http://usercontent.localhost:${port}`,
})

/** The public address of the website published under a handle. */
export const siteUrl = ({ sites }: Pick<Origins, 'sites'>, handle: string): string => `${sites}/${handle}`

/** Whether browsers treat the origin as secure transport, so that `Secure` and `__Host-` cookies work. */
export const isHttps = (origin: string): boolean => origin.startsWith('https://')

/** Whether a host name, or a network address, is this machine's own and leads nobody else here. */
export const isThisMachine = (hostname: string): boolean =>
  /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(hostname)

/** Specification 9: local and staging hosts have a higher limit of websites. */
export const isLocalOrStaging = (origin: string): boolean => {
  const { hostname } = new URL(origin)
  return isThisMachine(hostname) || hostname.split(/[.-]/).includes('staging')
}
