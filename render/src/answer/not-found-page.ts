import type { Origins } from '@shingle/shared/origins/origins.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { productSignSvg } from '@shingle/shared/product/product-sign-svg.ts'
import { escapeHtml } from '@shingle/shared/text/escape-html.ts'
import { ownFaceRules } from '@shingle/shared/theme/font-faces.ts'
import { type ReadyPage, readyOwnPage } from '../site/ready-page.ts'
import { writePage } from './written-page.ts'

// Outside the app there are no design tokens: the product's three materials, written out.
const style = `${ownFaceRules}
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;grid-template-rows:auto 1fr;background:#f8f6f1;color:#1d1a15;font:400 17px/1.5 Text,"Helvetica Neue",Arial,sans-serif}
header{padding:20px clamp(24px,4.4vw,64px) 16px;border-bottom:3px solid #1d1a15}
header a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit;text-decoration:none;font:700 24px/1 Head,"Arial Narrow",Arial,sans-serif;letter-spacing:-.035em}
main{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:clamp(32px,6vw,96px);padding:0 clamp(24px,4.4vw,64px) 64px;max-width:1312px;width:100%;margin:0 auto;align-items:start}
.sign{justify-self:center;width:min(100%,460px);height:auto;transform-origin:50% 0}
.words{padding-top:clamp(40px,12vh,140px)}
h1{margin:0 0 20px;max-width:9ch;font:700 clamp(44px,7vw,88px)/.94 Head,"Arial Narrow",Arial,sans-serif;letter-spacing:-.035em}
p{margin:0 0 28px;max-width:44ch;color:#5b5547}
.do{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;background:#1d1a15;color:#fffefb;border-radius:5px;font-weight:600;text-decoration:none}
.do:hover{background:#38332a}
a:focus-visible{outline:2px solid #1d1a15;outline-offset:2px;box-shadow:0 0 0 6px #ffc21a}
@media (prefers-reduced-motion:no-preference){.sign{animation:swing 1.6s ease-out 1}}
@keyframes swing{0%{transform:rotate(-4deg)}30%{transform:rotate(2.6deg)}60%{transform:rotate(-1.4deg)}100%{transform:none}}
@media (max-width:767px){main{grid-template-columns:1fr;align-content:start;gap:0}.sign{width:260px;justify-self:start}.words{padding-top:40px}}`

// A board ready to be painted: the painter's guide lines are drawn, no letter is.
const sign =
  '<svg class="sign" viewBox="0 0 480 430" fill="none" aria-hidden="true"><g transform="rotate(-2 240 0)" stroke="#1d1a15"><rect x="36" y="140" width="408" height="270" rx="8" fill="#ffc21a" stroke="none"/><rect x="52" y="156" width="376" height="238" rx="4" stroke-width="3"/><path d="M92 236h296M92 288h296M92 316h196M92 352h196" stroke="#bc9023" stroke-width="2"/><path d="M240 0 112 180M240 0l128 180" stroke-width="3"/><circle cx="112" cy="180" r="6" fill="#1d1a15"/><circle cx="368" cy="180" r="6" fill="#1d1a15"/></g></svg>'

interface Words {
  readonly title: string
  readonly text: string
  readonly status?: number
}

const wordsPage = (
  { title, text, status = 404 }: Words,
  { header, way }: { readonly header: string; readonly way: string },
): ReadyPage => {
  const { html, contentSecurityPolicy } = writePage({
    ...{ language: 'en', title, style },
    body: `${header}<main>${sign}<div class="words"><h1>${title}</h1><p>${text}</p>${way}</div></main>`,
  })
  return readyOwnPage(html, { status, contentSecurityPolicy })
}

const wayTo = (address: string, words: string): string =>
  `<a class="do" href="${escapeHtml(address)}">${words}</a>`

const absencePage = ({ app }: Origins, words: Words): ReadyPage =>
  wordsPage(words, {
    header: `<header><a href="${escapeHtml(app)}/">${productSignSvg}${productName}</a></header>`,
    way: wayTo(`${app}/`, 'Make a website'),
  })

/** The page of a path at a connected domain where its website has nothing: that website's, with no word of ours. */
export const lostPage = (): ReadyPage =>
  wordsPage(
    { title: 'Nothing at this path', text: 'The website of this address is at its front page.' },
    { header: '<header></header>', way: wayTo('/', 'To the front page') },
  )

/** The page of an address where no website ever stood (specification 2). */
export const notFoundPage = (origins: Origins): ReadyPage =>
  absencePage(origins, {
    title: 'Nothing to see here',
    text: 'There is no website at this address. Is it spelled right?',
  })

/** The page of an address whose website was deleted, unpublished or moved (specification 4). */
export const siteNotFoundPage = (origins: Origins): ReadyPage =>
  absencePage(origins, {
    title: 'Site not found',
    text: 'There was a website at this address. It was taken down, or it moved to another one.',
  })

/** The page of an address whose website the operator took down. */
export const takenDownPage = (origins: Origins): ReadyPage =>
  absencePage(origins, {
    title: 'Taken down',
    text: 'The website at this address was taken down because it broke our terms.',
    status: 451,
  })
