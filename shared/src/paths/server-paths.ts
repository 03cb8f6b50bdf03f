/** What both origins and every connected domain answer alike: pictures by their key, fonts by their file. */
export const filePaths = { pictures: '/i', fonts: '/fonts' } as const

/** Where assistants look for what a host tells in words (llmstxt.org). */
export const wordsPath = '/llms.txt'

/** What tells search engines which pages of a host to look at, and which not. */
export const crawlerPaths = { robots: '/robots.txt', sitemap: '/sitemap.xml' } as const

/** One of the sitemaps of all published websites, to which `crawlerPaths.sitemap` of their origin leads. */
export const sitemapPartPattern = '/sitemap-:file.xml'

/** The path of one of them: the part of a bucket, counted from 1. Only a bucket of many addresses has more than one. */
export const sitemapPartPath = ({ bucket, part }: Readonly<Record<'bucket' | 'part', number>>): string =>
  sitemapPartPattern.replace(':file', part === 1 ? `${bucket}` : `${bucket}-${part}`)

/** What tells whoever runs the servers how they are, and the proxy in front what it may do. */
export const operatorPaths = {
  health: '/health',
  metrics: '/metrics',
  /** Where a proxy in front asks whether it may have a certificate made for a name. */
  certificateAsk: '/internal/tls-allowed',
} as const

/** The page of the mails that were kept instead of sent, each below it, and its script. */
export const outboxPaths = { page: '/dev/outbox', script: '/dev/outbox.js' } as const

/** Where an authority asks whether a name leads here (RFC 8555 8.3). */
export const acmeChallengePath = '/.well-known/acme-challenge'

/** Where this deployment shows itself that a domain leads to it. */
export const domainCheckPath = '/.well-known/shingle-domain'

/** Forms of published websites, what their mails lead to, and where customers who were asked write a review. */
export const formPaths = { section: '/f', subscription: '/n', review: '/r' } as const

/** Where published pages tell of taps. */
export const tapPath = '/v'

/** Code that an owner embeds, by website and section, on an origin of its own. */
export const embedPath = '/embed'

/** Where the designer shows, on such an origin, the code that its owner is writing. */
export const embedPreviewPath = '/embed-preview'

/** Where owners' own assistants call. */
export const assistantPath = '/mcp'

/** The socket of live drafts. */
export const syncPath = '/sync'

/** The sign of the product in a browser's tab. */
export const signPath = '/favicon.svg'

/** Files of the client whose names stay: its page, the same page as the designer opens it, and its service worker. */
export const clientPaths = {
  page: '/index.html',
  designer: '/designer.html',
  serviceWorker: '/service-worker.js',
} as const

/** What a server answers on the app origin, everything below each path included. */
export const serverPaths = {
  api: ['/api', '/dev', assistantPath, operatorPaths.health, ...Object.values(crawlerPaths)],
  sync: [syncPath],
  /** Fonts and pictures, which the sites origin has too. */
  shared: [filePaths.fonts, filePaths.pictures],
  /** Files of the client whose names change with their content. */
  assets: ['/assets'],
} as const

/** Where a picture or file of the store is had, by its key. */
export const pictureUrl = (key: string): string => `${filePaths.pictures}/${key}`

/** Whether a path is one of those given, or lies below one. */
export const isBelow = (paths: readonly string[], pathname: string): boolean =>
  paths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
