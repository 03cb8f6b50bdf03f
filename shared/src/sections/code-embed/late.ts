import type { LatePart } from '../late-part.ts'

/** What of the Code Embed section comes apart: its place in a draft, where the code does not run. */
export const codeEmbedLate: LatePart = {
  style: `
.section-code-embed .waits{display:grid;align-content:center;justify-items:center;gap:var(--space-6);min-height:var(--frame);padding:var(--space-16);text-align:center;border:1px dashed var(--line);border-radius:var(--radius-field);background:var(--card);color:var(--ink)}
.section-code-embed .waits span{font-size:var(--step--1);color:var(--ink-soft);max-width:44ch}
`,
}
