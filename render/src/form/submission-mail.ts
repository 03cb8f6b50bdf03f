import { productName } from '@shingle/shared/product/product.ts'
import { escapeHtml } from '../answer/own-page.ts'

/** A filled-in contact form. */
export interface Submission {
  readonly businessName: string
  readonly siteUrl: string
  readonly fields: readonly { readonly title: string; readonly value: string }[]
}

const cell = 'padding:0 0 16px;font:400 16px/24px Helvetica,Arial,sans-serif;color:#1d1a15'

const row = ({ title, value }: Submission['fields'][number]): string =>
  `<tr><td style="${cell}"><strong>${escapeHtml(title)}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`

const footerOf = ({ siteUrl }: Submission): string =>
  `Sent by the contact form of ${siteUrl}. Reply to this mail to answer.`

/** The mail that brings a visitor's message to the owner: the visitor's words as text, never as markup or header. */
export const submissionMail = (submission: Submission) => {
  const footer = footerOf(submission)
  const text = submission.fields.map(({ title, value }) => `${title}\n${value}`).join('\n\n')
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f8f6f1"><table role="presentation" align="center" width="100%" style="max-width:520px"><tr><td style="padding:0 0 12px;font:700 22px/28px Helvetica,Arial,sans-serif;letter-spacing:-.5px;color:#1d1a15;border-bottom:3px solid #1d1a15">${productName}</td></tr><tr><td style="padding:28px 28px 12px;background:#fffefb;border:1px solid #dad5c8;border-top:0"><h1 style="margin:0 0 20px;font:700 28px/30px Helvetica,Arial,sans-serif;letter-spacing:-.6px;color:#1d1a15">A message for ${escapeHtml(submission.businessName)}</h1><table role="presentation" width="100%">${submission.fields.map(row).join('')}</table></td></tr><tr><td style="padding:16px 0 0;font:400 13px/20px Helvetica,Arial,sans-serif;color:#5b5547">${escapeHtml(footer)}</td></tr></table></body></html>`
  return { subject: `New message for ${submission.businessName}`, html, text: `${text}\n\n--\n${footer}\n` }
}

/** The mail that asks a subscriber to confirm. */
export const confirmationMail = (given: { readonly businessName: string; readonly confirmUrl: string }) => {
  const name = escapeHtml(given.businessName)
  const why =
    'Somebody typed your address into a newsletter form. If that was not you, do nothing. The same link takes you off the list again.'
  const html = `<!doctype html><html lang="en"><body style="margin:0;padding:32px 16px;background:#f8f6f1"><table role="presentation" align="center" width="100%" style="max-width:520px"><tr><td style="padding:28px;background:#fffefb;border:1px solid #dad5c8;border-top:3px solid #1d1a15;font:400 16px/24px Helvetica,Arial,sans-serif;color:#1d1a15"><h1 style="margin:0 0 16px;font:700 28px/30px Helvetica,Arial,sans-serif">${name}</h1><p style="margin:0 0 20px">Confirm that you want to get this newsletter.</p><p style="margin:0"><a href="${escapeHtml(given.confirmUrl)}" style="display:inline-block;padding:12px 24px;background:#1d1a15;color:#fffefb;border-radius:5px;font-weight:700;text-decoration:none">Confirm</a></p></td></tr><tr><td style="padding:16px 0 0;font:400 13px/20px Helvetica,Arial,sans-serif;color:#5b5547">${why}</td></tr></table></body></html>`
  return {
    subject: `Please confirm: ${given.businessName}`,
    html,
    text: `Confirm that you want to get the newsletter of ${given.businessName}:\n${given.confirmUrl}\n\n${why}\n`,
  }
}
