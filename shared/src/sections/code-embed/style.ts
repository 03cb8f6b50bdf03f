/** The Code Embed section's CSS. */
export const codeEmbedStyle = `
.section-code-embed .wrap{display:grid;gap:var(--space-24)}
.section-code-embed iframe{width:100%;height:var(--frame);border:1px solid var(--line);border-radius:var(--radius-field);background:#fff}
`
