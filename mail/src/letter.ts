import type { Language } from '@shingle/shared/language/language.ts'

/** One fact of a list: a short text that may lead somewhere. */
export interface Fact {
  readonly title: string
  readonly value: string
  readonly href?: string
}

/** A part of a mail's board. Texts are texts: no markup, and a line break is a line break. */
export type LetterBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'text'; readonly text: string }
  /** Something to copy, painted on the sign. */
  | { readonly kind: 'sign'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  /** Small print; `href` is written out below it. */
  | { readonly kind: 'small'; readonly text: string; readonly href?: string }

/** A way on below the small print. */
export interface FooterLink {
  readonly label: string
  readonly href: string
}

/** What a mail says, before it is HTML and plain text. */
export interface Letter {
  readonly subject: string
  /** What lists of mails show after the subject. */
  readonly preview: string
  readonly language: Language
  /** The name above the rail: whose mail this is. */
  readonly name: string
  readonly board: readonly LetterBlock[]
  /** The small print below the board. */
  readonly footer: string
  /** Where its reader can go beside what the mail is about. */
  readonly footerLinks?: readonly FooterLink[]
  /** The sender's name, where it is not the product's. */
  readonly fromName?: string
  /** Where one click takes the reader off the list (RFC 8058). */
  readonly unsubscribeUrl?: string
  /** Where an answer goes. */
  readonly replyTo?: string
}
