/** How much a finding matters: it keeps visitors out, some of them, or it passes by itself. */
export type FindingTone = 'failed' | 'warned' | 'waits'

/** What the doctor says of a finding: what it is, what it means for visitors, and the one thing to do. */
export interface FindingWords {
  readonly tone: FindingTone
  readonly tag: string
  readonly title: string
  readonly about: string
  readonly todo: string
  readonly how: string
}

/** Puts the words of a finding together. */
export const say = (
  tone: FindingTone,
  [tag, title, about]: readonly [string, string, string],
  [todo, how]: readonly [string, string],
): FindingWords => ({ tone, tag, title, about, todo, how })
