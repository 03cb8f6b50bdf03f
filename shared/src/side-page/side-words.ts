import type { Doing } from './doings.ts'

/** A heading and what stands below it, a paragraph a line. */
export type Passage = readonly [heading: string, text: string]

/** What pages beside the page say in one language. */
export interface SideWords {
  readonly privacy: Readonly<Record<Doing, Passage>> & {
    readonly responsible: string
    /** Said of every website: it is sent, and visits are counted. */
    readonly visit: Passage
    readonly rights: Passage
    /** Where European law holds. */
    readonly european: string
  }
  readonly imprint: {
    /** The line that names the law that asks for the page. */
    readonly under: (law: string) => string
    readonly contact: string
    readonly register: string
    readonly taxId: string
    readonly authority: string
  }
  /** What holds between a business of this name and its customers. */
  readonly terms: (name: string) => readonly Passage[]
}
