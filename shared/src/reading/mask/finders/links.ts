import { findBy, pattern, wordEnd } from '../finder.ts'

const label = '[a-z0-9\\u00c0-\\u024f](?:[a-z0-9\\u00c0-\\u024f\\-]*[a-z0-9\\u00c0-\\u024f])?'

/** E-mail addresses. */
export const findEmails = findBy('email', pattern(`[a-z0-9\\u00c0-\\u024f._%+\\-]+@${label}(?:\\.${label})+`))

const endings =
  'com|net|org|info|biz|eu|uk|de|at|ch|fr|es|it|jp|kr|nl|be|ie|ca|au|nz|us|me|io|co|app|shop|store|studio|online|site|website|page|cat|bzh|berlin|koeln|wien|tokyo|london|scot|wales|cymru|academy|art|cafe|salon|yoga|photography'
// These are words too: a stop without a space before them is common.
const wordEndings = 'it|me|at|de|es|us|be|art|co|page|shop|store|studio|cafe|salon|yoga|photography|online'
const path = '(?:[/?#][^\\s,;)\\]>"“”、。]*[^\\s,;.:!?)\\]>"“”、。])?/?'

/** Web and social addresses, with and without their protocol. */
export const findLinks = findBy(
  'link',
  pattern(`https?://[^\\s,;)\\]>"“”、。]*[^\\s,;.:!?)\\]>"“”、。]`),
  pattern(`(?<![a-z0-9@.])www\\.${label}(?:\\.${label})+${path}`),
  pattern(
    `(?<![a-z0-9@.\\-])(?:${label}\\.)+(?:${endings})(?<!\\.(?:${wordEndings}))${wordEnd}(?![\\d.]\\w)${path}`,
  ),
  // Small letters alone, and nothing after it that would make it two sentences.
  pattern(
    `(?<![a-zA-Z0-9@.\\-])(?:[a-z0-9\\-]{3,}\\.)+(?:${wordEndings})(?:/[^\\s,;)]*|(?=\\s*(?:$|[\\n,;.)|·、。])))`,
    'gu',
  ),
)

const network =
  'instagram|insta|ig|facebook|fb|tik ?tok|twitter|x|threads|youtube|pinterest|telegram|line(?: id)?|snapchat|인스타(?:그램)?|카카오톡?(?: ?(?:채널|id|아이디))?|카톡|インスタ(?:グラム)?|ライン'

/** Names on social networks: '@hart.bikes', 'Insta: hart_bikes'. */
export const findHandles = findBy(
  'handle',
  pattern('(?<![a-z0-9._])@[a-z0-9_](?:[a-z0-9_.]{0,28}[a-z0-9_])?'),
  pattern(`(?<![a-z0-9])(?:${network})(?: ?[:=] ?)(?<form>[a-z0-9_](?:[a-z0-9_.]{1,28}[a-z0-9_]))`),
  pattern(`(?<![a-z0-9])(?:${network}) (?<form>[a-z0-9]+[_.][a-z0-9_.]*[a-z0-9_])`),
)
