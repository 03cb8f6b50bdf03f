/** What the operator may count with: Google Analytics; a container of Tag Manager would run scripts of others. */
export const ownAnalyticsId = /^G-[A-Z\d]{4,14}$/

/** The operator's analytics, as pages carry them. */
export interface OwnAnalytics {
  readonly id: string
  /** The path of the script that asks and tells. */
  readonly script: string
}

const scriptTag = /<script [^>]*data-analytics-id[^>]*><\/script>/g
const said = /( data-analytics="")(?: hidden="")?/g

/**
 * A built page with the operator's analytics, or without any: its script, and what the page says of them, which is hidden
 * (`data-analytics=""`) where there are none. A page that had others before has them no more.
 */
export const withOwnAnalytics = (html: string, analytics: OwnAnalytics | undefined): string => {
  const plain = html.replace(scriptTag, '').replace(said, '$1 hidden=""')
  if (analytics === undefined) return plain
  const { id, script } = analytics
  const tag = `<script type="module" async src="${script}" data-analytics-id="${id}"></script>`
  return plain.replace(said, '$1').replace('</head>', `${tag}</head>`)
}

/** The operator's analytics with the script among the paths of a build's files; undefined where no id is set. */
export const ownAnalytics = (id: string | undefined, paths: readonly string[]): OwnAnalytics | undefined => {
  const script = paths.find((path) => /^\/assets\/analytics-[\w-]+\.js$/.test(path))
  return id === undefined || script === undefined ? undefined : { id, script }
}
