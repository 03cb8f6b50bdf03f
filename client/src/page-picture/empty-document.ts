// A full document, because an empty one would be laid out in quirks mode.
const markup = '<!doctype html><html><head><meta charset="utf-8"></head><body></body></html>'

let trusted: string | undefined

/** An empty document, as the browser takes it for markup: the only text that the app ever writes into one. */
export const emptyDocument = (): string => {
  // Whatever the policy is asked for, it gives nothing else.
  trusted ??= window.trustedTypes?.createPolicy('page', { createHTML: () => markup }).createHTML('')
  return trusted ?? markup
}
