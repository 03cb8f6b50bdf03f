import { everyAdjustmentRule } from '@shingle/shared/page/picture-classes.ts'

/** What the canvas adds to the page's own CSS: empty texts once somebody wants to write in them, and nothing that moves it. */
export const canvasStyle = `
body{margin:0;overflow:hidden}
a{cursor:default}
[data-text]:empty{display:none}
.section[data-open] [data-text]:empty:is([data-asked],:focus){display:revert;min-width:6ch}
.section[data-open] [data-text]:empty::before{content:attr(data-asked);opacity:.55}
[data-rich][data-empty]{display:none}
.section[data-open] [data-empty][data-asked]{display:block}
.section[data-open] [data-rich][data-empty]::before{content:attr(data-asked);opacity:.55}
.section[data-open] :is([data-text],[data-rich]){cursor:text;outline:0}
:where([data-text],[data-rich]){border-radius:2px}
.section[data-open] [data-picture]{cursor:pointer}
[data-picture][role=button]{cursor:pointer}
[data-picture][data-over]{border-style:solid;color:var(--ink)}
[data-over]:not([role=button]){outline:4px solid var(--accent);outline-offset:-4px}
[data-picture][aria-busy=true]{opacity:.55}
[contenteditable]{white-space:pre-wrap}
[data-action][contenteditable],.call [contenteditable]{white-space:pre}
.ProseMirror{outline:0;white-space:pre-wrap}
.site .ProseMirror>*+*{margin-block-start:.75em}
.site summary{cursor:default}
${everyAdjustmentRule()}
`
