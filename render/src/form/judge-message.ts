import type { SpamReason } from '@shingle/shared/lead/spam-reasons.ts'

/** What speaks for spam in what a visitor wrote, and whether it is enough. */
export interface Judgement {
  readonly isSpam: boolean
  readonly reasons: readonly SpamReason[]
}

/** What is judged: the texts of a form, whether its hidden field was filled in, and what the website itself says. */
interface Judged {
  readonly texts: readonly string[]
  readonly hasTrap: boolean
  readonly pageText: string
}

const link = /https?:\/\/|www\./gi
/** Code of links, of HTML and of forums: nobody types it into a form that shows it as it is. */
const markup = /<a\s+href|\[url[=\]]|\[link[=\]]/i

/** What strangers sell by the forms of strangers, each as people write it. */
const offers: readonly RegExp[] = [
  /\bseo\b|search engine optimi[sz]ation|suchmaschinenoptimierung|référencement|posicionamiento web/i,
  /first page of google|top of google|page one of google|rank (?:your|first|higher)|google ranking/i,
  /\bbacklinks?\b|guest posts?\b|link building|domain authority/i,
  /web(?:site)? traffic|more visitors|targeted traffic/i,
  /\b(?:bitcoin|crypto|forex|binary options)\b/i,
  /\b(?:casino|betting|viagra|cialis|porn)\b/i,
  /business loan|funding for your business|working capital/i,
  /redesign your website|mobile app development|explainer video|web design services/i,
  /\b(?:email|mailing) lists?\b|leads? generation|bulk emails?/i,
]

const enough = 4
const most = { links: 4, offer: 4 } as const

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/** One link is no more than that; each further one speaks louder. */
const linkScore = (text: string): number => {
  const links = countOf(text, link)
  return links <= 1 ? links : Math.min(most.links, links)
}

/** What a website says of itself nobody sells to it: customers of an agency ask for what it does. */
const offerScore = (text: string, pageText: string): number =>
  Math.min(most.offer, 2 * offers.filter((offer) => offer.test(text) && !offer.test(pageText)).length)

const shoutedFrom = 40

const isShouted = (text: string): boolean => {
  const capitals = countOf(text, /\p{Lu}/gu)
  return capitals >= shoutedFrom && capitals > 3 * countOf(text, /\p{Ll}/gu)
}

/** Judges a message by what it says alone. What several things speak against is spam, and what only machines do. */
export const judgeMessage = ({ texts, hasTrap, pageText }: Judged): Judgement => {
  const text = texts.join('\n')
  const scores: readonly (readonly [SpamReason, number])[] = [
    ['trap', hasTrap ? enough : 0],
    ['links', linkScore(text)],
    ['markup', markup.test(text) ? 3 : 0],
    ['offer', offerScore(text, pageText)],
    ['shouting', isShouted(text) ? 1 : 0],
  ]
  const isSpam = scores.reduce((sum, [, score]) => sum + score, 0) >= enough
  return { isSpam, reasons: scores.flatMap(([reason, score]) => (score > 0 ? [reason] : [])) }
}
