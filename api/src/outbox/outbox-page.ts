import { codeAlphabet, codeLength } from '@shingle/shared/account/code.ts'
import { outboxPaths } from '@shingle/shared/paths/server-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'
import { paperPage } from '../paper/paper-page.ts'
import { outboxStyle } from './outbox-style.ts'

/** One kept mail, as the viewer lists it. */
export interface KeptMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly replyTo: string | null
  readonly createdAt: Date
}

const half = `[${codeAlphabet}]{${codeLength / 2}}`
const codeAtStart = new RegExp(`^(${half}-${half}) is your `)

const timeOf = (date: Date): string =>
  `<time datetime="${date.toISOString()}">${date.toISOString().slice(11, 19)} UTC</time>`

const codeBoard = (subject: string): string => {
  const code = codeAtStart.exec(subject)?.[1]
  if (code === undefined) return ''
  return `<p class="board"><span class="visually-hidden">Code </span><code>${code}</code></p>`
}

const replyLine = ({ replyTo }: KeptMail): string =>
  replyTo === null ? '' : `<div><dt>Reply to</dt><dd>${escapeHtml(replyTo)}</dd></div>`

const mailArticle = (mail: KeptMail): string => `<article data-mail="${escapeHtml(mail.id)}">
  <header>
    <h2>${escapeHtml(mail.subject)}</h2>
    <dl><div><dt>To</dt><dd>${escapeHtml(mail.to)}</dd></div>${replyLine(mail)}<div><dt>At</dt><dd>${timeOf(mail.createdAt)}</dd></div></dl>
  </header>
  ${codeBoard(mail.subject)}
  <details><summary>Read the mail</summary><iframe sandbox="allow-popups" loading="lazy" title="${escapeHtml(mail.subject)}" src="${outboxPaths.page}/${escapeHtml(mail.id)}"></iframe></details>
  <a class="plain" href="${outboxPaths.page}/${escapeHtml(mail.id)}/text" target="_blank" rel="noreferrer">As plain text</a>
</article>`

const emptyNote = `<p class="empty">No mail yet. Sign in or send a contact form, and it lands here by itself.</p>`

/** The page of all mails that were kept instead of sent, newest first. */
export const outboxPage = (mails: readonly KeptMail[]): string =>
  paperPage({
    name: 'Outbox',
    heading: 'Mail goes no further than here',
    lead: `No mail server is set up, so everything ${productName} would send is kept on this page. Set <code>SMTP_URL</code> to send it for real.`,
    body: `<p class="state" role="status">Listening for new mail</p>
  <section id="mails" aria-live="polite" aria-label="Mails">${mails.length === 0 ? emptyNote : mails.map(mailArticle).join('\n')}</section>`,
    style: outboxStyle,
    script: outboxPaths.script,
  })

/** Looks for new mails and puts them on top; what is being read stays as it is. */
export const outboxScript = `const list = document.querySelector('#mails')
const state = document.querySelector('.state')
const idOf = (mail) => mail.dataset.mail
const look = async () => {
  const response = await fetch('${outboxPaths.page}', { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error('status ' + response.status)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const known = new Set([...list.querySelectorAll('article')].map(idOf))
  const fresh = [...page.querySelectorAll('article')].filter((mail) => !known.has(idOf(mail)))
  if (fresh.length > 0) list.querySelector('.empty')?.remove()
  for (const mail of fresh) mail.classList.add('fresh')
  list.prepend(...fresh)
  const count = list.querySelectorAll('article').length
  document.title = (count > 0 ? '(' + count + ') ' : '') + 'Outbox'
  say('Listening for new mail', false)
}
const say = (words, isAway) => {
  state.textContent = words
  state.classList.toggle('away', isAway)
}
let failures = 0
const again = () => look().then(() => { failures = 0 }, () => {
  failures += 1
  if (failures > 1) say('The server does not answer; trying again', true)
}).finally(() => setTimeout(again, 1500))
setTimeout(again, 1500)
`
