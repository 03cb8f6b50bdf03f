import { productName } from '@shingle/shared/product/product.ts'
import { paperStyle } from './paper-style.ts'

/** A text as markup shows it. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What a page of the api's own shows. */
interface PaperPage {
  /** What the page is called, in its title and at its top. */
  readonly name: string
  readonly heading: string
  /** What it says below the heading, as markup. */
  readonly lead: string
  readonly body: string
  readonly style: string
  readonly script?: string
}

/** A page of the api's own, for whoever builds on this deployment: no client is loaded for it. */
export const paperPage = ({ name, heading, lead, body, style, script }: PaperPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${name} · ${productName}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${paperStyle}${style}</style>
${script === undefined ? '' : `<script src="${script}" defer></script>`}
</head>
<body>
<header class="top">
  <a href="/"><svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><path d="M1 3.500h28" stroke="currentColor" stroke-width="3"/><path d="M8 4v8M22 4v8" stroke="currentColor" stroke-width="2"/><rect x="3" y="11" width="24" height="16" rx="2" fill="currentColor"/></svg>${productName}</a>
  <p>${name}</p>
</header>
<main>
  <h1>${heading}</h1>
  <p class="lead">${lead}</p>
  ${body}
</main>
</body>
</html>`
