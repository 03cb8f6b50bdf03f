import type { Plugin } from 'vite'

const plain = `
export const print = (...words) => console.info(...words)
export const warn = (...words) => console.warn(...words)
export const [BOLD, UNBOLD, RED, ORANGE] = ['', '', '', '']
`

/**
 * What Yjs says is printed plainly. By itself `lib0/logging` colours its lines, and reads arguments and the address to know
 * whether it may: half a kilobyte before the designer answers. The build warns when Yjs asks for another name one day.
 */
export const plainLogging = (): Plugin => ({
  name: 'plain-logging',
  load: {
    filter: { id: /lib0\/logging\.js$/ },
    handler: () => ({ code: plain, map: null }),
  },
})
