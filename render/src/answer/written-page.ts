import { createHash } from 'node:crypto'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'

/** A small page that `render` writes itself. `body` is markup. */
export interface WrittenPage {
  readonly language: string
  readonly title: string
  readonly style: string
  readonly body: string
}

/** The page and the policy under which only its own style may be used. */
export const writePage = ({ language, title, style, body }: WrittenPage) => {
  const hash = createHash('sha256').update(style).digest('base64')
  const html = `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${style}</style></head><body>${body}</body></html>`
  const contentSecurityPolicy = [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return { html, contentSecurityPolicy }
}
