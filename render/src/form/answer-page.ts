import { type Language, languageTag } from '@shingle/shared/language/language.ts'
import type { AnswerStrings } from '@shingle/shared/submission/answer-strings.ts'
import {
  type FormField,
  formTokenName,
  honeypotName,
  lengthMaximumOf,
} from '@shingle/shared/submission/form-fields.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'
import { fontFaceRules, fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { writePage } from '../answer/written-page.ts'
import type { SiteHeader } from './site-header.ts'

/** Whose page answers, and in which language. */
export interface AnswerFrame {
  readonly businessName: string
  readonly theme: Theme
  readonly language: Language
  readonly strings: AnswerStrings
  /** The address of the website. */
  readonly backTo: string
  /** What the website begins with, where that is known. */
  readonly header?: SiteHeader
}

/** Below the header of its website the page needs no line of its own at the top. */
const underHeader = `body{grid-template-rows:auto 1fr;align-content:stretch;padding:0;border:0}
.site{min-width:0;min-height:0}
body:has(footer){grid-template-rows:auto 1fr auto}
main{width:min(100%,calc(36rem + 40px));align-self:center;padding:clamp(32px,8vw,96px) 20px}`

/** The website's own faces, colours and corners, so that the answer comes from the same house. */
const styleOf = ({ theme, header }: AnswerFrame): string => {
  const look = resolveLook(theme)
  const { surface, ink, inkSoft, line, field, accent, onAccent, accentHover, focus } = look.surfaces.plain
  const properties = Object.entries(look.properties).map(([name, value]) => `${name}:${value}`)
  return `${header ? header.style : fontFaceRules(look, fontUrl)}
:root{${properties.join(';')}}*{box-sizing:border-box}h1,p,label,input,textarea{unicode-bidi:plaintext}
body{margin:0;min-height:100svh;display:grid;align-content:center;padding:clamp(32px,8vw,96px) 20px;border-top:8px solid ${accent};background:${surface};color:${ink};font:400 1.0625rem/1.6 var(--font-body)}
main{width:min(100%,36rem);margin:0 auto}
.name{margin:0 0 20px;color:${inkSoft};font-weight:600}
h1{margin:0 0 16px;font:var(--heading-style) var(--heading-weight) clamp(2rem,7vw,3.25rem)/1.08 var(--font-heading);letter-spacing:var(--heading-tracking);text-transform:var(--heading-case);text-wrap:balance;overflow-wrap:break-word}
p{margin:0 0 28px;font-size:1.125rem;overflow-wrap:anywhere}
form{display:grid;gap:20px;margin:0 0 32px}
label{display:grid;gap:6px;font-weight:600}
input,textarea{width:100%;min-height:48px;padding:10px 12px;font:inherit;font-weight:400;color:${ink};background:${field};border:1px solid ${inkSoft};border-radius:var(--radius-field)}
textarea{min-height:140px;resize:vertical}
[aria-invalid=true]{border:2px solid #a8231a}
.error{display:block;padding:6px 10px;background:#f9e3df;color:#8c1c14;border-radius:4px;font-weight:500;font-size:.9375rem}
button{justify-self:start;min-height:48px;padding:0 28px;border:0;border-radius:var(--radius-button);background:${accent};color:${onAccent};font:var(--button-weight) 1rem/1 var(--button-font);text-transform:var(--button-case);cursor:pointer}
button:hover{background:${accentHover}}
main:not(:has(label)){text-align:center}
main:not(:has(label)) button{justify-self:center}
main .quiet{padding:0 12px;background:none;color:${inkSoft};font:400 .9375rem/1 var(--font-body);text-transform:none;text-decoration:underline;text-underline-offset:4px}
main .quiet:hover{background:none;color:${ink}}
.back+form{margin:24px 0 0}
.back{display:inline-flex;align-items:center;min-height:48px;color:inherit;font-weight:600;text-underline-offset:4px;text-decoration-color:${line};text-decoration-thickness:2px}
.back:hover{text-decoration-color:currentcolor}
:focus-visible{outline:3px solid ${focus};outline-offset:2px}
${header ? underHeader : ''}`
}

/** `below` stands after the way back, for what is not the main thing. */
const write = (frame: AnswerFrame, title: string, [inner, below = '']: readonly [string, string?]) =>
  writePage({
    language: languageTag[frame.language],
    title: `${title} · ${frame.businessName}`,
    style: styleOf(frame),
    body: `${frame.header?.markup ?? ''}<main>${frame.header ? '' : `<p class="name">${escapeHtml(frame.businessName)}</p>`}<h1>${escapeHtml(title)}</h1>${inner}<a class="back" href="${escapeHtml(frame.backTo)}">${escapeHtml(frame.strings.back)}</a>${below}</main>${frame.header?.footer ?? ''}`,
  })

/** A page that says one thing. */
export const messagePage = (frame: AnswerFrame, message: { readonly title: string; readonly text: string }) =>
  write(frame, message.title, [message.text === '' ? '' : `<p role="status">${escapeHtml(message.text)}</p>`])

const oneButton = (action: string, label: string, attributes = ''): string =>
  `<form method="post" action="${escapeHtml(action)}"><button${attributes}>${escapeHtml(label)}</button></form>`

/** A page that asks for one more click before an address counts. */
export const confirmPage = (frame: AnswerFrame, action: string) => {
  const { confirmTitle, confirmText, confirm } = frame.strings
  return write(frame, confirmTitle, [`<p>${escapeHtml(confirmText)}</p>${oneButton(action, confirm)}`])
}

/** The page of an address that counts; the way off the list is small, and not where the button was that confirmed. */
export const subscribedPage = (frame: AnswerFrame, action: string) => {
  const { confirmed, welcome, leave } = frame.strings
  const off = oneButton(action, leave, ' class="quiet"')
  return write(frame, confirmed, [`<p role="status">${escapeHtml(welcome)}</p>`, off])
}

interface Refill {
  readonly action: string
  readonly fields: readonly FormField[]
  readonly values: ReadonlyMap<string, string>
  readonly errors: ReadonlyMap<string, string>
  readonly token: string
  /** Whether nothing is wrong with it, and it only could not be kept just now. */
  readonly isForLater?: boolean
}

const whyAgain = ({ strings }: AnswerFrame, { errors, isForLater }: Refill) => {
  if (isForLater) return { title: strings.notSent, text: strings.later }
  return errors.size > 0
    ? { title: strings.notSent, text: strings.correct }
    : { title: strings.confirmTitle, text: strings.sendAgain }
}

const inputOf = (field: FormField, { values, errors }: Refill): string => {
  const { name, title, type, validator } = field
  const error = errors.get(name)
  const value = escapeHtml(values.get(name) ?? '')
  const id = `field-${escapeHtml(name)}`
  const state = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error" autofocus`
  const required = validator === 'None' ? '' : ' required'
  const attributes = `id="${id}" name="${escapeHtml(name)}" maxlength="${lengthMaximumOf(field)}"${required}${state}`
  const kind = validator === 'EmailRequired' ? 'email' : 'text'
  const input =
    type === 'TextArea'
      ? `<textarea ${attributes}>${value}</textarea>`
      : `<input type="${kind}" ${attributes} value="${value}">`
  const note = error === undefined ? '' : `<span class="error" id="${id}-error">${escapeHtml(error)}</span>`
  return `<label for="${id}">${escapeHtml(title)}${input}${note}</label>`
}

/** What machines fill in, and nobody sees. */
const trap = `<div hidden><input name="${honeypotName}" tabindex="-1" autocomplete="off"></div>`

const formOf = (frame: AnswerFrame, refill: Refill, isChecked: boolean): string => {
  const inputs = refill.fields.map((field) => inputOf(field, refill)).join('')
  const token = `<input type="hidden" name="${formTokenName}" value="${escapeHtml(refill.token)}">`
  return `<form method="post" action="${escapeHtml(refill.action)}"${isChecked ? '' : ' novalidate'}>${inputs}${trap}${token}<button>${escapeHtml(frame.strings.send)}</button></form>`
}

/** The form again, with what was written kept, and what is wrong said beside it; where nothing is, why it is asked again. */
export const refillPage = (frame: AnswerFrame, refill: Refill) => {
  const { title, text } = whyAgain(frame, refill)
  return write(frame, title, [`<p role="alert">${escapeHtml(text)}</p>${formOf(frame, refill, false)}`])
}

/** A form that stands on a page of its own, with what it is for. */
export const formPage = (
  frame: AnswerFrame,
  { title, text }: { readonly title: string; readonly text: string },
  form: Pick<Refill, 'action' | 'fields' | 'token'>,
) =>
  write(frame, title, [
    `<p>${escapeHtml(text)}</p>${formOf(frame, { ...form, values: new Map(), errors: new Map() }, true)}`,
  ])
