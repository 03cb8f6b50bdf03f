import { type Language, languageTag } from '@shingle/shared/language/language.ts'
import { awayHeaders, databaseAway } from '@shingle/shared/problem/ask-again.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'
import type { Context } from 'koa'
import { writePage } from './written-page.ts'

// Nothing of the website can be asked for, so that the page wears nobody's colours.
const style =
  'body{margin:0;min-height:100svh;display:grid;place-items:center;font:400 1.25rem/1.5 system-ui,sans-serif;color-scheme:light dark}p{margin:32px 20px;max-width:36rem}'

const languageOfTag = new Map(
  Object.entries(languageTag).map(([language, tag]) => [tag, language as Language]),
)

/** The language of a visitor's browser, where it is one that websites are written in. */
const visitorsLanguage = (ctx: Context): Language => {
  const tag = ctx.acceptsLanguages('en', ...languageOfTag.keys())
  return (tag === false ? undefined : languageOfTag.get(tag)) ?? 'english'
}

/** Answers that it is worth to ask again, in the visitor's own language: whose website it is cannot be known now. */
export const answerLater = (ctx: Context): void => {
  const language = visitorsLanguage(ctx)
  const { later } = answerStrings(language)
  const { html, contentSecurityPolicy } = writePage({
    language: languageTag[language],
    title: later,
    style,
    body: `<main><p role="status">${escapeHtml(later)}</p></main>`,
  })
  ctx.status = databaseAway.status
  ctx.type = 'html'
  ctx.set({ ...awayHeaders, 'Content-Security-Policy': contentSecurityPolicy, Vary: 'Accept-Language' })
  ctx.body = html
}
