import type { FoundItem, FoundKind } from '@shingle/shared/import/found.ts'

type ValueOf<Kind extends FoundKind> = Extract<FoundItem, { readonly kind: Kind }>['choices'][number]['value']

/** One thing that a page tells, and where on it. */
export type Told = {
  readonly [Kind in FoundKind]: {
    readonly kind: Kind
    readonly value: ValueOf<Kind>
    readonly source: string
  }
}[FoundKind]

/** Another page that a page leads to, and what the link there says. */
export interface PageLink {
  readonly url: string
  readonly words: string
}

/** Everything that one page tells. */
export interface PageFacts {
  readonly told: readonly Told[]
  readonly links: readonly PageLink[]
  readonly reviews: number
  /** How many characters of text were read. */
  readonly characters: number
  /** Where the page sends its visitors on by itself; '' where it does not. */
  readonly refresh: string
}

/** A page to read: its bytes, and what is known of it beside them. */
export interface PageOrder {
  readonly bytes: Uint8Array
  /** As its head named it; '' where it did not. */
  readonly charset: string
  readonly url: string
  /** What the page is called where its facts are told: 'Prices'. */
  readonly label: string
  /** How much of its text is read. */
  readonly characters: number
}
