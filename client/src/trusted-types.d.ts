/** What the browser's Trusted Types make of a text that may become markup or a script. */
interface TrustedTypePolicy {
  createHTML: (markup: string) => string
  createScriptURL: (address: string) => string
}

interface Window {
  /** Absent where a browser knows no Trusted Types; a text is then taken as it is. */
  readonly trustedTypes?: {
    createPolicy: (name: string, rules: Partial<TrustedTypePolicy>) => TrustedTypePolicy
  }
}
