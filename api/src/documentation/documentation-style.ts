/** What the documentation's style has beside the paper's. */
export const documentationStyle = `
main{max-width:920px}
.lead a{color:inherit}
section{margin-top:48px}
section h2{padding-bottom:10px;border-bottom:3px solid var(--ink);text-transform:capitalize}
.endpoint{border-bottom:1px solid var(--line)}
.endpoint>summary{display:flex;flex-wrap:wrap;align-items:baseline;gap:4px 20px;min-height:56px;padding:14px 0;cursor:pointer;list-style:none}
.endpoint>summary::-webkit-details-marker{display:none}
.endpoint>summary:hover .says{text-decoration:underline;text-underline-offset:3px}
.endpoint>summary:focus-visible,pre:focus-visible,.table:focus-visible,a:focus-visible{outline:2px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 5px var(--sign)}
.call{flex:1 1 380px;min-width:0;overflow-wrap:anywhere}
.call b{display:inline-block;min-width:72px;font-size:14px;letter-spacing:.04em}
.says{color:var(--soft)}
.endpoint[open]{padding-bottom:28px}
.who{display:inline-block;margin:0 0 8px;padding:4px 12px;background:var(--sign);border-radius:4px;font-weight:600}
h3{margin:20px 0 8px;font-size:15px}
code{font-family:ui-monospace,"SF Mono",Menlo,Consolas,monospace;font-size:.88em}
pre{margin:0;max-height:420px;overflow:auto;padding:16px;background:var(--raised);border:1px solid var(--line);border-radius:5px;font-size:15px;line-height:1.45}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:15px}
th{text-align:start;font-weight:600}
th,td{padding:6px 16px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
`
