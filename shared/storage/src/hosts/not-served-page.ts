import { createHash } from 'node:crypto'

const style =
  ':root{color-scheme:light}body{margin:0;padding:12vh 24px 48px;background:#f8f6f1;color:#1d1a15;font:17px/1.5 "Helvetica Neue",Arial,sans-serif}main{max-width:560px;margin:0 auto;padding-top:24px;border-top:3px solid}h1{margin:0 0 16px;font-size:36px;line-height:1.1}p{margin:0 0 12px;color:#5b5547}'

/** What whoever comes to a domain reads that leads here and is connected with no website. */
export const notServedPage =
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>Not connected</title><style>${style}</style></head><body><main><h1>No website is connected here</h1><p>This address leads to us, and no website of ours is connected with it, or none yet.</p><p>Is it yours? Your website’s settings say under Domain what is still to do.</p></main></body></html>` as const

/** The policy of that page: its own style, and nothing else. */
export const notServedPolicy =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src data:; base-uri 'none'; frame-ancestors 'none'` as const
