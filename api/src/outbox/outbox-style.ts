/** The viewer's style: paper, ink, one sign yellow. */
export const outboxStyle = `
@font-face{font-family:"Head";src:url(/fonts/5.3.0/bricolage-grotesque-latin-wght-normal.woff2) format("woff2");font-weight:200 800;font-display:swap}
@font-face{font-family:"Text";src:url(/fonts/5.3.0/instrument-sans-latin-wght-normal.woff2) format("woff2");font-weight:400 700;font-display:swap}
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
.state{display:flex;align-items:center;gap:10px;margin:24px 0 32px;font-size:15px;color:var(--soft)}
.state::before{content:"";width:9px;height:9px;border-radius:50%;background:#17633f}
article{padding:24px 0 28px;border-top:1px solid var(--line)}
article header{display:grid;gap:6px}
h2{margin:0;font:700 22px/1.2 Head,Arial,sans-serif;letter-spacing:-.02em;overflow-wrap:anywhere}
dl{display:flex;flex-wrap:wrap;gap:2px 24px;margin:0;font-size:15px;color:var(--soft)}
dl div{display:flex;gap:8px}dt::after{content:":"}dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
.board{display:inline-block;margin:20px 0 4px;padding:18px 20px 18px 28px;background:var(--sign);border-radius:5px;box-shadow:0 1px 2px rgb(29 26 21/.18),0 22px 32px -18px rgb(29 26 21/.38)}
.board code{font:700 clamp(32px,7vw,48px)/1 ui-monospace,"SF Mono",Menlo,Consolas,monospace;letter-spacing:.16em;user-select:all}
details{margin-top:14px}
summary{display:inline-block;min-height:28px;cursor:pointer;font-size:15px;font-weight:600;text-decoration:underline;text-underline-offset:3px}
summary:focus-visible,.top a:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 5px var(--sign)}
iframe{display:block;width:100%;height:520px;margin-top:12px;border:1px solid var(--line);border-radius:5px;background:var(--raised)}
.empty{padding:24px 0;border-top:1px solid var(--line);color:var(--soft)}
.fresh .board{animation:swing .5s ease-out;transform-origin:50% -40px}
@keyframes swing{0%{transform:rotate(-3deg)}45%{transform:rotate(1.6deg)}100%{transform:none}}
.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){.fresh .board{animation:none}}
`
