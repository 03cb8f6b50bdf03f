import type { CSSProperties } from 'react'

// Mail programs read neither custom properties nor our fonts: these are the product's materials, written out.
export const paper = '#f8f6f1'
export const raised = '#fffefb'
export const ink = '#1d1a15'
export const soft = '#5b5547'
export const sign = '#ffc21a'
export const line = '#dad5c8'
export const face = "'Helvetica Neue', Helvetica, Arial, sans-serif"
export const codeFace = "'Courier New', Courier, monospace"

export const small: CSSProperties = { font: `400 13px/19px ${face}`, color: soft, margin: 0 }
export const cell: CSSProperties = { padding: '9px 0', borderTop: `1px solid ${line}`, verticalAlign: 'top' }

export const sheet: CSSProperties = {
  ...{ backgroundColor: paper, color: ink, fontFamily: face },
  ...{ margin: 0, padding: 0, wordBreak: 'break-word' },
}
export const hung: CSSProperties = {
  ...{ backgroundColor: raised, border: `1px solid ${line}`, borderRadius: 8 },
  ...{ borderCollapse: 'separate', padding: '32px 32px 28px' },
}

export const button: CSSProperties = {
  ...{ font: `bold 16px/20px ${face}`, backgroundColor: ink, borderRadius: 5, color: raised },
  ...{ padding: '14px 24px', margin: '8px 0 20px', textDecoration: 'none' },
}
export const way: CSSProperties = {
  ...{ color: soft, textDecoration: 'underline', display: 'inline-block', padding: '8px 20px 8px 0' },
}

// The only rules that cannot stand in an element: on a phone narrower margins, and what a fact is called above it, for
// programs that read them.
export const narrow = [
  '@media (max-width:480px){',
  '.edge{padding-left:16px!important;padding-right:16px!important}.board{padding:24px 20px!important}',
  '.title,.value{display:block!important;width:auto!important}.title{padding-bottom:0!important}',
  '.value{border-top:0!important;padding-top:0!important}',
  '}',
].join('')
