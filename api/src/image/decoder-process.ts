import { argv, memoryUsage } from 'node:process'
import { resizeImage } from './resize-image.ts'
import { resizeOrderSchema } from './resize-order.ts'

/** The process in which strangers' files are opened. It knows no secret, holds no connection, and may die. */

const memoryMaximum = Number(argv[2])
const looksEveryMs = 20

// The pictures lie outside of JavaScript's heap, which is all that node itself can limit.
const endWhenTooLarge = () => {
  if (memoryUsage.rss() > memoryMaximum) process.exit(1)
}
setInterval(endWhenTooLarge, looksEveryMs)

process.on('message', (message: unknown) => {
  endWhenTooLarge()
  void resizeImage(resizeOrderSchema.parse(message)).then((answer) => process.send?.(answer))
})
// The api is gone.
process.on('disconnect', () => process.exit())
