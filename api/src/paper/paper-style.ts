import { visuallyHidden } from '@shingle/shared/page/visually-hidden.ts'
import { ownFaceRules } from '@shingle/shared/theme/font-faces.ts'

/** The style of the pages that the api writes itself: paper, ink, one sign yellow. */
export const paperStyle = `
${ownFaceRules}
:root{color-scheme:light;--paper:#f8f6f1;--raised:#fffefb;--ink:#1d1a15;--soft:#5b5547;--sign:#ffc21a;--line:#dad5c8}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 17px/1.5 Text,"Helvetica Neue",Arial,sans-serif}
.top{display:flex;align-items:center;justify-content:space-between;gap:16px;padding:10px clamp(20px,4.4vw,64px) 8px;border-bottom:3px solid var(--ink);background:var(--sign)}
.top a{display:inline-flex;align-items:center;gap:10px;min-height:44px;color:inherit;text-decoration:none;font:700 24px/1 Head,Arial,sans-serif;letter-spacing:-.035em}
.top p{margin:0;font-weight:600}
main{max-width:760px;padding:clamp(32px,6vw,72px) clamp(20px,4.4vw,64px) 96px;margin:0 auto}
h1{margin:0 0 16px;font:700 clamp(34px,5vw,52px)/.98 Head,Arial,sans-serif;letter-spacing:-.03em;max-width:14ch}
.lead{margin:0;max-width:56ch;color:var(--soft)}
.lead code{font-size:.88em;color:var(--ink)}
.visually-hidden{${visuallyHidden}}
`
