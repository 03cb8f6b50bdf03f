import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { signPath } from '@shingle/shared/paths/server-paths.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { productSignSvg } from '@shingle/shared/product/product-sign-svg.ts'
import { paperStyle } from './paper-style.ts'

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
<link rel="icon" href="${signPath}" type="image/svg+xml">
<style>${paperStyle}${style}</style>
${script === undefined ? '' : `<script src="${script}" defer></script>`}
</head>
<body>
<header class="top">
  <a href="${pagePaths.home}">${productSignSvg}${productName}</a>
  <p>${name}</p>
</header>
<main>
  <h1>${heading}</h1>
  <p class="lead">${lead}</p>
  ${body}
</main>
</body>
</html>`
