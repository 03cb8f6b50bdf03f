import { previewMessages } from '@shingle/shared/page/embed-preview.ts'
import { embedSandbox } from '@shingle/shared/page/embed-sandbox.ts'
import { embedHeights, heightName, tellHeight } from '@shingle/shared/sections/code-embed/embed-height.ts'

/** What stands before embedded code on its page, and after it. */
export const embedHead = `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><style>body{margin:0}</style></head><body>`
export const embedEnd = `<script>${tellHeight}</script></body></html>`

/** A text within a script of a page. */
const inScript = (text: string): string => JSON.stringify(text).replaceAll('<', '\\u003c')

const { minimum, maximum } = embedHeights

/**
 * Runs in the frame of the preview: each code that the app tells it begins anew in a frame of its own, as high as it
 * says. Of anybody but the page around it, and at another origin than the app's, it takes nothing.
 */
const previewScript = (app: string): string =>
  `(function(app){var f;function begin(code){var n=document.createElement('iframe');n.title='Your code';n.sandbox=${inScript(embedSandbox)};n.srcdoc=${inScript(embedHead)}+code+${inScript(embedEnd)};f?f.replaceWith(n):document.body.append(n);f=n}addEventListener('message',function(e){var m=e.data||{};if(e.source==parent&&e.origin==app&&typeof m.${previewMessages.code}=='string')begin(m.${previewMessages.code});else if(f&&e.source==f.contentWindow&&+m.${heightName}>0)f.style.height=Math.max(${minimum},Math.min(+m.${heightName},${maximum}))+'px'});parent.postMessage({${previewMessages.ready}:1},app)})(${inScript(app)})`

/** The page in which the designer shows code that is being written. */
export const embedPreviewPage = (app: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="robots" content="noindex"><style>body{margin:0}iframe{display:block;width:100%;height:400px;border:0}</style></head><body><script>${previewScript(app)}</script></body></html>`
