import { findBy, pattern, wordEnd, wordStart } from '../finder.ts'

const cues =
  'since|established(?: in)?|estd?\\.?|founded(?: in)?|from|opened(?: in)?|started(?: in)?|trading since|seit|gegründet|gegr\\.?|anno|desde(?: el(?: año)?)?|fundad[oa] en|depuis|fondée? en|créée? en|dal|dall’anno|nato nel|nata nel|fondat[oa] nel'
const year = '(?:1[5-9]|20)\\d\\d(?!\\d|[.,:]\\d| ?[€$£%]|s\\b)'

/** Years since when something is, as figures alone: the '1987' of 'since 1987'. */
export const findYears = findBy(
  'year',
  pattern(
    `${wordStart}(?:${cues}) (?:dem jahr |the year |l’année |circa |ca\\. |about )?(?<form>${year})${wordEnd}`,
  ),
  pattern('(?<![\\d.,/\\-])(?:19|20)\\d\\d ?[\\-–] ?(?:19|20)\\d\\d(?!\\d|[\\-/]\\d)'),
  pattern('(?<![\\d.,/\\-])(?:1[5-9]|20)\\d\\d(?:年|년)(?!間|간)'),
  pattern('(?:明治|大正|昭和|平成|令和) ?(?:\\d{1,2}|元)年(?!間)'),
)
