import { type Language, languageTag } from '@shingle/shared/language/language.ts'
import type { AnswerStrings } from '@shingle/shared/submission/answer-strings.ts'
import { type FormField, formTextMaximum } from '@shingle/shared/submission/form-fields.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { escapeHtml, writeOwnPage } from '../answer/own-page.ts'

/** Whose page answers, and in which language. */
export interface AnswerFrame {
  readonly businessName: string
  readonly theme: Theme
  readonly language: Language
  readonly strings: AnswerStrings
  /** The address of the website. */
  readonly backTo: string
}

const hexColour = /^#[0-9a-f]{6}$/i

// Colours come from the draft's own fields, proved when it was published; proved again where they become style.
const safe = (colour: string, otherwise: string): string => (hexColour.test(colour) ? colour : otherwise)

const styleOf = (theme: Theme): string => {
  const ground = safe(theme.background, '#ffffff')
  const ink = safe(theme.primaryText, '#1c1a17')
  const soft = safe(theme.secondaryText, '#57534b')
  const [button, onButton] = [safe(theme.buttonBackground, '#1c1a17'), safe(theme.buttonText, '#ffffff')]
  return `*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:32px 20px;background:${ground};color:${ink};font:400 1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
main{width:min(100%,34rem)}
.name{margin:0 0 24px;color:${soft};font-weight:600}
h1{margin:0 0 12px;font-size:clamp(2rem,6vw,2.75rem);line-height:1.08;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 24px;overflow-wrap:anywhere}
form{display:grid;gap:20px;margin:0 0 28px}
label{display:grid;gap:6px;font-weight:600}
input,textarea{width:100%;min-height:48px;padding:10px 12px;font:inherit;font-weight:400;color:#1c1a17;background:#fff;border:1px solid #6b6b6b;border-radius:4px}
textarea{min-height:140px;resize:vertical}
[aria-invalid=true]{border:2px solid #a8231a}
.error{display:block;padding:6px 10px;background:#f9e3df;color:#8c1c14;border-radius:4px;font-weight:500;font-size:.9375rem}
button,.back{min-height:48px;font:inherit;font-weight:600}
button{justify-self:start;padding:0 28px;border:0;border-radius:4px;background:${button};color:${onButton};cursor:pointer}
.back{display:inline-flex;align-items:center;color:inherit;text-underline-offset:4px}
:focus-visible{outline:3px solid ${ink};outline-offset:2px}`
}

const write = (frame: AnswerFrame, title: string, inner: string) =>
  writeOwnPage({
    language: languageTag[frame.language],
    title: `${title} · ${frame.businessName}`,
    style: styleOf(frame.theme),
    body: `<main><p class="name">${escapeHtml(frame.businessName)}</p><h1>${escapeHtml(title)}</h1>${inner}<a class="back" href="${escapeHtml(frame.backTo)}">${escapeHtml(frame.strings.back)}</a></main>`,
  })

/** A page that says one thing. */
export const messagePage = (frame: AnswerFrame, message: { readonly title: string; readonly text: string }) =>
  write(frame, message.title, `<p role="status">${escapeHtml(message.text)}</p>`)

/** A page that asks for one more click. */
export const confirmPage = (frame: AnswerFrame, action: string) =>
  write(
    frame,
    frame.strings.confirmTitle,
    `<p>${escapeHtml(frame.strings.confirmText)}</p><form method="post" action="${escapeHtml(action)}"><button>${escapeHtml(frame.strings.confirm)}</button></form>`,
  )

interface Refill {
  readonly action: string
  readonly fields: readonly FormField[]
  readonly values: ReadonlyMap<string, string>
  readonly errors: ReadonlyMap<string, string>
}

const inputOf = ({ name, title, type, validator }: FormField, { values, errors }: Refill): string => {
  const error = errors.get(name)
  const value = escapeHtml(values.get(name) ?? '')
  const id = `field-${escapeHtml(name)}`
  const state = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${id}-error" autofocus`
  const required = validator === 'None' ? '' : ' required'
  const attributes = `id="${id}" name="${escapeHtml(name)}" maxlength="${formTextMaximum[type]}"${required}${state}`
  const kind = validator === 'EmailRequired' ? 'email' : 'text'
  const input =
    type === 'TextArea'
      ? `<textarea ${attributes}>${value}</textarea>`
      : `<input type="${kind}" ${attributes} value="${value}">`
  const note = error === undefined ? '' : `<span class="error" id="${id}-error">${escapeHtml(error)}</span>`
  return `<label for="${id}">${escapeHtml(title)}${input}${note}</label>`
}

/** The form again, with what was written kept and what is wrong said beside it. */
export const refillPage = (frame: AnswerFrame, refill: Refill) => {
  const { strings } = frame
  const inputs = refill.fields.map((field) => inputOf(field, refill)).join('')
  return write(
    frame,
    strings.notSent,
    `<p role="alert">${escapeHtml(strings.correct)}</p><form method="post" action="${escapeHtml(refill.action)}" novalidate>${inputs}<button>${escapeHtml(strings.send)}</button></form>`,
  )
}
