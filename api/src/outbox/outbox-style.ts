/** What the viewer's style has beside the paper's. */
export const outboxStyle = `
.state{display:flex;align-items:center;gap:10px;margin:24px 0 32px;font-size:15px;color:var(--soft)}
.state::before{content:"";width:9px;height:9px;border-radius:50%;background:#17633f}
.away{color:#8d4500}.away::before{background:currentcolor}
article{padding:24px 0 28px;border-top:1px solid var(--line)}
article header{display:grid;gap:6px}
h2{margin:0;font:700 22px/1.2 Head,Arial,sans-serif;letter-spacing:-.02em;overflow-wrap:anywhere}
dl{display:flex;flex-wrap:wrap;gap:2px 24px;margin:0;font-size:15px;color:var(--soft)}
dl div{display:flex;gap:8px}dt::after{content:":"}dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
.board{display:inline-block;margin:20px 0 4px;padding:18px 20px 18px 28px;background:var(--sign);border-radius:5px;box-shadow:0 1px 2px rgb(29 26 21/.18),0 22px 32px -18px rgb(29 26 21/.38)}
.board code{font:700 clamp(32px,7vw,48px)/1 ui-monospace,"SF Mono",Menlo,Consolas,monospace;letter-spacing:.16em;user-select:all}
details{margin-top:14px}
summary{display:inline-block;min-height:28px;cursor:pointer;font-size:15px;font-weight:600;text-decoration:underline;text-underline-offset:3px}
.plain{display:inline-block;margin-top:6px;color:var(--soft);font-size:13px}
summary:focus-visible,.plain:focus-visible,.top a:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 5px var(--sign)}
iframe{display:block;width:100%;height:520px;margin-top:12px;border:1px solid var(--line);border-radius:5px;background:var(--raised)}
.empty{padding:24px 0;border-top:1px solid var(--line);color:var(--soft)}
.fresh .board{animation:swing .5s ease-out;transform-origin:50% -40px}
@keyframes swing{0%{transform:rotate(-3deg)}45%{transform:rotate(1.6deg)}100%{transform:none}}
@media (prefers-reduced-motion:reduce){.fresh .board{animation:none}}
`
