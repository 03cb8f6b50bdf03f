import type { PackCopy, Templates } from '../industry/pack.ts'

/** The words of one language that do not depend on the trade. */
export interface Wording {
  /** Between two sentences. */
  readonly gap: ' ' | ''
  /** The heading over what the owner does not do. */
  readonly refusals: string
  /** 'Leaks, taps and drains' from its parts. */
  readonly join: (parts: readonly string[]) => string
  /** The page title, with `{name}`, `{trade}` and `{place}`; the first that can be filled in is taken. */
  readonly pageTitles: Templates
  /** What search engines show when the person wrote too little, likewise. */
  readonly descriptions: Templates
  readonly form: {
    readonly name: string
    readonly email: string
    readonly message: string
    readonly titles: Templates
    readonly buttons: Templates
    readonly success: string
  }
  /** Samples say that they are samples. */
  readonly sample: {
    readonly author: string
    readonly authorLocation: string
    readonly memberName: string
    readonly memberBios: Templates
  }
  readonly team: { readonly headings: Templates; readonly lines: Templates }
  readonly logos: { readonly headings: Templates; readonly lines: Templates }
  readonly video: { readonly headings: Templates; readonly lines: Templates }
  readonly scheduling: { readonly lines: Templates; readonly button: string }
  readonly newsletter: { readonly fieldLabel: string; readonly button: string; readonly success: string }
  readonly cookies: { readonly text: string; readonly accept: string; readonly reject: string }
  /** The alternative text of default artwork; undefined where the artwork's own (English) words serve. */
  readonly drawing?: string
  /** What stands in for a trade's texts where no pack of the trade speaks this language. */
  readonly copy: PackCopy
}
